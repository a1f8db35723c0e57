// In every file of the unit tests: keeps what its machines walked. It loads next to nothing, for most files have no machine.
import { afterAll, expect } from 'vitest';

afterAll(async () => {
  const machines = globalThis.walkCounter?.take() ?? null;
  const { testPath = '' } = expect.getState();
  if (machines === null || isWalkedApart(testPath)) return;
  const { fromRoot, recordWalk } = await import('./recordWalk.ts');
  recordWalk({ testKind: 'unit', file: fromRoot(testPath), title: 'all its tests', machines });
});

/** The walks of models are counted by themselves; the viewer and the tools walk machines only to show them. */
function isWalkedApart(path: string): boolean {
  return /[\\/](tests|tools|statecharts)[\\/]/.test(path);
}
