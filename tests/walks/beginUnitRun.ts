// Before the unit tests, of which the model tests are some: forgets what the last run walked, when all are run.
import type { TestProject } from 'vitest/node';
import { isWholeRun } from './isWholeRun.ts';
import { beginWholeRun } from './recordWalk.ts';

/** The half of the unit tests that `project` is not. */
const otherHalf = 'unit-drawing';

export default function setup({ vitest }: TestProject): void {
  if (!isWholeRun(process.argv.slice(2)) || !vitest.projects.some(({ name }) => name === otherHalf)) return;
  beginWholeRun('unit');
  beginWholeRun('model');
}
