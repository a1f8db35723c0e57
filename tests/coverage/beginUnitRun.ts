// Before a run of all unit tests, which include the model tests: deletes the coverage that the last run recorded.
import type { TestProject } from 'vitest/node';
import { isWholeRun } from './isWholeRun.ts';
import { beginWholeRun } from './recordCoverage.ts';

/** The half of the unit tests that `project` is not. */
const otherHalf = 'unit-drawing';

export default function setup({ vitest }: TestProject): void {
  if (!isWholeRun(process.argv.slice(2)) || !vitest.projects.some(({ name }) => name === otherHalf)) return;
  beginWholeRun('unit');
  beginWholeRun('model');
}
