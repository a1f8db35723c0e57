// Tests the options of the find box and what they refer to.
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartOf } from '../chart/chartOf.ts';
import { findOptions, foundBy } from './findOptions.ts';

const machine = setup({ types: { events: {} as { type: 'open' } | { type: 'blink' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { open: 'lit' } }, lit: { initial: 'dim', states: { dim: { on: { blink: {} } } } } },
});
const chart = chartOf(machine);

test('every state and every transition can be found by its label', () => {
  expect(findOptions(chart).map(({ group, label }) => `${group} | ${label}`)).toEqual([
    'States | lamp',
    'States | off',
    'States | lit',
    'States | lit.dim',
    'Events | open: off → lit',
    'Events | blink: lit.dim',
  ]);
});

test("an option refers to the chart's own state or transition", () => {
  const found = findOptions(chart).map(foundBy);
  expect(found[3]).toEqual({ kind: 'state', id: 'lamp.lit.dim' });
  expect(found[4]).toEqual({ kind: 'transition', name: chart.transitions[0]?.name });
});
