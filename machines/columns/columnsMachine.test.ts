// Tests the columns of a list by sequences of events: what a person does with them, and what is remembered of it.
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { columnsMachine } from './columnsMachine.ts';
import type { ColumnLayout } from './columnsTypes.ts';

const usual: ColumnLayout = { columns: ['title', 'people', 'year'], widths: {}, density: 'comfortable' };

function columns(layout = usual) {
  const actor = createActor(columnsMachine, { input: { layout, usual, kept: 'title', min: 48, max: 640 } });
  const remembered: ColumnLayout[] = [];
  actor.on('layout.chosen', (chosen) => {
    remembered.push(chosen.layout);
  });
  actor.start();
  return {
    actor,
    remembered,
    layout: () => actor.getSnapshot().context.layout,
    state: () => actor.getSnapshot().value,
  };
}

test('an edge that is dragged makes its column wider, and is remembered once it ends', () => {
  const { actor, remembered, layout } = columns();
  actor.send({ type: 'resize.started', column: 'year' });
  actor.send({ type: 'stretched', width: 99.6 });
  expect(layout().widths).toEqual({ year: 100 });
  actor.send({ type: 'stretched', width: 5 });
  expect(layout().widths).toEqual({ year: 48 });
  expect(remembered).toEqual([]);
  actor.send({ type: 'drag.ended' });
  expect(remembered).toEqual([{ ...usual, widths: { year: 48 } }]);
});

test('a drag that is given up changes nothing', () => {
  const { actor, remembered, layout, state } = columns();
  for (const start of ['resize.started', 'carry.started'] as const) {
    actor.send({ type: start, column: 'year' });
    actor.send({ type: 'stretched', width: 300 });
    actor.send({ type: 'carried', to: 0 });
    actor.send({ type: 'drag.cancelled' });
    expect([state(), layout(), remembered]).toEqual(['resting', usual, []]);
  }
});

test('a column is carried to any place, and no further than the ends', () => {
  const { actor, layout } = columns();
  actor.send({ type: 'carry.started', column: 'year' });
  actor.send({ type: 'carried', to: 0 });
  expect(layout().columns).toEqual(['year', 'title', 'people']);
  actor.send({ type: 'carried', to: 7 });
  expect(layout().columns).toEqual(['title', 'people', 'year']);
});

test('keys move it place by place and make it wider step by step', () => {
  const { actor, layout } = columns();
  actor.send({ type: 'moved', column: 'year', by: -1 });
  actor.send({ type: 'resized', column: 'year', width: 64 });
  expect(layout()).toMatchObject({ columns: ['title', 'year', 'people'], widths: { year: 64 } });
  actor.send({ type: 'resized', column: 'year', width: null });
  expect(layout().widths).toEqual({});
});

test('all but the one that names the rows can be left out, and come back as wide as they were', () => {
  const { actor, layout } = columns({ ...usual, widths: { people: 200 } });
  actor.send({ type: 'toggled', column: 'people' });
  actor.send({ type: 'toggled', column: 'title' });
  expect(layout().columns).toEqual(['title', 'year']);
  actor.send({ type: 'toggled', column: 'people' });
  expect(layout()).toMatchObject({ columns: ['title', 'year', 'people'], widths: { people: 200 } });
});

test('a column that is not shown cannot be held', () => {
  const { actor, state } = columns();
  actor.send({ type: 'resize.started', column: 'venue' });
  actor.send({ type: 'carry.started', column: 'venue' });
  expect(state()).toBe('resting');
});

test('reset makes all as usual, and says so', () => {
  const { actor, layout, remembered } = columns({ columns: ['title'], widths: { title: 90 }, density: 'compact' });
  actor.send({ type: 'reset' });
  expect(layout()).toEqual(usual);
  expect(remembered).toEqual([usual]);
});
