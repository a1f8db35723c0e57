// The messages of the page in their order: a few are shown, and a newer one soon takes the place of the oldest that needs no answer.
// How long each is shown otherwise is its own affair (the alert machine), and so is whether somebody attends to it.
import { assertEvent, assign, setup } from 'xstate';
import type { Toast, ToastsContext, ToastsEvent, ToastsInput } from './toastsTypes.ts';

/** The shown one that is the first to go when others wait. */
function oldestReleased(context: ToastsContext): Toast | undefined {
  return shownToasts(context).find(({ isHeld }) => !isHeld);
}

function marked({ toasts }: ToastsContext, id: number, isHeld: boolean): Pick<ToastsContext, 'toasts'> {
  return { toasts: toasts.map((toast) => (toast.id === id ? { ...toast, isHeld } : toast)) };
}

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
      const toast: Toast = { ...event.message, key, id: context.said + 1, isHeld: true };
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
    release: assign(({ context, event }) => {
      assertEvent(event, 'toast.released');
      return marked(context, event.id, false);
    }),
    hold: assign(({ context, event }) => {
      assertEvent(event, 'toast.held');
      return marked(context, event.id, true);
    }),
    makeRoom: assign(({ context }) => {
      const leaving = oldestReleased(context);
      return { toasts: context.toasts.filter((toast) => toast !== leaving) };
    }),
    drop: assign(({ context, event }) => {
      assertEvent(event, 'toast.gone');
      return { toasts: context.toasts.filter(({ id }) => id !== event.id) };
    }),
  },
  guards: {
    isEmpty: ({ context }) => context.toasts.length === 0,
    isOverfull: ({ context }) => context.toasts.length > context.limit,
    canMakeRoom: ({ context }) => oldestReleased(context) !== undefined,
  },
  delays: {
    /** How long those that are shown can still be read once another waits; of many said at once each is seen and heard. */
    turn: 1_000,
  },
}).createMachine({
  id: 'toasts',
  description:
    'What was said in passing. What is new is soon seen, but pushes out none that somebody attends to, or that has to be answered.',
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
    queueing: {
      description: 'As many are shown as may be, and others wait.',
      initial: 'turning',
      states: {
        turning: {
          description: 'In a moment the oldest that needs no answer gives way.',
          after: {
            turn: [{ guard: 'canMakeRoom', target: '#toasts.counting', actions: 'makeRoom' }, { target: 'blocked' }],
          },
        },
        blocked: {
          description: 'Somebody attends to each that is shown, or it has to be answered.',
          on: {
            'toast.released': {
              target: 'turning',
              actions: 'release',
              description: 'Who has moved off it by mistake can come back.',
            },
          },
        },
      },
      on: {
        'toast.said': { actions: 'take', description: 'Those that are shown are not given more time.' },
      },
    },
  },
  on: {
    'toast.said': { target: '.counting', actions: 'take' },
    'toast.withdrawn': { target: '.counting', actions: 'withdraw' },
    'toast.released': { actions: 'release' },
    'toast.held': { actions: 'hold' },
    'toast.gone': { target: '.counting', actions: 'drop' },
  },
});

/** Those that are shown now. */
export function shownToasts({ toasts, limit }: ToastsContext): readonly Toast[] {
  return toasts.slice(0, limit);
}
