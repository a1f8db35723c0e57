// The coverage of the last test run in one sentence.
import type { CoverageReport } from '../coverage/useCoverage.ts';
import { viewerTexts } from './viewerTexts.ts';

/** For all machines; null if the coverage is unknown. */
export function coveredText(report: CoverageReport | null): string | null {
  return report === null ? null : viewerTexts.bar.covered(report.covered, report.total);
}
