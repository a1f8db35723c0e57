// The messages of the page in their order. The newest is always shown; if there are too many, the oldest that needs no answer is removed.
// How long each is shown otherwise is decided by the alert machine, and so is whether it is held, by the pointer on it for example.
import { assertEvent, assign, setup } from 'xstate';
import type { Toast, ToastMessage, ToastsContext, ToastsEvent, ToastsInput } from './toastsTypes.ts';

/** The one that goes first when there are too many; never the newest. */
function oldestReleased({ toasts }: ToastsContext): Toast | undefined {
  const newest = newestOf(toasts);
  return toasts.find((toast) => !toast.isHeld && toast !== newest);
}

function newestOf(toasts: readonly Toast[]): Toast | undefined {
  return toasts.reduce<Toast | undefined>(
    (newest, toast) => (newest && newest.id > toast.id ? newest : toast),
    undefined,
  );
}

/** The message as it is shown, and the one whose place it takes, if any. */
function placed(toasts: readonly Toast[], message: ToastMessage): { message: ToastMessage; place: Toast | undefined } {
  const { joins } = message;
  const earlier = joins && toasts.findLast((each) => each.joins?.kind === joins.kind);
  const joined = earlier && joins.into(earlier);
  if (joined) return { message: joined, place: earlier };
  return { message, place: toasts.find(({ key }) => key === keyOf(message)) };
}

const keyOf = (message: ToastMessage) => message.key ?? message.message;

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
      const { message, place } = placed(context.toasts, event.message);
      const toast: Toast = { ...message, key: keyOf(message), id: context.said + 1, isHeld: true };
      return {
        said: toast.id,
        toasts: place ? context.toasts.map((each) => (each === place ? toast : each)) : [...context.toasts, toast],
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
    /** How long the oldest can still be read once there are too many; of many said at once each is seen and heard. */
    turn: 1_000,
  },
}).createMachine({
  id: 'toasts',
  description:
    'Short messages about what happened. The newest is always seen, and pushes out none that is held or has to be answered; like ones are joined.',
  context: ({ input }) => ({ limit: input.limit, toasts: [], said: 0 }),
  initial: 'empty',
  states: {
    empty: { description: 'There are no messages.' },
    counting: {
      description: 'Decides whether there is room for all.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isOverfull', target: 'queueing' },
        { target: 'showing' },
      ],
    },
    showing: { description: 'All messages are shown.' },
    queueing: {
      description: 'There are too many: the newest is shown beyond the limit, and those between wait.',
      initial: 'turning',
      states: {
        turning: {
          description: 'The oldest message that needs no answer will be removed in a moment.',
          after: {
            turn: [{ guard: 'canMakeRoom', target: '#toasts.counting', actions: 'makeRoom' }, { target: 'blocked' }],
          },
        },
        blocked: {
          description: 'Each but the newest is held, or has to be answered.',
          on: {
            'toast.said': {
              target: 'turning',
              actions: 'take',
              description: 'The message that was the newest before can be removed.',
            },
            'toast.released': {
              target: 'turning',
              actions: 'release',
              description: 'A person who has moved off it by mistake can return.',
            },
          },
        },
      },
      on: {
        'toast.said': { actions: 'take', description: 'The time of the oldest message does not start again.' },
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
  const newest = newestOf(toasts);
  return toasts.filter((toast, index) => index < limit || toast === newest);
}
