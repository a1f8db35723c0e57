// The changes of the library in their order, for undo and redo, one at a time.
import { and, assign, emit, enqueueActions, setup, stateIn } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  ReversalRequest,
  Change,
  Reversed,
  ReverseInput,
  UndoHistoryContext,
  UndoHistoryEmitted,
  UndoHistoryEvent,
  UndoHistoryInput,
} from './undoHistoryTypes.ts';

/** The stack from which a direction takes changes. The opposite change goes to the other stack. */
const stackOf = { undo: 'done', redo: 'undone' } as const;
const otherStackOf = { undo: 'undone', redo: 'done' } as const;

/** The change for the oldest waiting request. */
function nextReversal(context: UndoHistoryContext): ReverseInput | null {
  const [request] = context.requests;
  if (!request) return null;
  const stack = context[stackOf[request.direction]];
  const change =
    request.id === null
      ? stack.findLast(({ libraryId }) => libraryId === request.libraryId)
      : stack.find(({ id }) => id === request.id);
  return change ? { direction: request.direction, change } : null;
}

const without = (changes: readonly Change[], id: string) => changes.filter((each) => each.id !== id);

const withoutOpposite = (reversed: Reversed): Reversed =>
  reversed.kind === 'done' ? { ...reversed, opposite: null } : reversed;

export const undoHistoryMachine = setup({
  types: {
    context: {} as UndoHistoryContext,
    events: {} as UndoHistoryEvent,
    input: {} as UndoHistoryInput,
    emitted: {} as UndoHistoryEmitted,
  },
  actors: {
    /** Undoes or redoes a change. It is never cancelled, because the result must be reported. */
    reverse: promiseNotProvided<Reversed, ReverseInput>('reverse'),
  },
  actions: {
    remember: assign(({ context }, { change }: { change: Change }) => ({
      // After a new change, the undone ones can't be redone.
      undone: [],
      done: [...without(context.done, change.id), change].slice(-context.limit),
    })),
    ask: assign(({ context }, request: ReversalRequest) => ({ requests: [...context.requests, request] })),
    reportNothingToReverse: emit(({ context }): UndoHistoryEmitted => {
      const { direction, id } = context.requests[0] ?? { direction: 'undo', id: null };
      return { type: 'change.nothing', direction, id };
    }),
    choose: assign(({ context }) => ({ current: nextReversal(context), requests: context.requests.slice(1) })),
    skip: assign(({ context }) => ({ requests: context.requests.slice(1) })),
    finish: assign({ current: null }),
    giveUpWaiting: assign({ requests: [] }),
    forgetOne: assign(({ context }, { id }: { id: string }) => ({
      done: without(context.done, id),
      undone: without(context.undone, id),
    })),
    askAgain: assign(({ context: { current, requests } }) => ({
      current: null,
      requests: current ? [{ direction: current.direction, id: current.change.id }, ...requests] : requests,
    })),
    settle: enqueueActions(({ context, enqueue }, { reversed }: { reversed: Reversed }) => {
      if (!context.current || reversed.kind === 'loggedOut') return;
      const { direction, change } = context.current;
      const from = stackOf[direction];
      const to = otherStackOf[direction];
      if (reversed.kind === 'refused') {
        enqueue.assign({ [from]: without(context[from], change.id) });
        enqueue.emit({ type: 'change.notReversed', direction, change, message: reversed.message, isKept: false });
        return;
      }
      const { opposite, but, left = 0 } = reversed;
      enqueue.assign({
        [from]: without(context[from], change.id),
        [to]: opposite ? [...context[to], opposite].slice(-context.limit) : context[to],
      });
      enqueue.emit({ type: 'change.reversed', direction, change, opposite, but, left });
    }),
    reportUnanswered: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      if (!context.current) return;
      enqueue.emit({ type: 'change.notReversed', ...context.current, message: messageOf(error), isKept: true });
    }),
    forget: assign({ done: [], undone: [], requests: [], current: null }),
  },
  guards: {
    isNothingAsked: ({ context }) => context.requests.length === 0,
    isLoggedOut: (_, { reversed }: { reversed: Reversed }) => reversed.kind === 'loggedOut',
    isOvertaken: and([stateIn({ reversing: 'overtaken' }), ({ context }) => context.current?.direction === 'undo']),
    isNothingThere: ({ context }) => nextReversal(context) === null,
  },
}).createMachine({
  id: 'undoHistory',
  description:
    'Undo and redo of the changes that this page has made in the library. Requests wait for their turn, so that they are carried out in order.',
  context: ({ input }) => ({ ...input, done: [], undone: [], requests: [], current: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being undone or redone.',
      on: {
        'change.reverse': {
          target: 'choosing',
          actions: { type: 'ask', params: ({ event: { direction, id, libraryId } }) => ({ direction, id, libraryId }) },
        },
      },
    },
    choosing: {
      description: 'Finds the change for the oldest waiting request.',
      always: [
        { guard: 'isNothingAsked', target: 'resting' },
        { guard: 'isNothingThere', target: 'choosing', reenter: true, actions: ['reportNothingToReverse', 'skip'] },
        { target: 'reversing', actions: 'choose' },
      ],
    },
    reversing: {
      description: 'A change is being undone or redone. Further requests wait.',
      invoke: {
        id: 'reverse',
        src: 'reverse',
        input: ({ context: { current } }) => {
          if (!current) throw new Error('No change was chosen');
          return current;
        },
        onDone: [
          {
            guard: { type: 'isLoggedOut', params: ({ event }) => ({ reversed: event.output }) },
            target: 'interrupted',
            actions: 'askAgain',
          },
          {
            guard: 'isOvertaken',
            target: 'choosing',
            description: "Something was changed since, so undone changes can't be redone.",
            actions: [
              { type: 'settle', params: ({ event }) => ({ reversed: withoutOpposite(event.output) }) },
              'finish',
            ],
          },
          {
            target: 'choosing',
            actions: [{ type: 'settle', params: ({ event }) => ({ reversed: event.output }) }, 'finish'],
          },
        ],
        onError: {
          target: 'resting',
          description:
            'Waiting requests are dropped, too, because they were meant for the changes that would have followed.',
          actions: [
            { type: 'reportUnanswered', params: ({ event }) => ({ error: event.error }) },
            'finish',
            'giveUpWaiting',
          ],
        },
      },
      on: {
        'change.reverse': {
          actions: { type: 'ask', params: ({ event: { direction, id, libraryId } }) => ({ direction, id, libraryId }) },
        },
      },
      initial: 'alone',
      states: {
        alone: {
          description: 'Nothing was changed since it began.',
          on: {
            'change.made': {
              target: 'overtaken',
              actions: { type: 'remember', params: ({ event }) => ({ change: event.change }) },
            },
          },
        },
        overtaken: {
          description: 'Something was changed meanwhile.',
        },
      },
    },
    interrupted: {
      description: 'Nobody is logged in any more. Requests wait until the same person is logged in again.',
      on: {
        'library.regained': { target: 'choosing' },
        'change.reverse': {
          actions: { type: 'ask', params: ({ event: { direction, id, libraryId } }) => ({ direction, id, libraryId }) },
        },
      },
    },
  },
  on: {
    'change.made': { actions: { type: 'remember', params: ({ event }) => ({ change: event.change }) } },
    'change.forgotten': { actions: { type: 'forgetOne', params: ({ event }) => ({ id: event.id }) } },
    'library.left': { target: '.resting', actions: 'forget' },
  },
});
