import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { dialogModel } from '#machines/dialog/dialog.model.ts';
import { chartOf } from '../../chart/chartOf.ts';
import { collapseStates } from '../../chart/collapseStates.ts';
import { earlierPlaces } from './earlierPlaces.ts';

const chart = chartOf(dialogModel.machine);

test('a machine of the product has the places that were written for it', () => {
  expect(earlierPlaces(chart)?.states.has('dialog.open')).toBe(true);
});

test('a chart with collapsed states has none, because it is to be smaller', () => {
  expect(earlierPlaces(collapseStates(chart, new Set(['dialog.open'])))).toBeNull();
});

test('another machine with the same id has none', () => {
  const states = { closed: {}, ajar: {}, wide: {} };
  expect(earlierPlaces(chartOf(createMachine({ id: 'dialog', initial: 'closed', states })))).toBeNull();
});
