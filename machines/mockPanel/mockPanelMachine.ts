// Keeps the control panel of the mock server up to date by polling, and sends the changes that a person makes.
import { assertEvent, assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { MockPanelContext, MockPanelEvent, PanelChange } from './mockPanelTypes.ts';

export const mockPanelMachine = setup({
  types: { context: {} as MockPanelContext, events: {} as MockPanelEvent, tags: {} as 'busy' | 'lost' },
  actors: {
    /** Reads the state of the mock server. Rejects if it does not answer. */
    read: promiseNotProvided<undefined>('read'),
    /** Sends a change. Rejects with the reason if it is refused. */
    send: promiseNotProvided<undefined, { change: PanelChange | null }>('send'),
  },
  actions: {
    takeChange: assign(({ event }) => {
      assertEvent(event, 'change');
      return { change: event.change, refusal: null };
    }),
    forgetChange: assign({ change: null }),
    keepRefusal: assign({ refusal: (_, params: { error: unknown }) => messageOf(params.error) }),
  },
  delays: {
    /** How long the last state is shown before it is read again. */
    pause: 1000,
    /** Delay before a retry after no answer. */
    patience: 3000,
  },
}).createMachine({
  id: 'mockPanel',
  description: 'The control panel of the mock server, which others may control at the same time.',
  context: { change: null, refusal: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The state of the mock server is being read.',
      invoke: { id: 'read', src: 'read', onDone: { target: 'resting' }, onError: { target: 'lost' } },
      on: { change: { target: 'changing', actions: 'takeChange' }, 'panel.hidden': { target: 'asleep' } },
    },
    resting: {
      description: 'The state that is shown is a moment old at most.',
      after: { pause: { target: 'reading' } },
      on: { change: { target: 'changing', actions: 'takeChange' }, 'panel.hidden': { target: 'asleep' } },
    },
    changing: {
      description: 'A change is being sent; it is not cancelled, even if the panel is hidden.',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ change: context.change }),
        onDone: { target: 'reading' },
        onError: {
          target: 'reading',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
      exit: 'forgetChange',
    },
    lost: {
      description: 'The mock server did not answer. The panel may be outdated.',
      tags: 'lost',
      after: { patience: { target: 'reading' } },
      on: {
        change: { target: 'changing', actions: 'takeChange' },
        retry: { target: 'reading' },
        'panel.hidden': { target: 'asleep' },
      },
    },
    asleep: {
      description: 'The panel is hidden, and nothing is read.',
      on: { 'panel.seen': { target: 'reading' } },
    },
  },
});
