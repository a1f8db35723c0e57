import { expect, test } from 'vitest';
import type { ChartTrigger } from './chart.ts';
import { actionsText, stateLines, transitionText, triggerText } from './chartText.ts';

function after(name: string, milliseconds: number | null): ChartTrigger {
  return { kind: 'after', type: `xstate.after.${name}.m`, delay: { name, milliseconds } };
}

test.each<[ChartTrigger, string]>([
  [{ kind: 'event', type: 'field.changed' }, 'field.changed'],
  [{ kind: 'event', type: '*' }, 'any other event'],
  [{ kind: 'always' }, 'always'],
  [after('autosave', 800), 'after 800 ms (autosave)'],
  [after('shown', 2500), 'after 2.5 s (shown)'],
  [after('900000', 900_000), 'after 15 min'],
  [after('5000', 5000), 'after 5 s'],
  [after('backoff', null), 'after backoff'],
  [{ kind: 'done', type: 'xstate.done.actor.save', actor: 'save' }, 'done save'],
  [{ kind: 'error', type: 'xstate.error.actor.0.m', actor: '0.m' }, 'error'],
  [{ kind: 'snapshot', type: 'xstate.snapshot.upload', actor: 'upload' }, 'snapshot upload'],
  [{ kind: 'stateDone', type: 'xstate.done.state.m' }, 'done'],
])('%o reads %s', (trigger, text) => {
  expect(triggerText(trigger)).toBe(text);
});

test('a transition is written as its trigger and its guard', () => {
  const trigger: ChartTrigger = { kind: 'done', type: 'xstate.done.actor.saveDocument', actor: 'saveDocument' };
  expect(transitionText({ trigger, guard: 'accepted' })).toBe('done saveDocument [accepted]');
  expect(transitionText({ trigger, guard: null })).toBe('done saveDocument');
});

test('the actions of a transition and of a state', () => {
  expect(actionsText(['keep', 'tell'])).toBe('/ keep, tell');
  expect(actionsText([])).toBe('');
  const invokes = [
    { id: 'save', source: 'saveDocument' },
    { id: '0.m', source: 'inline' },
  ];
  expect(stateLines({ invokes, entry: ['begin'], exit: ['end'] })).toEqual([
    'invoke saveDocument',
    'invoke inline',
    'entry begin',
    'exit end',
  ]);
});
