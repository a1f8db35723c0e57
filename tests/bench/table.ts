// Formats results as a table with aligned columns, words on the left and numbers on the right.
import type { Measured } from './measureLibrary.ts';

/** The table of a measurement that has limits. */
export interface JudgedTable {
  /** The first row is the heading. */
  readonly table: readonly (readonly string[])[];
  /** The limits that were exceeded, in words. */
  readonly shortcomings: readonly string[];
}

/** The percentile of the values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Formats rows of cells. The first row is the heading, the first column has words. */
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
 * Formats results: median and 95th percentile, the median as a multiple of the baseline's, the median CPU time of the server, and the limit of the 95th
 * percentile. The first result is the baseline.
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
