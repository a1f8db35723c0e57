// A dialog from opening to answer. The answer counts from the moment of the decision; the exit animation only follows it.
import { assertEvent, assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { DialogContext, DialogEvent, DialogInput, DialogReason } from './dialogTypes.ts';

/** Decides the dialog with this reason. */
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
    /** Carries out what was confirmed. If it fails, its message is shown inside the dialog. */
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
    /** An alert only informs, so there is nothing to cancel. */
    isCancellable: ({ context }) => context.variant !== 'alert',
    /** The dialog may be closed in this way (Escape, click outside, close button). */
    mayDismiss: ({ context, event }) => {
      assertEvent(event, 'dismiss');
      return event.by === 'escape' ? context.closeOnEscape : context.closeOnOutsideClick;
    },
  },
  delays: {
    /** Duration of the exit animation. With reduced motion it is not visible. */
    leave: 140,
  },
}).createMachine({
  id: 'dialog',
  description:
    'A modal dialog: it asks a question, carries out the confirmed action, and returns a reason and a value.',
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
      description: 'The dialog is closed.',
      on: { open: { target: 'open', actions: 'begin' } },
    },
    open: {
      description: 'The dialog is open, and the rest of the page is blocked.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The person reads and types; problems of the value are not shown before it is confirmed.',
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
            'What was confirmed is being carried out. Escape and clicks outside are ignored, because after a slip nobody would know whether it was done. Cancel works, so that a server that does not answer holds nobody.',
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
          description:
            'The value has a problem, or the action failed. The input is kept, and the person can try again.',
          on: {
            'value.changed': [
              {
                guard: 'bringsProblem',
                actions: 'takeValue',
                description: 'From now on problems are shown while typing.',
              },
              { target: 'idle', actions: 'takeValue' },
            ],
            confirm: [
              { guard: 'hasProblem', target: 'refused', actions: 'clearMessage', reenter: true },
              {
                target: 'confirming',
                description: 'The value has no problem, so the action had failed.',
              },
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
      description: 'Decided: the page can be used again while the dialog fades out.',
      after: { leave: { target: 'closed' } },
      on: { open: { target: 'open', actions: 'begin' } },
    },
  },
});
