// Bringing a file into the library: read it, show what is in it, send its documents batch by batch, then its groups.
// The actor lives outside the dialog that shows it, so closing the dialog does not stop it.
import { assertEvent, assign, emit, enqueueActions, setup, stateIn, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import { planOf } from './decisions.ts';
import {
  maxFileSize,
  type BatchOutcome,
  type BatchToSend,
  type ChosenFile,
  type GroupsOutcome,
  type GroupsToSend,
  type ImportContext,
  type ImportDuplicate,
  type ImportEmitted,
  type ImportEvent,
  type ImportReport,
  type TakeBackInput,
  type TakenBack,
} from './importTypes.ts';

interface Answer {
  outcome: BatchOutcome;
}

interface GroupsAnswer {
  outcome: GroupsOutcome;
}

const answer = ({ event }: { event: DoneActorEvent<BatchOutcome> }): Answer => ({ outcome: event.output });

const groupsAnswer = ({ event }: { event: DoneActorEvent<GroupsOutcome> }): GroupsAnswer => ({ outcome: event.output });

const found = ({ event }: { event: DoneActorEvent<ImportReport> }) => ({ report: event.output });

const alike = ({ event }: { event: DoneActorEvent<readonly ImportDuplicate[]> }) => ({ duplicates: event.output });

const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

const empty: ImportContext = {
  file: null,
  report: null,
  duplicates: [],
  forAll: null,
  decisions: {},
  taken: {},
  plan: [],
  nextBatch: 0,
  nextGroups: 0,
  unanswered: false,
  ids: [],
  added: 0,
  filled: 0,
  partsAdded: 0,
  steps: [],
  groupSteps: [],
  groupsMade: 0,
  leftDocuments: 0,
  leftGroups: 0,
  leftNames: [],
  message: null,
  place: 'dialog',
};

/** Why what was chosen is not read; null if it is. */
function refusalOf(files: readonly ChosenFile[]): string | null {
  const [file, ...others] = files;
  if (file === undefined) {
    return 'No file was chosen.';
  }
  if (others.length > 0) {
    return `One file at a time: ${files.length} were chosen. Nothing was read.`;
  }
  if (file.size === 0) {
    return `${file.name} is empty.`;
  }
  return file.size > maxFileSize
    ? `${file.name} has ${Math.ceil(file.size / 1024 / 1024)} MB; a file may have at most ${maxFileSize / 1024 / 1024} MB.`
    : null;
}

function batchOf({ report, nextBatch, plan, ids }: ImportContext): BatchToSend {
  return { handle: report?.handle ?? '', batch: nextBatch, key: report?.batchKeys[nextBatch] ?? '', plan, ids };
}

function groupsOf({ report, nextGroups, ids, plan }: ImportContext): GroupsToSend {
  return { handle: report?.handle ?? '', request: nextGroups, key: report?.groupKeys[nextGroups] ?? '', ids, plan };
}

/** What is to be taken back; an answer that was lost is that of a batch as long as one is left, and then that of groups. */
function takingBack(context: ImportContext): TakeBackInput {
  const { report, nextBatch, steps, groupSteps, unanswered } = context;
  const isBatch = nextBatch < (report?.batchKeys.length ?? 0);
  return {
    steps,
    groupSteps,
    unanswered: unanswered && isBatch ? batchOf(context) : null,
    unansweredGroups: unanswered && !isBatch ? groupsOf(context) : null,
  };
}

function mayHaveAdded({ steps, groupSteps, unanswered }: ImportContext): boolean {
  return steps.length > 0 || groupSteps.length > 0 || unanswered;
}

/** What choosing a file does wherever none is being read or sent. */
const choices = {
  'file.chosen': [
    { guard: 'isReadable', target: '#import.parsing', actions: 'takeFile' },
    { target: '#import.choosing.refused', actions: 'sayWhyNot' },
  ],
} as const;

/** What closing does where nothing is under way. */
const ending = {
  'import.close': { target: '#import.choosing', actions: ['forgetFile', 'toLine'] },
} as const;

const takenBack = ({ event }: { event: DoneActorEvent<TakenBack> }) => ({ left: event.output });

export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    emitted: {} as ImportEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Reads the file off the main thread, keeps the entries in batches behind a handle, rejects what holds nothing to add. */
    parse: promiseNotProvided<ImportReport, { file: ChosenFile | null }>('parse'),
    /** Finds the entries that are likely in the library already, or twice in the file. */
    findDuplicates: promiseNotProvided<readonly ImportDuplicate[], { handle: string }>('findDuplicates'),
    sendBatch: promiseNotProvided<BatchOutcome, BatchToSend>('sendBatch'),
    sendGroups: promiseNotProvided<GroupsOutcome, GroupsToSend>('sendGroups'),
    /** Takes the groups back, moves the documents that were added to the trash, and makes those that were filled what they were. */
    takeBack: promiseNotProvided<TakenBack, TakeBackInput>('takeBack'),
  },
  actions: {
    takeFile: assign(({ event }) => {
      assertEvent(event, 'file.chosen');
      return { ...empty, file: event.files[0] ?? null };
    }),
    sayWhyNot: assign(({ event }) => {
      assertEvent(event, 'file.chosen');
      return { ...empty, message: refusalOf(event.files) };
    }),
    takeReport: assign((_, { report }: { report: ImportReport }) => ({ report })),
    goBackTo: assign((_, { report }: { report: ImportReport }) => {
      if (!report.left) return {};
      const { stage, batchKeys, groupKeys, ...context } = report.left;
      const message = stage === 'takingBack' ? 'The page was closed on the way' : null;
      return { ...context, report: { ...report, batchKeys, groupKeys }, message };
    }),
    takeDuplicates: assign((_, { duplicates }: { duplicates: readonly ImportDuplicate[] }) => ({ duplicates })),
    decide: assign(({ context, event }) => {
      assertEvent(event, 'duplicate.decided');
      return { decisions: { ...context.decisions, [event.entry]: event.decision } };
    }),
    decideAll: assign(({ event }) => {
      assertEvent(event, 'duplicates.decided');
      return { forAll: event.decision, decisions: {} };
    }),
    chooseField: assign(({ context, event }) => {
      assertEvent(event, 'duplicate.fieldChosen');
      const { entry, name, fromFile } = event;
      const others = (context.taken[entry] ?? []).filter((each) => each !== name);
      return { taken: { ...context.taken, [entry]: fromFile ? [...others, name] : others } };
    }),
    makePlan: assign(({ context }) => ({ plan: planOf(context) })),
    takeAnswer: assign(({ context }, { outcome }: Answer) =>
      outcome.kind === 'added'
        ? {
            ids: [...context.ids, ...outcome.ids],
            added: context.added + outcome.added,
            filled: context.filled + outcome.filled,
            partsAdded: context.partsAdded + outcome.partsAdded,
            steps: outcome.undo === null ? context.steps : [...context.steps, outcome.undo],
            nextBatch: context.nextBatch + 1,
            unanswered: false,
          }
        : { message: outcome.message, unanswered: false },
    ),
    takeGroupsAnswer: assign(({ context }, { outcome }: GroupsAnswer) =>
      outcome.kind === 'grouped'
        ? {
            groupSteps: [...context.groupSteps, outcome.undo],
            groupsMade: context.groupsMade + outcome.made,
            nextGroups: context.nextGroups + 1,
            unanswered: false,
          }
        : { message: outcome.message, unanswered: false },
    ),
    noteLostAnswer: assign({ unanswered: true }),
    keepMessage: assign({ message: (_, params: { message: string }) => params.message }),
    clearMessage: assign({ message: null }),
    takeLeft: assign((_, { left }: { left: TakenBack }) => left),
    forgetAdded: assign({
      ...{ ids: [], added: 0, filled: 0, partsAdded: 0, steps: [] },
      ...{ groupSteps: [], groupsMade: 0, unanswered: false },
    }),
    forgetFile: assign(empty),
    /** Not `after`: each batch enters `sending` anew, and would begin the wait anew with it. */
    awaitArrivals: enqueueActions(({ enqueue }) => {
      enqueue.cancel('arrivals');
      enqueue.raise({ type: 'arrivals.due' }, { id: 'arrivals', delay: 'arrivals' });
    }),
    tellOfArrivals: enqueueActions(({ context, enqueue }) => {
      if (mayHaveAdded(context)) enqueue.emit({ type: 'library.changed' });
    }),
    tellOfTakingBack: emit({ type: 'library.changed' }),
    toLine: assign({ place: 'line' }),
    toDialog: assign({ place: 'dialog' }),
  },
  guards: {
    isReadable: ({ event }) => {
      assertEvent(event, 'file.chosen');
      return refusalOf(event.files) === null;
    },
    wasLeft: (_, { report }: { report: ImportReport }) => report.left?.stage === 'adding',
    wasLeftTakingBack: (_, { report }: { report: ImportReport }) => report.left?.stage === 'takingBack',
    areAlike: (_, { duplicates }: { duplicates: readonly ImportDuplicate[] }) => duplicates.length > 0,
    isRefused: (_, { outcome }: Answer) => outcome.kind === 'refused',
    isLastBatch: ({ context }) => context.nextBatch + 1 >= (context.report?.batchKeys.length ?? 0),
    isLastOfFile: ({ context: { report, nextBatch } }) =>
      nextBatch + 1 >= (report?.batchKeys.length ?? 0) && (report?.groupKeys.length ?? 0) === 0,
    areGroupsRefused: (_, { outcome }: GroupsAnswer) => outcome.kind === 'refused',
    areLastGroups: ({ context }) => context.nextGroups + 1 >= (context.report?.groupKeys.length ?? 0),
    isStopping: stateIn({ sending: 'stopping' }),
    isGroupingStopping: stateIn({ grouping: 'stopping' }),
    mayHaveAdded: ({ context }) => mayHaveAdded(context),
    areBatchesLeft: ({ context: { report, nextBatch } }) => nextBatch < (report?.batchKeys.length ?? 0),
    areGroupsLeft: ({ context: { report, nextGroups } }) => nextGroups < (report?.groupKeys.length ?? 0),
  },
  delays: {
    /** While documents arrive, the library is asked for again at most this often. */
    arrivals: 1500,
  },
}).createMachine({
  id: 'import',
  description: 'A file on its way into the library.',
  context: empty,
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A file is wanted.',
      initial: 'waiting',
      states: {
        waiting: { description: 'None was chosen yet.' },
        refused: { description: 'The one that was chosen cannot be read; the message says why.' },
      },
      on: { ...choices, ...ending },
    },
    parsing: {
      description: 'The file is read.',
      tags: 'busy',
      invoke: {
        id: 'parse',
        src: 'parse',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: { type: 'wasLeft', params: found },
            target: 'cancelled.stopped',
            actions: { type: 'goBackTo', params: found },
            description: 'The page ended while the same file came in: it can go on there, or be taken back.',
          },
          {
            guard: { type: 'wasLeftTakingBack', params: found },
            target: 'cancelled.notTakenBack',
            actions: { type: 'goBackTo', params: found },
            description: 'The page ended while the same file was taken back: the rest of that can be done.',
          },
          { target: 'checking', actions: { type: 'takeReport', params: found } },
        ],
        onError: { target: 'choosing.refused', actions: { type: 'keepMessage', params: failure } },
      },
      on: {
        'import.cancel': { target: 'choosing', actions: 'forgetFile' },
      },
    },
    checking: {
      description: 'It is looked for entries that are likely in the library already, or twice in the file.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'findDuplicates',
        src: 'findDuplicates',
        input: ({ context }) => ({ handle: context.report?.handle ?? '' }),
        onDone: [
          {
            guard: { type: 'areAlike', params: alike },
            target: 'review.alike',
            actions: { type: 'takeDuplicates', params: alike },
          },
          { target: 'review' },
        ],
        onError: { target: 'review.unchecked', actions: { type: 'keepMessage', params: failure } },
      },
      on: {
        'import.cancel': { target: 'choosing', actions: 'forgetFile' },
      },
    },
    review: {
      description: 'The person sees what was found before anything is added.',
      initial: 'ready',
      states: {
        ready: { description: 'Nothing of it is in the library yet.' },
        alike: {
          description:
            'Some of it likely is: each of these is merged, skipped or kept, as is suggested or as the person says.',
          on: {
            'duplicate.decided': { actions: 'decide' },
            'duplicates.decided': { actions: 'decideAll' },
            'duplicate.fieldChosen': { actions: 'chooseField' },
          },
        },
        unchecked: {
          description: 'Whether some of it is could not be found out. It can be tried again, or everything is added.',
          on: { 'import.check': { target: '#import.checking' } },
        },
      },
      on: {
        ...choices,
        ...ending,
        'import.start': { target: 'sending', actions: ['makePlan', 'awaitArrivals'] },
      },
    },
    sending: {
      description: 'Batch after batch goes to the server, each with its own key, so that none is added twice.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'sendBatch',
        src: 'sendBatch',
        input: ({ context }) => batchOf(context),
        onDone: [
          { guard: 'isStopping', target: 'cancelled', actions: { type: 'takeAnswer', params: answer } },
          {
            guard: { type: 'isRefused', params: answer },
            target: 'failed',
            actions: { type: 'takeAnswer', params: answer },
          },
          { guard: 'isLastOfFile', target: 'done', actions: { type: 'takeAnswer', params: answer } },
          {
            guard: 'isLastBatch',
            target: 'grouping',
            actions: { type: 'takeAnswer', params: answer },
            description: 'The documents are in; the groups are next.',
          },
          {
            target: 'sending',
            reenter: true,
            actions: { type: 'takeAnswer', params: answer },
            description: 'The next batch.',
          },
        ],
        onError: [
          {
            guard: 'isStopping',
            target: 'cancelled',
            actions: ['noteLostAnswer', { type: 'keepMessage', params: failure }],
          },
          { target: 'failed', actions: ['noteLostAnswer', { type: 'keepMessage', params: failure }] },
        ],
      },
      on: { 'arrivals.due': { actions: ['tellOfArrivals', 'awaitArrivals'] } },
      initial: 'running',
      states: {
        running: {
          description: 'A batch is under way and more may follow.',
          on: {
            'import.cancel': { target: 'stopping' },
          },
        },
        stopping: {
          description: 'The person stopped it; the batch under way is waited for, to say truly how many were added.',
        },
      },
    },
    failed: {
      description:
        'A batch was not answered, or refused. What was added before stays; it can go on from the same batch.',
      entry: 'tellOfArrivals',
      on: {
        'import.resume': { target: 'sending', actions: 'awaitArrivals' },
        'import.cancel': { target: 'cancelled' },
      },
    },
    grouping: {
      description:
        'The documents are in. The groups follow, with those who are in them: one request, of a large tree several.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'sendGroups',
        src: 'sendGroups',
        input: ({ context }) => groupsOf(context),
        onDone: [
          {
            guard: 'isGroupingStopping',
            target: 'cancelled',
            actions: { type: 'takeGroupsAnswer', params: groupsAnswer },
          },
          {
            guard: { type: 'areGroupsRefused', params: groupsAnswer },
            target: 'groupsFailed',
            actions: { type: 'takeGroupsAnswer', params: groupsAnswer },
          },
          { guard: 'areLastGroups', target: 'done', actions: { type: 'takeGroupsAnswer', params: groupsAnswer } },
          {
            target: 'grouping',
            reenter: true,
            actions: { type: 'takeGroupsAnswer', params: groupsAnswer },
            description: 'The next part of the tree.',
          },
        ],
        onError: [
          {
            guard: 'isGroupingStopping',
            target: 'cancelled',
            actions: ['noteLostAnswer', { type: 'keepMessage', params: failure }],
          },
          { target: 'groupsFailed', actions: ['noteLostAnswer', { type: 'keepMessage', params: failure }] },
        ],
      },
      on: { 'arrivals.due': { actions: ['tellOfArrivals', 'awaitArrivals'] } },
      initial: 'running',
      states: {
        running: {
          description: 'Groups are under way.',
          on: {
            'import.cancel': { target: 'stopping' },
          },
        },
        stopping: {
          description: 'The person stopped it; what is under way is waited for.',
        },
      },
    },
    groupsFailed: {
      description: 'The groups were not answered, or refused. The documents are in; it can go on with the groups.',
      entry: 'tellOfArrivals',
      on: {
        'import.resume': { target: 'grouping', actions: 'awaitArrivals' },
        'import.cancel': { target: 'cancelled' },
      },
    },
    cancelled: {
      description: 'Stopped on the way, or to be taken back: what was added so far is in the library.',
      initial: 'stopped',
      states: {
        stopped: {
          description:
            'Says how many were added; if the last answer was lost, at least how many. It can go on where it stopped.',
          entry: 'tellOfArrivals',
          on: {
            ...choices,
            'import.resume': [
              { guard: 'areBatchesLeft', target: '#import.sending', actions: 'awaitArrivals' },
              { guard: 'areGroupsLeft', target: '#import.grouping', actions: 'awaitArrivals' },
            ],
            'import.takeBack': { guard: 'mayHaveAdded', target: 'takingBack' },
            ...ending,
          },
        },
        takingBack: {
          description: 'The groups go again, what was added goes to the trash, and what was filled is what it was.',
          tags: 'busy',
          entry: 'clearMessage',
          invoke: {
            id: 'takeBack',
            src: 'takeBack',
            input: ({ context }) => takingBack(context),
            onDone: {
              target: 'takenBack',
              actions: ['forgetAdded', { type: 'takeLeft', params: takenBack }, 'tellOfTakingBack'],
            },
            onError: { target: 'notTakenBack', actions: { type: 'keepMessage', params: failure } },
          },
        },
        notTakenBack: {
          description:
            'Not all of it was taken back, and the person is told why. Once more does nothing twice; going on is no way any more.',
          entry: 'tellOfTakingBack',
          on: {
            ...choices,
            'import.takeBack': { target: 'takingBack' },
            ...ending,
          },
        },
        takenBack: {
          description: 'Nothing of the file is in the library but what somebody has changed since.',
          on: {
            ...choices,
            ...ending,
          },
        },
      },
    },
    done: {
      description: 'Everything was added; the report says what there is to know, and all of it can be taken back.',
      entry: 'tellOfArrivals',
      on: {
        ...choices,
        'import.takeBack': { guard: 'mayHaveAdded', target: 'cancelled.takingBack' },
        ...ending,
      },
    },
  },
  on: {
    'import.close': { actions: 'toLine' },
    'import.open': { actions: 'toDialog' },
    'file.chosen': {
      actions: 'toDialog',
      description: 'One file at a time: the one that is under way is shown, and comes first.',
    },
  },
});
