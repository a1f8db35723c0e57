// Walks every machine of the catalogue along paths that take all of its transitions, and fails if one is never taken.
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { restingPathsOf, statesOf } from '#machines/transitions.ts';
import { recordCoverage } from '../coverage/recordCoverage.ts';
import { walk } from './walk.ts';

describe.each(catalogue)('$title', ({ id, machine, model }) => {
  test('every path leads where the chart says, and every transition is taken', () => {
    const { findings, walked } = walk(model);
    recordCoverage({ testKind: 'model', file: 'tests/models/machines.thorough.test.ts', title: id, machines: walked });
    expect(findings).toEqual({ broken: [], uncovered: [], stale: [] });
  }, 30_000);

  test('exactly the states in which it can rest have facts', () => {
    expect(Object.keys(model.states).sort()).toEqual(restingPathsOf(machine.root).sort());
  });

  test('every state is described, and every actor and delay has a name', () => {
    expect(machine.id).toBe(id);
    const nodes = statesOf(machine);
    expect(nodes.filter(({ description }) => !description).map((node) => node.id)).toEqual([]);
    // XState names an actor that has no id "0.machine.state".
    const invokes = nodes.flatMap(({ invoke }) => invoke.map((definition) => definition.id));
    expect(invokes.filter((invoke) => /^\d+\./.test(invoke))).toEqual([]);
    const delays = nodes.flatMap((node) => node.after.map(({ delay }) => delay));
    expect(delays.filter((delay) => typeof delay !== 'string')).toEqual([]);
  });
});
