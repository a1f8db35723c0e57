// Tests that the alternative paths reach their targets, on machines whose models ignore much of the context.
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { playSteps } from '../play/playSteps.ts';
import { eventsAt, findPaths } from './findPaths.ts';
import { stepsAlong } from './stepsAlong.ts';

describe.each([
  ['documentEditor', 'documentEditor.conflict.putOff'],
  ['groupTree', 'groupTree.work.deleting'],
  ['richSelect', 'richSelect.open.ready'],
])('%s', (machine, id) => {
  test('all paths differ and end in the state, and the shortest is first', () => {
    const entry = catalogue.find((each) => each.id === machine);
    const start = entry?.model.starts[0];
    if (!entry || !start) throw new Error(`There is no machine ${machine}`);
    const { paths } = findPaths({ machine, start: 0, target: { kind: 'state', id } });
    expect(paths.length).toBeGreaterThan(1);
    expect(new Set(paths.map((path) => path.join(' '))).size).toBe(paths.length);
    expect(paths.map(({ length }) => length)).toEqual(
      paths.map(({ length }) => length).sort((one, other) => one - other),
    );
    for (const path of paths) {
      const { snapshot, misfit } = playSteps(entry, start, stepsAlong(entry, start, eventsAt(entry, path)));
      expect(misfit).toBeNull();
      expect(snapshot._nodes.map((node) => node.id)).toContain(id);
    }
  });
});

test('an unknown machine is an error', () => {
  expect(() => findPaths({ machine: 'nothing', start: 0, target: null })).toThrow('There is no machine nothing');
});
