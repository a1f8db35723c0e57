// How the control panel of the mock server keeps up with it: it reads how things stand again and again, and sends what a person changes.
import { assertEvent, assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { MockPanelContext, MockPanelEvent, PanelChange } from './mockPanelTypes.ts';

export const mockPanelMachine = setup({
  types: { context: {} as MockPanelContext, events: {} as MockPanelEvent, tags: {} as 'busy' | 'lost' },
  actors: {
    /** Reads how things stand, and shows it. Rejects where the mock server does not answer. */
    read: promiseNotProvided<undefined>('read'),
    /** Sends a change. Rejects where it is refused, with the reason. */
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
    /** How long what was read is shown. */
    pause: 1000,
    /** How long after no answer it is tried again. */
    patience: 3000,
  },
}).createMachine({
  id: 'mockPanel',
  description: 'The control panel of the mock server, which others may control at the same time.',
  context: { change: null, refusal: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'Asks how things stand.',
      invoke: { id: 'read', src: 'read', onDone: { target: 'resting' }, onError: { target: 'lost' } },
      on: { change: { target: 'changing', actions: 'takeChange' }, 'panel.hidden': { target: 'asleep' } },
    },
    resting: {
      description: 'What is shown is a moment old at most.',
      after: { pause: { target: 'reading' } },
      on: { change: { target: 'changing', actions: 'takeChange' }, 'panel.hidden': { target: 'asleep' } },
    },
    changing: {
      description: 'A change is on its way; it is not given up, even where the panel is hidden.',
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
      description: 'The mock server did not answer. What is shown may be old.',
      tags: 'lost',
      after: { patience: { target: 'reading' } },
      on: {
        change: { target: 'changing', actions: 'takeChange' },
        retry: { target: 'reading' },
        'panel.hidden': { target: 'asleep' },
      },
    },
    asleep: {
      description: 'Nobody sees the panel, and nothing is asked.',
      on: { 'panel.seen': { target: 'reading' } },
    },
  },
});
