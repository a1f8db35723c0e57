// Tests that the paths to states and transitions are the shortest possible, visit nothing twice, and reach their targets when played.
import { expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { catalogue } from '#machines/catalogue.ts';
import { mayHappen, type MachineModel, type Start } from '#machines/model.ts';
import { transitionsOf } from '#machines/transitions.ts';
import { playSteps } from '../play/playSteps.ts';
import { graphOf, type Graph } from './graph.ts';
import { stepsAlong } from './stepsAlong.ts';
import { shortestPaths, defaultBounds, findPathsTo } from './searchPaths.ts';

const graphs = new Map<Start, Graph>();
/** The graph of one start of a model, computed once for all tests. */
function explored(model: MachineModel, start: Start): Graph {
  const graph = graphs.get(start) ?? graphOf(model, start);
  graphs.set(start, graph);
  return graph;
}

test.each(catalogue)('$title: the shortest path to each state and transition reaches it', (entry) => {
  const { model } = entry;
  const [start] = model.starts;
  for (const [key, path] of shortestPaths(explored(model, start))) {
    const events = path.map(({ event }) => model.events[event]).filter((event) => event !== undefined);
    const { snapshot, log, misfit } = playSteps(entry, start, stepsAlong(entry, start, events));
    expect(misfit).toBeNull();
    const reached = [...snapshot._nodes.map(({ id }) => id), ...log.flatMap(({ transitions }) => transitions)];
    expect(reached).toContain(key);
  }
});

test.each(catalogue)('$title: the model gives a reason for everything unreachable', ({ machine, model }) => {
  const found = model.starts.map((start) => shortestPaths(explored(model, start)));
  const unreached = transitionsOf(machine).filter((name) => found.every((paths) => !paths.has(name)));
  expect(unreached).toEqual(model.exempt.map(({ transition }) => transition));
});

/** Small and large machines, with and without parallel regions. */
const compared = catalogue.filter(({ id }) => ['dialog', 'submission', 'richSelect', 'alert'].includes(id));

test.each(compared)('$title: none of XState’s own shortest paths is shorter', ({ machine, model }) => {
  const [start] = model.starts;
  const shortestOfXState = getShortestPaths(machine, {
    input: start.input,
    events: model.events,
    filterEvents: (snapshot: never, event: never) => mayHappen(model, snapshot, event),
    serializeState: (snapshot: never) =>
      JSON.stringify([(snapshot as { value: unknown }).value, model.facts(snapshot)]),
  } as never) as unknown as { state: { _nodes: { id: string }[] }; weight: number }[];
  const weights = new Map<string, number>();
  for (const { state, weight } of shortestOfXState) {
    for (const { id } of state._nodes) weights.set(id, Math.min(weight, weights.get(id) ?? Infinity));
  }
  const distances = [...shortestPaths(explored(model, start))].map(([key, { length }]) => [key, length] as const);
  expect(distances.filter(([key]) => !key.includes(' — '))).toEqual(
    expect.arrayContaining([...weights].map(([id, weight]) => [id, weight])),
  );
});

test('paths visit no node twice, and omitted paths are reported', () => {
  const edge = (to: number, name: string) => ({ to, event: 0, transitions: [name] });
  const square = {
    atStart: [],
    nodes: [
      { states: ['a'], edges: [edge(1, 'ab'), edge(2, 'ac')] },
      { states: ['b'], edges: [edge(0, 'ba'), edge(3, 'bd')] },
      { states: ['c'], edges: [edge(0, 'ca'), edge(1, 'cb'), edge(3, 'cd')] },
      { states: ['d'], edges: [edge(0, 'da')] },
    ],
  };
  const names = (limits: typeof defaultBounds, id = 'd') => {
    const { paths, truncatedBy } = findPathsTo(square, { kind: 'state', id }, limits, () => true);
    return { paths: paths.map((path) => path.flatMap(({ transitions }) => transitions).join(' ')), truncatedBy };
  };
  expect(names(defaultBounds)).toEqual({ paths: ['ab bd', 'ac cd', 'ac cb bd'], truncatedBy: null });
  expect(names({ ...defaultBounds, longer: 0 })).toEqual({ paths: ['ab bd', 'ac cd'], truncatedBy: 'length' });
  expect(names({ ...defaultBounds, most: 1 })).toEqual({ paths: ['ab bd'], truncatedBy: 'number' });
  expect(names(defaultBounds, 'a')).toEqual({ paths: [''], truncatedBy: null });
  expect(names(defaultBounds, 'e')).toEqual({ paths: [], truncatedBy: null });
});
