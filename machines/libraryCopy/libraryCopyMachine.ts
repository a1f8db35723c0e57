// Copies or moves documents or groups to another library: first the choice of the library and the options, then the copying, part by part.
import { assertEvent, assign, type DoneActorEvent, emit, setup, stateIn } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  CopyAnswer,
  CopyChoices,
  CopyCounts,
  CopyLibraries,
  CopyRequest,
  CopyResult,
  LibraryCopyContext,
  LibraryCopyEmitted,
  LibraryCopyEvent,
  LibraryCopyInput,
} from './libraryCopyTypes.ts';

const loaded = ({ event }: { event: DoneActorEvent<CopyLibraries> }) => ({ libraries: event.output });
const counted = ({ event }: { event: DoneActorEvent<CopyCounts> }) => ({ counts: event.output });
const answered = ({ event }: { event: DoneActorEvent<CopyAnswer> }) => ({ answer: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

/** The request for the current choices. Other choices have another idempotency key. */
function requestOf(context: LibraryCopyContext): CopyRequest {
  const { id, choices, libraries } = context;
  const { targetId, withGroups, withDocuments, duplicates, isMove } = choices;
  const key = [id, targetId, withGroups, withDocuments, duplicates, isMove].join(' ');
  const targetName = libraries.targets.find((target) => target.id === targetId)?.name ?? '';
  return { ...choices, sourceId: libraries.sourceId, targetName, isContinued: hasBegun(context), key };
}

/** Whether it is known that something was done. */
const hasBegun = ({ result }: LibraryCopyContext) => result.steps.length > 0;

/** The result after a part that was not completed, or whose answer was lost: its counts may be too low. Adds the step that undoes this part, if it is known. */
function withUncounted(result: CopyResult, undo?: string): CopyResult {
  const isNew = undo !== undefined && result.steps.every((step) => step.undo !== undo);
  // A later step is that of the source library, which is undone first.
  return { ...result, steps: isNew ? [{ undo }, ...result.steps] : result.steps, mayBeUndercounted: true };
}

const noLibraries: CopyLibraries = { sourceId: '', mayMove: false, targets: [] };
const noResult: CopyResult = {
  ...{ documentCount: 0, copiedCount: 0, skippedCount: 0, newKeyCount: 0, madeGroupCount: 0, movedCount: 0 },
  steps: [],
};
const initialChoices: CopyChoices = {
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
    emitted: {} as LibraryCopyEmitted,
    input: {} as LibraryCopyInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the libraries. */
    load: promiseNotProvided<CopyLibraries>('load'),
    /** Counts the documents, and those that the target has already. */
    count: promiseNotProvided<CopyCounts, CopyRequest>('count'),
    /** Copies a part. Rejects if there was no answer; the same request again copies nothing twice, and goes on. */
    copy: promiseNotProvided<CopyAnswer, CopyRequest>('copy'),
  },
  actions: {
    takeLibraries: assign(({ context }, { libraries }: { libraries: CopyLibraries }) => ({
      libraries,
      choices: { ...context.choices, targetId: libraries.targets[0]?.id ?? '' },
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
    takeAnswer: assign(({ context }, { answer }: { answer: CopyAnswer }) =>
      answer.kind === 'refused'
        ? {
            message: answer.message,
            result: answer.undo === null ? context.result : withUncounted(context.result, answer.undo),
          }
        : { message: null, result: answer.result },
    ),
    keepUncounted: assign(({ context }) => ({ result: withUncounted(context.result) })),
    forgetMessage: assign({ message: null }),
    report: emit(({ context }) => ({
      type: 'copy.ended' as const,
      result: context.result,
      request: requestOf(context),
    })),
  },
  guards: {
    hasTargets: (_, { libraries }: { libraries: CopyLibraries }) => libraries.targets.length > 0,
    wasCopied: (_, { answer }: { answer: CopyAnswer }) => answer.kind === 'copied',
    isRefused: (_, { answer }: { answer: CopyAnswer }) => answer.kind === 'refused',
    isRefusedAtOnce: ({ context }, { answer }: { answer: CopyAnswer }) =>
      answer.kind === 'refused' && answer.undo === null && !hasBegun(context),
    hasBegun: ({ context }) => hasBegun(context),
    isStopping: stateIn({ copying: 'stopping' }),
    mayMove: ({ context: { libraries, choices }, event }) =>
      event.type !== 'move.chosen' || !event.isMove || (libraries.mayMove && choices.withDocuments),
  },
}).createMachine({
  id: 'libraryCopy',
  description: 'Copies or moves documents or groups to another library.',
  context: ({ input }) => ({
    ...input,
    libraries: noLibraries,
    choices: initialChoices,
    counts: null,
    result: noResult,
    message: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The libraries are loading.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'hasTargets', params: loaded },
            target: 'choosing',
            actions: { type: 'takeLibraries', params: loaded },
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
      description: 'The person chooses a library and options.',
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
            // Copying works without counts, and reports a failure itself.
            onError: 'counted',
          },
        },
        counted: {
          description: 'It was counted, or could not be.',
        },
      },
    },
    copying: {
      description: 'The server copies one part per request, until an answer says that everything is copied.',
      tags: 'busy',
      entry: 'forgetMessage',
      initial: 'going',
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'wasCopied', params: answered },
            target: 'copied',
            actions: { type: 'takeAnswer', params: answered },
          },
          {
            guard: { type: 'isRefusedAtOnce', params: answered },
            target: 'choosing',
            actions: { type: 'takeAnswer', params: answered },
          },
          {
            guard: { type: 'isRefused', params: answered },
            target: 'stopped',
            actions: { type: 'takeAnswer', params: answered },
          },
          { guard: 'isStopping', target: 'stopped', actions: { type: 'takeAnswer', params: answered } },
          { target: 'copying', reenter: true, actions: { type: 'takeAnswer', params: answered } },
        ],
        onError: [
          {
            guard: 'hasBegun',
            target: 'stopped',
            actions: [{ type: 'keepMessage', params: failure }, 'keepUncounted'],
          },
          { target: 'choosing', actions: { type: 'keepMessage', params: failure } },
        ],
      },
      states: {
        going: {
          description: 'Parts follow each other until everything is copied.',
          on: { stop: 'stopping' },
        },
        stopping: {
          description: 'Waits for the answer to the last request, so that it is known what was copied.',
        },
      },
    },
    stopped: {
      description: 'A part was copied. The person continues, or stops there.',
      on: { copy: 'copying', stop: 'copied' },
    },
    copied: {
      description: 'It was copied, all or in part, and is reported with an offer to undo it.',
      type: 'final',
      entry: 'report',
    },
  },
});
