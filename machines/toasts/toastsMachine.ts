// The messages of the page in their order: a few are shown, the others wait for their turn, and none is lost.
// How long each is shown is its own affair (the alert machine).
import { assertEvent, assign, setup } from 'xstate';
import type { Toast, ToastsContext, ToastsEvent, ToastsInput } from './toastsTypes.ts';

export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    input: {} as ToastsInput,
  },
  actions: {
    take: assign(({ context, event }) => {
      assertEvent(event, 'toast.said');
      const key = event.message.key ?? event.message.message;
      const toast: Toast = { ...event.message, key, id: context.said + 1 };
      const isRepeated = context.toasts.some((each) => each.key === key);
      return {
        said: toast.id,
        toasts: isRepeated
          ? context.toasts.map((each) => (each.key === key ? toast : each))
          : [...context.toasts, toast],
      };
    }),
    withdraw: assign(({ context, event }) => {
      assertEvent(event, 'toast.withdrawn');
      return { toasts: context.toasts.filter(({ key }) => key !== event.key) };
    }),
    drop: assign(({ context, event }) => {
      assertEvent(event, 'toast.gone');
      return { toasts: context.toasts.filter(({ id }) => id !== event.id) };
    }),
  },
  guards: {
    isEmpty: ({ context }) => context.toasts.length === 0,
    isOverfull: ({ context }) => context.toasts.length > context.limit,
  },
}).createMachine({
  id: 'toasts',
  description:
    'What was said in passing, first come, first shown: none pushes out another that somebody may be reading.',
  context: ({ input }) => ({ limit: input.limit, toasts: [], said: 0 }),
  initial: 'empty',
  states: {
    empty: { description: 'Nothing is said.' },
    counting: {
      description: 'Decides whether there is room for all.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isOverfull', target: 'queueing' },
        { target: 'showing' },
      ],
    },
    showing: { description: 'All that was said is shown.' },
    queueing: { description: 'As many are shown as may be; the others wait until one has gone.' },
  },
  on: {
    'toast.said': { target: '.counting', actions: 'take' },
    'toast.withdrawn': { target: '.counting', actions: 'withdraw' },
    'toast.gone': { target: '.counting', actions: 'drop' },
  },
});

/** Those that are shown now. */
export function shownToasts({ toasts, limit }: ToastsContext): readonly Toast[] {
  return toasts.slice(0, limit);
}
