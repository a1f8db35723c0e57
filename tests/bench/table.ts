// The figures as a table: median and 95th percentile, and how many times the smallest request fits into the median.
import type { Measured } from './measureLibrary.ts';

/** The value below which that part of all values lies. */
function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Formats what was measured; the first of it is what the others are compared with. */
export function formatTable(measured: readonly Measured[]): string {
  const unit = percentile(measured[0]?.times ?? [], 0.5);
  const rows = measured.map(({ name, times }) => {
    const median = percentile(times, 0.5);
    return [name, median.toFixed(1), percentile(times, 0.95).toFixed(1), (median / unit).toFixed(1)];
  });
  const all = [['request', 'p50 ms', 'p95 ms', '× me'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
