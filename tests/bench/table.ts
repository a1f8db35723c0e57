// Figures as a table: columns that line up, words to the left, numbers to the right.
import type { Measured } from './measureLibrary.ts';

/** What is printed of a measure that the house asks something of. */
export interface JudgedTable {
  /** The first row is the head. */
  readonly table: readonly (readonly string[])[];
  /** What falls short of what the house asks, in words. */
  readonly shortcomings: readonly string[];
}

/** The value below which that part of all values lies. */
export function percentile(values: readonly number[], part: number): number {
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
 * Formats what was measured: median and 95th percentile, how many times the smallest request fits into the median, the median of the
 * server's processor time, and the limit of the 95th percentile. The first of it is what the others are compared with.
 */
export function formatTable(measured: readonly Measured[]): string {
  const unit = percentile(measured[0]?.times ?? [], 0.5);
  const rows = measured.map(({ name, times, cpuTimes, limit }) => {
    const median = percentile(times, 0.5);
    const high = percentile(times, 0.95);
    const cpu = cpuTimes.length > 0 ? percentile(cpuTimes, 0.5).toFixed(1) : '';
    const kept = limit === undefined ? '' : `${high < limit ? '<' : 'over'} ${limit}`;
    return [name, median.toFixed(1), high.toFixed(1), (median / unit).toFixed(1), cpu, kept];
  });
  return formatRows([['request', 'p50 ms', 'p95 ms', '× me', 'CPU ms', 'limit'], ...rows]);
}
