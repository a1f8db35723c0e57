// Tests that a collapsed state hides its descendants and keeps the lines to and from them.
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from './chartOf.ts';
import { collapsibleStates, collapseStates, statesAround } from './collapseStates.ts';

const chart = chartOf(
  createMachine({
    id: 'trip',
    initial: 'home',
    on: { lost: '.away.stuck' },
    states: {
      home: { on: { leave: 'away', jump: 'away.resting' } },
      away: {
        initial: 'driving',
        on: { back: 'home', again: { target: 'away', reenter: true } },
        states: {
          driving: { on: { rest: 'resting', crash: '#trip.home' } },
          resting: { on: { 'sleep.more': {} } },
          stuck: { initial: 'calm', states: { calm: { on: { help: '#trip.away.driving' } } } },
        },
      },
    },
  }),
);
const lines = (collapsed: readonly string[]) =>
  collapseStates(chart, new Set(collapsed)).transitions.map(({ source, trigger, targets }) =>
    `${source} ${trigger.kind === 'event' ? trigger.type : ''} ${targets.join(' ')}`.trim(),
  );

test('lines from and to hidden states begin and end at the collapsed state', () => {
  expect(lines(['trip.away'])).toEqual([
    'trip lost trip.away',
    'trip.home leave trip.away',
    'trip.home jump trip.away',
    'trip.away back trip.home',
    'trip.away again trip.away',
    'trip.away crash trip.home',
  ]);
  expect(lines(['trip.away.stuck'])).toContain('trip.away.stuck help trip.away.driving');
});

test('a collapsed state has the number of states it hides, and the original chart is unchanged', () => {
  const collapsed = collapseStates(chart, new Set(['trip.away', 'trip.away.stuck']));
  expect([...collapsed.states.keys()]).toEqual(['trip', 'trip.home', 'trip.away']);
  expect(collapsed.states.get('trip.away')).toMatchObject({ hidden: 4, children: [], initial: null });
  expect(collapsed.root.children[1]).toBe(collapsed.states.get('trip.away'));
  expect(chart.states.get('trip.away')?.children).toHaveLength(3);
});

test('the machine, leaves and unknown states cannot be collapsed', () => {
  expect(collapseStates(chart, new Set(['trip', 'trip.home', 'nothing']))).toBe(chart);
  expect(collapsibleStates(chart)).toEqual(['trip.away', 'trip.away.stuck']);
  expect(statesAround(chart, 'trip.away.stuck.calm')).toEqual(['trip.away.stuck', 'trip.away', 'trip']);
});
