import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#statecharts/chart/chartOf.ts';
import { newPlaces, placesText, stalePlaces } from './places.ts';

/** A lamp that is put out and lit by the same event. */
function lamp(event: string) {
  const states = { off: { on: { [event]: 'on' } }, on: { on: { [event]: 'off' } } };
  return chartOf(createMachine({ id: 'lamp', initial: 'off', states }));
}

test('places are stale once the chart has changed, or its machine is gone', async () => {
  const written = await newPlaces([lamp('press')], {}, new Set());
  expect(stalePlaces([lamp('press')], written)).toEqual([]);
  expect(stalePlaces([lamp('touch')], written)).toEqual(['lamp']);
  expect(stalePlaces([], written)).toEqual(['lamp']);
});

/** The written places with `on` further from `off`, to the right and below, than elk would put it. */
async function spreadPlaces(): Promise<Awaited<ReturnType<typeof newPlaces>>> {
  const { lamp: first } = await newPlaces([lamp('press')], {}, new Set());
  if (!first) throw new Error('The lamp has no places');
  const [x = 0, y = 0, ...size] = first.states['lamp.on'] ?? [];
  return { lamp: { ...first, states: { ...first.states, 'lamp.on': [x + 30, y + 120, ...size] } } };
}

/** From the left and top of `off` to those of `on`. */
function distance(places: Awaited<ReturnType<typeof newPlaces>>): number[] {
  const { 'lamp.off': off = [], 'lamp.on': on = [] } = places.lamp?.states ?? {};
  return [0, 1].map((side) => (on[side] ?? NaN) - (off[side] ?? NaN));
}

test('only changed charts are laid out again, and others if asked', async () => {
  const first = await newPlaces([lamp('press')], {}, new Set());
  const spread = await spreadPlaces();
  expect(await newPlaces([lamp('press')], spread, new Set())).toEqual(spread);
  expect(await newPlaces([lamp('press')], spread, new Set(['lamp']))).toEqual(first);
});

test('the states of a changed chart stay where they were, but not of one that is laid out afresh', async () => {
  const spread = await spreadPlaces();
  const longer = lamp('theSwitchBesideTheDoorIsPressed');
  expect(distance(await newPlaces([longer], spread, new Set()))).toEqual(distance(spread));
  expect(distance(await newPlaces([longer], spread, new Set(['lamp'])))).not.toEqual(distance(spread));
});

test('each state is a line, so that changes of different states can be merged', async () => {
  const places = await newPlaces([lamp('press')], {}, new Set());
  const text = placesText(places);
  expect(JSON.parse(text)).toEqual(places);
  expect(text).toMatch(/\n {6}"lamp\.off": \[\d+, \d+, \d+, \d+\],\n/);
});
