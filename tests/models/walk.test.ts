// Tests that the walk detects mistakes, with models of a door that each contain one.
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { promiseNotProvided } from '#machines/notProvided.ts';
import { after, done, failed, modelOf } from '#machines/model.ts';
import { walk } from './walk.ts';

const door = setup({
  types: { events: {} as { type: 'open' } | { type: 'kick' }, tags: {} as 'safe' },
  actors: { unlock: promiseNotProvided<boolean>('unlock') },
  guards: { isRight: (_, params: { right: boolean }) => params.right },
  delays: { patience: 5000 },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { tags: 'safe', on: { open: 'unlocking', kick: 'broken' } },
    unlocking: {
      invoke: {
        id: 'unlock',
        src: 'unlock',
        onDone: [
          { guard: { type: 'isRight', params: ({ event }) => ({ right: event.output }) }, target: 'open' },
          { target: 'shut' },
        ],
        onError: 'shut',
      },
      after: { patience: 'shut' },
    },
    open: {},
    broken: {},
  },
});

const events = [
  { type: 'open' } as const,
  { type: 'kick' } as const,
  done('unlock', true),
  done('unlock', false),
  failed('unlock'),
  after('patience', 'door.unlocking'),
];

const states = { shut: { 'it is safe': isSafe }, unlocking: {}, open: {}, broken: {} };

function isSafe(snapshot: { hasTag(tag: 'safe'): boolean }): boolean {
  return snapshot.hasTag('safe');
}

const starts = [{ name: 'at night', input: undefined }] as const;

test('a model with all events covers everything', () => {
  const model = modelOf({ machine: door, starts: [...starts], events, states });
  expect(walk(model).findings).toEqual({ broken: [], uncovered: [], stale: [] });
});

test('reports each branch, failure and delay that no event leads to', () => {
  const model = modelOf({
    machine: door,
    starts: [...starts],
    events: [{ type: 'open' }, done('unlock', false)],
    states,
  });
  expect(walk(model).findings.uncovered).toEqual([
    'door.shut — kick #1 → door.broken',
    'door.unlocking — xstate.done.actor.unlock #1 [isRight] → door.open',
    'door.unlocking — xstate.error.actor.unlock #1 → door.shut',
    'door.unlocking — xstate.after.patience.door.unlocking #1 → door.shut',
  ]);
});

test('reports a fact that does not hold, with the path to it', () => {
  const model = modelOf({
    machine: door,
    starts: [...starts],
    events,
    states: { ...states, broken: { 'it is safe': isSafe } },
  });
  expect(walk(model).findings.broken).toEqual(['at night → kick: in broken it does not hold that it is safe']);
});

test('an untaken transition may be excused, a taken one may not', () => {
  const kick = 'door.shut — kick #1 → door.broken';
  const exempt = [{ transition: kick, reason: 'Nobody kicks.' }];
  const gentle = modelOf({
    machine: door,
    starts: [...starts],
    events: events.filter((event) => event.type !== 'kick'),
    states,
    exempt,
  });
  expect(walk(gentle).findings).toEqual({ broken: [], uncovered: [], stale: [] });
  const rough = modelOf({ machine: door, starts: [...starts], events, states, exempt });
  expect(walk(rough).findings.stale).toEqual([kick]);
});
