// Before a run of all browser tests: deletes the coverage that the last run recorded.
import { isWholeRun } from './isWholeRun.ts';
import { beginWholeRun } from './recordCoverage.ts';

export default function setup(): void {
  if (isWholeRun(process.argv.slice(2), ['--project'])) beginWholeRun('browser');
}
