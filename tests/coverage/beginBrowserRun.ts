// Runs before all browser tests and deletes the coverage of the previous run.
import { isWholeRun } from './isWholeRun.ts';
import { beginWholeRun } from './recordCoverage.ts';

export default function setup(): void {
  if (isWholeRun(process.argv.slice(2), ['--project'])) beginWholeRun('browser');
}
