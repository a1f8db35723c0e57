// Likely duplicates of a library, pair by pair: the person decides whether to merge, keep or skip each.
import { assertEvent, assign, type DoneActorEvent, not, setup, stateIn } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  Decided,
  DuplicatesContext,
  DuplicatesEvent,
  FetchedPair,
  LoadedPairs,
  MergeInput,
  Pair,
} from './duplicatesTypes.ts';

interface Answer {
  decided: Decided;
}
const answer = ({ event }: { event: DoneActorEvent<Decided> }): Answer => ({ decided: event.output });
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const refused = (_: unknown, { decided }: Answer) => decided.kind === 'refused';

const initialContext: DuplicatesContext = {
  pairs: [],
  next: null,
  choices: {},
  sameness: 'unsure',
  merged: 0,
  markedDistinct: 0,
  skipped: 0,
  message: null,
};

/** The pair that is shown. */
export function shownPair({ pairs: [pair] }: Pick<DuplicatesContext, 'pairs'>): Pair {
  if (!pair) throw new Error('There is no pair to look at');
  return pair;
}

/** The pairs after the first one, once that is merged: in them, the kept document replaces the other one. */
function afterMerge([merged, ...rest]: readonly Pair[]): readonly Pair[] {
  if (!merged) return [];
  const [stays, goes] = merged;
  const now = (id: string) => (id === goes ? stays : id);
  return rest
    .map(([one, two]): Pair => [now(one), now(two)])
    .filter(([one, two]) => one !== two)
    .filter(([one, two], index, all) => all.findIndex((other) => other.includes(one) && other.includes(two)) === index);
}

export const duplicatesMachine = setup({
  types: {
    context: {} as DuplicatesContext,
    events: {} as DuplicatesEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads a page of likely duplicates. */
    load: promiseNotProvided<LoadedPairs, { readonly after: string | null }>('load'),
    /** Fetches the current state of both documents and compares them. */
    fetchPair: promiseNotProvided<FetchedPair, { readonly pair: Pair }>('fetchPair'),
    /** Merges the two documents. It is never cancelled. */
    merge: promiseNotProvided<Decided, MergeInput>('merge'),
    /** Marks the two documents as not being duplicates. */
    markDistinct: promiseNotProvided<Decided, { readonly pair: Pair }>('markDistinct'),
  },
  actions: {
    takePairs: assign((_, { loaded }: { loaded: LoadedPairs }) => loaded),
    takeSameness: assign((_, { fetched }: { fetched: FetchedPair }) =>
      fetched === 'gone' ? {} : { sameness: fetched },
    ),
    takeChoice: assign(({ context, event }) => {
      assertEvent(event, 'chosen');
      return { choices: { ...context.choices, [event.name]: event.side } };
    }),
    swap: assign(({ context }) => {
      const [stays, goes] = shownPair(context);
      return { pairs: [[goes, stays] as const, ...context.pairs.slice(1)], choices: {} };
    }),
    countMerged: assign(({ context: { merged, pairs } }) => ({ merged: merged + 1, pairs: afterMerge(pairs) })),
    countMarked: assign(({ context: { markedDistinct, pairs } }) => ({
      markedDistinct: markedDistinct + 1,
      pairs: pairs.slice(1),
    })),
    countSkipped: assign(({ context: { skipped, pairs } }) => ({ skipped: skipped + 1, pairs: pairs.slice(1) })),
    passOver: assign(({ context: { pairs } }) => ({ pairs: pairs.slice(1) })),
    keepRefusal: assign((_, { decided }: Answer) => (decided.kind === 'refused' ? { message: decided.message } : {})),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearMessage: assign({ message: null }),
    clearChoices: assign({ choices: {} }),
    beginAnew: assign(initialContext),
  },
  guards: {
    hasPairs: ({ context }) => context.pairs.length > 0,
    hasMore: ({ context }) => context.next !== null,
    isThere: (_, { fetched }: { fetched: FetchedPair }) => fetched !== 'gone',
    isRefused: refused,
    /** The two have been in view long enough that a press is meant for them. */
    isSettled: not(stateIn({ comparing: 'appearing' })),
  },
  delays: {
    settle: 500,
  },
}).createMachine({
  id: 'duplicates',
  description: 'The possible duplicates of a library, pair by pair: each is merged, kept, or left for later.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the next page of possible duplicates.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ after: context.next }),
        onDone: {
          target: 'next',
          actions: { type: 'takePairs', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: { target: 'notLoaded', actions: { type: 'keepMessage', params: error } },
      },
      on: { close: { target: 'closed' } },
    },
    notLoaded: {
      description: 'The page could not be loaded; a message says why.',
      on: { retry: { target: 'loading' }, close: { target: 'closed' } },
    },
    next: {
      description: 'Decides what comes next: the next pair, the next page, or the end.',
      entry: ['clearMessage', 'clearChoices'],
      always: [
        { guard: 'hasPairs', target: 'fetching' },
        { guard: 'hasMore', target: 'loading' },
        { target: 'finished' },
      ],
    },
    fetching: {
      description: 'The current state of both documents is being loaded.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'fetchPair',
        src: 'fetchPair',
        input: ({ context }) => ({ pair: shownPair(context) }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ fetched: event.output }) },
            target: 'comparing',
            actions: { type: 'takeSameness', params: ({ event }) => ({ fetched: event.output }) },
          },
          // One of them has been deleted meanwhile.
          { target: 'next', actions: 'passOver' },
        ],
        onError: { target: 'notFetched', actions: { type: 'keepMessage', params: error } },
      },
      on: { close: { target: 'closed' } },
    },
    notFetched: {
      description: 'The documents could not be loaded; a message says why.',
      on: {
        retry: { target: 'fetching' },
        skip: { target: 'next', actions: 'countSkipped' },
        close: { target: 'closed' },
      },
    },
    comparing: {
      description: 'Both documents are shown side by side. One value is chosen for each field in which they differ.',
      initial: 'appearing',
      states: {
        appearing: {
          description:
            'The pair has just appeared: a press at this moment was meant for the previous pair and is ignored.',
          after: { settle: { target: 'resting' } },
        },
        resting: { description: 'The pair is shown without a message.' },
        refused: {
          description: 'The server refused; a message says why, and the current state of both documents is shown.',
        },
        unanswered: {
          description:
            'No answer came, so it is unknown whether it was done. Trying again is safe: nothing is done twice.',
        },
      },
      on: {
        chosen: { actions: 'takeChoice' },
        swapped: { actions: 'swap' },
        merge: { guard: 'isSettled', target: 'merging' },
        keepBoth: { guard: 'isSettled', target: 'marking' },
        skip: { guard: 'isSettled', target: 'next', actions: 'countSkipped' },
        close: { target: 'closed' },
      },
    },
    merging: {
      description: 'The two documents are being merged. The dialog cannot be closed meanwhile.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'merge',
        src: 'merge',
        input: ({ context }) => ({ pair: shownPair(context), choices: context.choices }),
        onDone: [
          {
            guard: { type: 'isRefused', params: answer },
            target: 'comparing.refused',
            actions: { type: 'keepRefusal', params: answer },
          },
          { target: 'next', actions: 'countMerged' },
        ],
        onError: { target: 'comparing.unanswered', actions: { type: 'keepMessage', params: error } },
      },
    },
    marking: {
      description: 'The two are being marked as not being duplicates. The dialog cannot be closed meanwhile.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'markDistinct',
        src: 'markDistinct',
        input: ({ context }) => ({ pair: shownPair(context) }),
        onDone: [
          {
            guard: { type: 'isRefused', params: answer },
            target: 'comparing.refused',
            actions: { type: 'keepRefusal', params: answer },
          },
          { target: 'next', actions: 'countMarked' },
        ],
        onError: { target: 'comparing.unanswered', actions: { type: 'keepMessage', params: error } },
      },
    },
    finished: {
      description: 'There are no more: none at all, or all were looked at.',
      on: { again: { target: 'loading', actions: 'beginAnew' }, close: { target: 'closed' } },
    },
    closed: {
      description: 'The dialog closes; finished merges and marks stay.',
      type: 'final',
    },
  },
});
