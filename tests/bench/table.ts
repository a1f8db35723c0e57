// Figures as a table: columns that line up, words to the left, numbers to the right.
import type { Measured } from './measureLibrary.ts';

/** The value below which that part of all values lies. */
function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Formats rows of cells; the first row is the head, the first column words. */
export function formatRows(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/**
 * Formats what was measured: median and 95th percentile, and how many times the smallest request fits into the median. The first
 * of it is what the others are compared with.
 */
export function formatTable(measured: readonly Measured[]): string {
  const unit = percentile(measured[0]?.times ?? [], 0.5);
  const rows = measured.map(({ name, times }) => {
    const median = percentile(times, 0.5);
    return [name, median.toFixed(1), percentile(times, 0.95).toFixed(1), (median / unit).toFixed(1)];
  });
  return formatRows([['request', 'p50 ms', 'p95 ms', '× me'], ...rows]);
}
