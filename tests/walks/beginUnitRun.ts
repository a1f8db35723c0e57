// Before the unit tests, of which the model tests are some: forgets what the last run walked, when all are run.
import { isWholeRun } from './isWholeRun.ts';
import { beginWholeRun } from './recordWalk.ts';

export default function setup(): void {
  if (!isWholeRun(process.argv.slice(2))) return;
  beginWholeRun('unit');
  beginWholeRun('model');
}
