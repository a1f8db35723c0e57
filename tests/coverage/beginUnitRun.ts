// Runs before the unit tests and deletes the coverage of their previous run.
import type { TestProject } from 'vitest/node';
import { isWholeRun } from './isWholeRun.ts';
import { beginWholeRun } from './recordCoverage.ts';

/** The other project of `npm run test:unit`. */
const otherHalf = 'unit-drawing';

export default function setup({ vitest }: TestProject): void {
  if (!isWholeRun(process.argv.slice(2)) || !vitest.projects.some(({ name }) => name === otherHalf)) return;
  beginWholeRun('unit');
}
