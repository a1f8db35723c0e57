import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#statecharts/chart/chartOf.ts';
import { newPlaces, placesText, stalePlaces } from './places.ts';

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

test('only changed charts are laid out again, close to where they were, and others if asked', async () => {
  const first = await newPlaces([lamp('press')], {}, new Set());
  const moved = {
    lamp: { chart: '', direction: 'DOWN' as const, ...first.lamp, states: { 'lamp.off': [300, 16, 72, 35] } },
  };
  expect(await newPlaces([lamp('press')], moved, new Set())).toEqual(moved);
  expect(await newPlaces([lamp('press')], moved, new Set(['lamp']))).toEqual(first);
  const changed = await newPlaces([lamp('touch')], first, new Set());
  expect(changed.lamp?.states).toEqual(first.lamp?.states);
});

test('each state is a line, so that changes of different states can be merged', async () => {
  const places = await newPlaces([lamp('press')], {}, new Set());
  const text = placesText(places);
  expect(JSON.parse(text)).toEqual(places);
  expect(text).toMatch(/\n {6}"lamp\.off": \[\d+, \d+, \d+, \d+\],\n/);
});
