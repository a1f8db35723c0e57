// Copies or moves documents or groups to another library: choosing where to and how, and doing it.
import { assertEvent, assign, type DoneActorEvent, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  CopyAnswer,
  CopyChoices,
  CopyCounts,
  CopyPlaces,
  CopyRequest,
  LibraryCopyContext,
  LibraryCopyEvent,
  LibraryCopyInput,
} from './libraryCopyTypes.ts';

const loaded = ({ event }: { event: DoneActorEvent<CopyPlaces> }) => ({ places: event.output });
const counted = ({ event }: { event: DoneActorEvent<CopyCounts> }) => ({ counts: event.output });
const answered = ({ event }: { event: DoneActorEvent<CopyAnswer> }) => ({ answer: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

/** The request for what is chosen. Another choice is another request. */
function requestOf({ id, choices, places }: LibraryCopyContext): CopyRequest {
  const { targetId, withGroups, withDocuments, duplicates, isMove } = choices;
  const key = [id, targetId, withGroups, withDocuments, duplicates, isMove].join(' ');
  const targetName = places.targets.find((target) => target.id === targetId)?.name ?? '';
  return { ...choices, sourceId: places.sourceId, targetName, key };
}

const none: CopyPlaces = { sourceId: '', mayMove: false, targets: [] };
const first: CopyChoices = {
  targetId: '',
  withGroups: false,
  withDocuments: true,
  duplicates: 'SKIP',
  isMove: false,
};

const choose = (change: (event: LibraryCopyEvent, choices: CopyChoices) => Partial<CopyChoices>) =>
  assign<LibraryCopyContext, LibraryCopyEvent, undefined, LibraryCopyEvent, never>(({ context, event }) => ({
    choices: { ...context.choices, ...change(event, context.choices) },
  }));

export const libraryCopyMachine = setup({
  types: {
    context: {} as LibraryCopyContext,
    events: {} as LibraryCopyEvent,
    input: {} as LibraryCopyInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Asks for the libraries. */
    load: promiseNotProvided<CopyPlaces>('load'),
    /** Counts the documents, and those that the target has already. */
    count: promiseNotProvided<CopyCounts, CopyRequest>('count'),
    /** Copies, and reports it. Rejects if there was no answer; the same request again copies nothing twice. */
    copy: promiseNotProvided<CopyAnswer, CopyRequest>('copy'),
  },
  actions: {
    takePlaces: assign(({ context }, { places }: { places: CopyPlaces }) => ({
      places,
      choices: { ...context.choices, targetId: places.targets[0]?.id ?? '' },
    })),
    takeCounts: assign((_, { counts }: { counts: CopyCounts }) => ({ counts })),
    forgetCounts: assign({ counts: null }),
    chooseTarget: choose((event) => {
      assertEvent(event, 'target.chosen');
      return { targetId: event.id };
    }),
    toggleGroups: choose((_, { withGroups }) => ({ withGroups: !withGroups })),
    // Groups can be moved only together with their documents.
    toggleDocuments: choose((_, { withDocuments, isMove }) => ({
      withDocuments: !withDocuments,
      isMove: isMove && !withDocuments,
    })),
    chooseDuplicates: choose((event) => {
      assertEvent(event, 'duplicates.chosen');
      return { duplicates: event.duplicates };
    }),
    chooseMove: choose((event) => {
      assertEvent(event, 'move.chosen');
      return { isMove: event.isMove };
    }),
    keepMessage: assign((_, { message }: { message: string }) => ({ message })),
    keepRefusal: assign((_, { answer }: { answer: CopyAnswer }) => ({
      message: answer.kind === 'refused' ? answer.message : null,
    })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    hasTargets: (_, { places }: { places: CopyPlaces }) => places.targets.length > 0,
    wasCopied: (_, { answer }: { answer: CopyAnswer }) => answer.kind === 'copied',
    mayMove: ({ context: { places, choices }, event }) =>
      event.type !== 'move.chosen' || !event.isMove || (places.mayMove && choices.withDocuments),
  },
}).createMachine({
  id: 'libraryCopy',
  description: 'Copies or moves documents or groups to another library.',
  context: ({ input }) => ({ ...input, places: none, choices: first, counts: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The libraries are asked for.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'hasTargets', params: loaded },
            target: 'choosing',
            actions: { type: 'takePlaces', params: loaded },
          },
          { target: 'nowhere' },
        ],
        onError: { target: 'failed', actions: { type: 'keepMessage', params: failure } },
      },
    },
    failed: {
      description: 'There was no answer.',
      on: { retry: 'loading' },
    },
    nowhere: {
      description: 'There is no other library to which the person may write.',
    },
    choosing: {
      description: 'The person chooses a library, and what comes along.',
      initial: 'counting',
      on: {
        'target.chosen': { target: '.counting', actions: 'chooseTarget' },
        'documents.toggled': { target: '.counting', actions: 'toggleDocuments' },
        'groups.toggled': { actions: 'toggleGroups' },
        'duplicates.chosen': { actions: 'chooseDuplicates' },
        'move.chosen': { guard: 'mayMove', actions: 'chooseMove' },
        copy: 'copying',
      },
      states: {
        counting: {
          description: 'It is counted how many documents the library has already.',
          entry: 'forgetCounts',
          invoke: {
            id: 'count',
            src: 'count',
            input: ({ context }) => requestOf(context),
            onDone: { target: 'counted', actions: { type: 'takeCounts', params: counted } },
            // Copying needs no counts, and says what is wrong.
            onError: 'counted',
          },
        },
        counted: {
          description: 'It was counted, or could not be.',
        },
      },
    },
    copying: {
      description: 'The server copies.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context }) => requestOf(context),
        onDone: [
          { guard: { type: 'wasCopied', params: answered }, target: 'copied' },
          { target: 'choosing', actions: { type: 'keepRefusal', params: answered } },
        ],
        onError: { target: 'choosing', actions: { type: 'keepMessage', params: failure } },
      },
    },
    copied: {
      description: 'It was copied, and reported with an offer to undo it.',
      type: 'final',
    },
  },
});
