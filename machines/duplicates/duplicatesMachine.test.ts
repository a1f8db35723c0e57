// Tests duplicates by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { duplicatesMachine, shownPair } from './duplicatesMachine.ts';
import type { Decided, FetchedPair, LoadedPairs, MergeInput, Pair } from './duplicatesTypes.ts';

function dialog() {
  const load = controlled<LoadedPairs, { after: string | null }>();
  const fetchPair = controlled<FetchedPair, { pair: Pair }>();
  const merge = controlled<Decided, MergeInput>();
  const markDistinct = controlled<Decided, { pair: Pair }>();
  const actors = { load: load.logic, fetchPair: fetchPair.logic, merge: merge.logic, markDistinct: markDistinct.logic };
  const clock = new SimulatedClock();
  const actor = createActor(duplicatesMachine.provide({ actors }), { clock }).start();
  /** The pair arrives, and is in view for a while. */
  const arrive = async () => {
    await fetchPair.last().resolve('same');
    clock.increment(500);
  };
  return { actor, clock, load, fetchPair, merge, markDistinct, arrive, snapshot: () => actor.getSnapshot() };
}

test('two by two: what went is in no later pair, and what was chosen is of one pair only', async () => {
  const { actor, load, fetchPair, merge, arrive, snapshot } = dialog();
  await load.last().resolve({
    pairs: [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ],
    next: null,
  });
  await arrive();
  actor.send({ type: 'swapped' });
  actor.send({ type: 'chosen', name: 'title', side: 'other' });
  actor.send({ type: 'merge' });
  expect(merge.last().input).toEqual({ pair: ['b', 'a'], choices: { title: 'other' } });
  await merge.last().resolve({ kind: 'done' });
  expect(snapshot().context).toMatchObject({ pairs: [['b', 'c']], choices: {}, merged: 1 });
  expect(fetchPair.last().input).toEqual({ pair: ['b', 'c'] });
});

test('swapping gives up what was chosen: the sides are others', async () => {
  const { actor, load, arrive, snapshot } = dialog();
  await load.last().resolve({ pairs: [['a', 'b']], next: null });
  await arrive();
  actor.send({ type: 'chosen', name: 'title', side: 'other' });
  actor.send({ type: 'swapped' });
  expect(snapshot().context.choices).toEqual({});
  expect(shownPair(snapshot().context)).toEqual(['b', 'a']);
});

test('a refusal keeps the choices, and the next page comes after the last pair of this one', async () => {
  const { actor, load, merge, markDistinct, arrive, snapshot } = dialog();
  expect(load.last().input).toEqual({ after: null });
  await load.last().resolve({ pairs: [['a', 'b']], next: 'b' });
  await arrive();
  actor.send({ type: 'chosen', name: 'title', side: 'kept' });
  actor.send({ type: 'merge' });
  await merge.last().resolve({ kind: 'refused', message: 'Changed meanwhile' });
  expect(snapshot().matches({ comparing: 'refused' })).toBe(true);
  expect(snapshot().context).toMatchObject({ choices: { title: 'kept' }, message: 'Changed meanwhile', merged: 0 });
  actor.send({ type: 'keepBoth' });
  await markDistinct.last().reject('Network request failed');
  expect(snapshot().matches({ comparing: 'unanswered' })).toBe(true);
  actor.send({ type: 'keepBoth' });
  await markDistinct.last().resolve({ kind: 'done' });
  expect(load.last().input).toEqual({ after: 'b' });
  await load.last().resolve({ pairs: [], next: null });
  expect(snapshot().value).toBe('finished');
  expect(snapshot().context.markedDistinct).toBe(1);
  actor.send({ type: 'again' });
  expect(load.last().input).toEqual({ after: null });
  expect(snapshot().context.markedDistinct).toBe(0);
});

test('pairs of which one is gone are passed over, and count as nothing', async () => {
  const { load, fetchPair, snapshot } = dialog();
  await load.last().resolve({ pairs: [['a', 'b']], next: null });
  await fetchPair.last().resolve('gone');
  expect(snapshot().value).toBe('finished');
  expect(snapshot().context).toMatchObject({ merged: 0, markedDistinct: 0, skipped: 0 });
});

test('nobody leaves while something is written', async () => {
  const { actor, load, arrive, snapshot } = dialog();
  await load.last().resolve({ pairs: [['a', 'b']], next: null });
  await arrive();
  actor.send({ type: 'merge' });
  actor.send({ type: 'close' });
  expect(snapshot().value).toBe('merging');
});

test('a second press on Merge does not merge the pair that has just taken the place of the one before', async () => {
  const { actor, clock, load, fetchPair, merge, arrive, snapshot } = dialog();
  await load.last().resolve({
    pairs: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    next: null,
  });
  await arrive();
  actor.send({ type: 'merge' });
  await merge.last().resolve({ kind: 'done' });
  await fetchPair.last().resolve('same');
  for (const type of ['merge', 'keepBoth', 'skip'] as const) actor.send({ type });
  expect(snapshot().value).toEqual({ comparing: 'appearing' });
  expect(merge.calls).toHaveLength(1);
  clock.increment(500);
  actor.send({ type: 'merge' });
  expect(merge.last().input.pair).toEqual(['c', 'd']);
});
