// The coverage of the last test run in one sentence.
import type { CoverageReport } from '../coverage/useCoverage.ts';
import { viewerTexts } from './viewerTexts.ts';

/** For all machines; null where nobody knows. */
export function coveredText(report: CoverageReport | null): string | null {
  return report === null ? null : viewerTexts.bar.covered(report.covered, report.total);
}
