// Runs in every file of unit tests: records the transitions that its machines took. It imports hardly anything, because most files have no machine.
import { afterAll, expect } from 'vitest';

afterAll(async () => {
  const machines = globalThis.transitionCounter?.take() ?? null;
  const { testPath = '' } = expect.getState();
  if (machines === null || isRecordedElsewhere(testPath)) return;
  const { fromRoot, recordCoverage } = await import('./recordCoverage.ts');
  recordCoverage({ testKind: 'unit', file: fromRoot(testPath), title: 'all its tests', machines });
});

/** Model tests record their coverage themselves; tests of the viewer and the tools run machines only to show them. */
function isRecordedElsewhere(path: string): boolean {
  return /[\\/](tests|tools|statecharts)[\\/]/.test(path);
}
