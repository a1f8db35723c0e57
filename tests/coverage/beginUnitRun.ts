// Runs before all unit tests (including model tests) and deletes the coverage of the previous run.
import type { TestProject } from 'vitest/node';
import { isWholeRun } from './isWholeRun.ts';
import { beginWholeRun } from './recordCoverage.ts';

/** The other of the two projects that the unit tests consist of. */
const otherHalf = 'unit-drawing';

export default function setup({ vitest }: TestProject): void {
  if (!isWholeRun(process.argv.slice(2)) || !vitest.projects.some(({ name }) => name === otherHalf)) return;
  beginWholeRun('unit');
  beginWholeRun('model');
}
