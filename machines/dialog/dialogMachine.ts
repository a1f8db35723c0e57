// A dialog from its opening to its answer. The answer counts from the moment of the decision; leaving is only for the eye.
import { assertEvent, assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { DialogContext, DialogEvent, DialogInput, DialogReason } from './dialogTypes.ts';

/** Ends the dialog with this reason. */
const endWith = (reason: DialogReason) =>
  ({ target: '#dialog.closing', actions: { type: 'decide', params: { reason } } }) as const;

const dismissal = { ...endWith('dismissed'), guard: 'mayDismiss' } as const;

export const dialogMachine = setup({
  types: {
    context: {} as DialogContext,
    events: {} as DialogEvent,
    input: {} as DialogInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Does what is confirmed; when it fails, its message is shown inside the dialog. */
    confirmAction: promiseNotProvided<unknown, { value: string }>('confirmAction'),
  },
  actions: {
    begin: assign(({ context }) => ({ ...context.beginning, message: null, answer: null })),
    takeValue: assign(({ event }) => {
      assertEvent(event, 'value.changed');
      return { value: event.value, problem: event.problem, message: null };
    }),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearMessage: assign({ message: null }),
    decide: assign({
      answer: ({ context }, { reason }: { reason: DialogReason }) =>
        reason === 'ok' ? { reason, value: context.value } : { reason },
    }),
  },
  guards: {
    hasProblem: ({ context }) => context.problem !== null,
    bringsProblem: ({ event }) => {
      assertEvent(event, 'value.changed');
      return event.problem !== null;
    },
    hasAction: ({ context }) => context.hasAction,
    /** An alert says something; there is nothing in it to be cancelled. */
    isCancellable: ({ context }) => context.variant !== 'alert',
    /** This way past it is open. */
    mayDismiss: ({ context, event }) => {
      assertEvent(event, 'dismiss');
      return event.by === 'escape' ? context.closeOnEscape : context.closeOnOutsideClick;
    },
  },
  delays: {
    /** The time of the exit animation. With reduced motion nothing is seen of it. */
    leave: 140,
  },
}).createMachine({
  id: 'dialog',
  description: 'A modal dialog: it asks, does what is confirmed, and answers with a reason and a value.',
  context: ({ input }) => {
    const beginning = input.entry ?? { value: '', problem: null };
    return {
      variant: input.variant,
      closeOnEscape: input.closeOnEscape ?? true,
      closeOnOutsideClick: input.closeOnOutsideClick ?? true,
      hasAction: input.hasAction ?? false,
      beginning,
      ...beginning,
      message: null,
      answer: null,
    };
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is shown.',
      on: { open: { target: 'open', actions: 'begin' } },
    },
    open: {
      description: 'The rest of the page waits.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The person reads and types; what is wrong with a value is not said before it is confirmed.',
          on: {
            'value.changed': { actions: 'takeValue' },
            confirm: [
              { guard: 'hasProblem', target: 'refused' },
              { guard: 'hasAction', target: 'confirming' },
              endWith('ok'),
            ],
            dismiss: dismissal,
          },
        },
        confirming: {
          description:
            'What was confirmed is being done. Escape and clicks outside mean nothing now: after a slip nobody could say whether it was done. Who presses Cancel means it, and is not held by a server that does not answer.',
          tags: 'busy',
          entry: 'clearMessage',
          invoke: {
            id: 'confirmAction',
            src: 'confirmAction',
            input: ({ context }) => ({ value: context.value }),
            onDone: endWith('ok'),
            onError: {
              target: 'refused',
              actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        refused: {
          description: 'The value has a problem, or the action failed. What was typed is kept; it can be tried again.',
          on: {
            'value.changed': [
              { guard: 'bringsProblem', actions: 'takeValue', description: 'From now on it is said while typing.' },
              { target: 'idle', actions: 'takeValue' },
            ],
            confirm: [
              { guard: 'hasProblem', target: 'refused', actions: 'clearMessage', reenter: true },
              { target: 'confirming', description: 'Without a problem it was the action that failed.' },
            ],
            dismiss: dismissal,
          },
        },
      },
      on: {
        cancel: { ...endWith('cancel'), guard: 'isCancellable' },
        withdraw: endWith('dismissed'),
      },
    },
    closing: {
      description: 'Decided: the page is free again, and the last of the dialog fades.',
      after: { leave: { target: 'closed' } },
      on: { open: { target: 'open', actions: 'begin' } },
    },
  },
});
