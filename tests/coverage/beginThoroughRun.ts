// Runs before all thorough tests, which include the walks of the machines' models, and deletes the coverage of the previous walks.
import { isWholeRun } from './isWholeRun.ts';
import { beginWholeRun } from './recordCoverage.ts';

export default function setup(): void {
  if (isWholeRun(process.argv.slice(2))) beginWholeRun('model');
}
