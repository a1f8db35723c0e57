// What the last test run walked, in words.
import type { CoverageReport } from '../coverage/useCoverage.ts';
import { viewerTexts } from './viewerTexts.ts';

/** For all machines; null where nobody knows. */
export function walkedText(report: CoverageReport | null): string | null {
  return report === null ? null : viewerTexts.bar.covered(report.walked, report.total);
}
