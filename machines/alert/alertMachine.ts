// One message: shown until it is dismissed, or for long enough to be read.
import { assertEvent, assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { AlertContext, AlertEvent, AlertInput } from './alertTypes.ts';

const dismissal = { guard: 'isDismissible', target: '#alert.hidden' } as const;

export const alertMachine = setup({
  types: {
    context: {} as AlertContext,
    events: {} as AlertEvent,
    input: {} as AlertInput,
  },
  actors: {
    /** Carries out the action that the message offers; the reason of a failure is shown. */
    act: promiseNotProvided<undefined>('act'),
  },
  actions: {
    hold: assign(({ context, event }) => {
      assertEvent(event, 'hold.began');
      return { holds: [...context.holds.filter((hold) => hold !== event.hold), event.hold] };
    }),
    letGo: assign(({ context, event }) => {
      assertEvent(event, 'hold.ended');
      return { holds: context.holds.filter((hold) => hold !== event.hold) };
    }),
    letGoOfAll: assign({ holds: [] }),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearMessage: assign({ message: null }),
  },
  guards: {
    isDismissible: ({ context }) => context.dismissible,
    isLasting: ({ context }) => context.timeout === null,
    /** Something else still holds the message. */
    isStillHeld: ({ context, event }) => {
      assertEvent(event, 'hold.ended');
      return context.holds.some((hold) => hold !== event.hold);
    },
  },
  delays: {
    timeout: ({ context }) => context.timeout ?? 0,
  },
}).createMachine({
  id: 'alert',
  description: 'One message. It stays while something holds it, and while its action is running or has failed.',
  context: ({ input }) => ({
    dismissible: input.dismissible ?? true,
    timeout: input.timeout,
    holds: [],
    message: null,
  }),
  initial: 'shown',
  states: {
    shown: {
      description: 'The message is shown.',
      initial: 'appearing',
      states: {
        appearing: {
          description: 'Decides whether it disappears by itself.',
          always: [{ guard: 'isLasting', target: 'lasting' }, { target: 'counting' }],
        },
        lasting: {
          description: 'It has no time-out, and stays until it is dismissed.',
          on: { 'alert.act': { target: 'acting' }, 'alert.dismiss': dismissal },
        },
        counting: {
          description: 'Nothing holds it, and it disappears after a while.',
          after: { timeout: { target: '#alert.hidden' } },
          on: {
            'hold.began': { target: 'held', actions: 'hold' },
            'alert.act': { target: 'acting' },
            'alert.dismiss': dismissal,
          },
        },
        // The time starts again from zero: a person who was interrupted reads from the start again (WCAG 2.2.1), one who moved off the button by mistake needs
        // time to return, and one who comes back to the tab has not read the message at all.
        held: {
          description:
            'The pointer or the focus is on it, a dialog covers it, or the tab is hidden. Afterwards the time starts again.',
          on: {
            'hold.ended': [
              { guard: 'isStillHeld', actions: 'letGo' },
              { target: 'counting', actions: 'letGo' },
            ],
            'alert.act': { target: 'acting' },
            'alert.dismiss': dismissal,
          },
        },
        acting: {
          description: 'The action is running; the message stays to report the result.',
          entry: 'clearMessage',
          invoke: {
            id: 'act',
            src: 'act',
            onDone: { target: '#alert.hidden' },
            onError: {
              target: 'refused',
              actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        refused: {
          description: 'The action failed. The message says why until it is dismissed; the action can be tried again.',
          on: { 'alert.act': { target: 'acting' }, 'alert.dismiss': dismissal },
        },
      },
      on: {
        'hold.began': { actions: 'hold' },
        'hold.ended': { actions: 'letGo' },
        'alert.hide': { target: 'hidden' },
      },
    },
    hidden: {
      description: 'The message is no longer shown.',
      entry: ['clearMessage', 'letGoOfAll'],
      on: { 'alert.show': { target: 'shown' } },
    },
  },
});
