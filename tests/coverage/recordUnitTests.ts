// Set up for each unit test file: records the transitions that its machines took. It has few imports, because most test files have no machine.
import { afterAll, expect } from 'vitest';

afterAll(async () => {
  const machines = globalThis.transitionCounter?.take() ?? null;
  const { testPath = '' } = expect.getState();
  if (machines === null || isRecordedElsewhere(testPath)) return;
  const { fromRoot, recordCoverage } = await import('./recordCoverage.ts');
  recordCoverage({ testKind: 'unit', file: fromRoot(testPath), title: 'all its tests', machines });
});

/** Excluded: model tests record their coverage themselves; tests of the viewer and the tools run machines only to show them. */
function isRecordedElsewhere(path: string): boolean {
  return /[\\/](tests|tools|statecharts)[\\/]/.test(path);
}
