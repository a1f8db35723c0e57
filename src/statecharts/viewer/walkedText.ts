// What the last test run walked, in words.
import type { CoverageReport } from '../coverage/useCoverage.ts';

/** For all machines; null where nobody knows. */
export function walkedText(report: CoverageReport | null): string | null {
  return report === null ? null : `${report.walked} of ${report.total} transitions walked in the last test run`;
}
