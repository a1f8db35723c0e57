// That the other ways lead where they should too, on machines whose models leave much of the context out.
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
  test('every way is another one, ends in the state, and the shortest is first', () => {
    const entry = catalogue.find((each) => each.id === machine);
    const start = entry?.model.starts[0];
    if (!entry || !start) throw new Error(`There is no machine ${machine}`);
    const { ways } = findPaths({ machine, start: 0, target: { kind: 'state', id } });
    expect(ways.length).toBeGreaterThan(1);
    expect(new Set(ways.map((way) => way.join(' '))).size).toBe(ways.length);
    expect(ways.map(({ length }) => length)).toEqual(
      ways.map(({ length }) => length).sort((one, other) => one - other),
    );
    for (const way of ways) {
      const { snapshot, misfit } = playSteps(entry, start, stepsAlong(entry, start, eventsAt(entry, way)));
      expect(misfit).toBeNull();
      expect(snapshot._nodes.map((node) => node.id)).toContain(id);
    }
  });
});

test('what the machine does not have is said', () => {
  expect(() => findPaths({ machine: 'nothing', start: 0, target: null })).toThrow('There is no machine nothing');
});
