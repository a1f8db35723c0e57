// That the ways to states and transitions are the shortest there are, come nowhere twice, and lead there when they are played.
import { describe, expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { catalogue } from '#machines/catalogue.ts';
import { mayHappen } from '#machines/model.ts';
import { transitionsOf } from '#machines/transitions.ts';
import { playSteps } from '../play/playSteps.ts';
import { graphOf } from './graph.ts';
import { stepsAlong } from './stepsAlong.ts';
import { shortestWays, usualBounds, waysTo, type Way } from './ways.ts';

describe.each(catalogue)('$title', (entry) => {
  const { model } = entry;
  const [start] = model.starts;
  const graph = graphOf(model, start);
  const shortest = shortestWays(graph);
  const distances = [...shortest].map(([key, { length }]) => [key, length] as const);

  const play = (way: Way) => {
    const events = way.map(({ event }) => model.events[event]).filter((event) => event !== undefined);
    return playSteps(entry, start, stepsAlong(entry, start, events));
  };

  test('every state and transition that can be reached is reached by playing the shortest way to it', () => {
    for (const [key, way] of shortest) {
      const { snapshot, log, misfit } = play(way);
      expect(misfit).toBeNull();
      const reached = [...snapshot._nodes.map(({ id }) => id), ...log.flatMap(({ transitions }) => transitions)];
      expect(reached).toContain(key);
    }
  });

  test('none of XState’s own shortest paths is shorter', () => {
    const paths = getShortestPaths(entry.machine, {
      input: start.input,
      events: model.events,
      filterEvents: (snapshot: never, event: never) => mayHappen(model, snapshot, event),
      serializeState: (snapshot: never) =>
        JSON.stringify([(snapshot as { value: unknown }).value, model.facts(snapshot)]),
    } as never) as unknown as { state: { _nodes: { id: string }[] }; weight: number }[];
    const weights = new Map<string, number>();
    for (const { state, weight } of paths) {
      for (const { id } of state._nodes) weights.set(id, Math.min(weight, weights.get(id) ?? Infinity));
    }
    expect(distances.filter(([key]) => !key.includes(' — '))).toEqual(
      expect.arrayContaining([...weights].map(([id, weight]) => [id, weight])),
    );
  });

  test('what the graph does not reach is a transition that the model excuses, or that another start reaches', () => {
    const others = model.starts.map((each) => shortestWays(graphOf(model, each)));
    const unreached = transitionsOf(entry.machine).filter((name) => others.every((found) => !found.has(name)));
    expect(unreached).toEqual(model.exempt.map(({ transition }) => transition));
  });
});

test('the ways come nowhere twice, and it is said what was left out', () => {
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
  const names = (limits: typeof usualBounds, id = 'd') => {
    const { ways, cut } = waysTo(square, { kind: 'state', id }, limits, () => true);
    return { ways: ways.map((way) => way.flatMap(({ transitions }) => transitions).join(' ')), cut };
  };
  expect(names(usualBounds)).toEqual({ ways: ['ab bd', 'ac cd', 'ac cb bd'], cut: null });
  expect(names({ ...usualBounds, longer: 0 })).toEqual({ ways: ['ab bd', 'ac cd'], cut: 'length' });
  expect(names({ ...usualBounds, most: 1 })).toEqual({ ways: ['ab bd'], cut: 'number' });
  expect(names(usualBounds, 'a')).toEqual({ ways: [''], cut: null });
  expect(names(usualBounds, 'e')).toEqual({ ways: [], cut: null });
});
