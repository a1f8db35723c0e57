// Bringing files into the library: read them, show what is in them, send their documents batch by batch, then their groups.
// The actor lives outside the dialog that shows it, so closing the dialog does not stop it.
import { assertEvent, assign, emit, enqueueActions, setup, stateIn, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import { isAnyChosen, planOf } from './decisions.ts';
import {
  maxFileSize,
  maxTotalSize,
  type BatchOutcome,
  type BatchToSend,
  type ChosenFile,
  type FileProblem,
  type GroupsOutcome,
  type GroupsToSend,
  type ImportContext,
  type ImportDuplicate,
  type ImportEmitted,
  type ImportEvent,
  type ImportReport,
  type SkippedFile,
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
  files: [],
  skippedFiles: [],
  report: null,
  excluded: [],
  into: null,
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

interface Chosen {
  readonly files: readonly ChosenFile[];
  readonly skippedFiles: readonly SkippedFile[];
}

/** The files that can be read, and why the others are not. */
function readable(files: readonly ChosenFile[]): Chosen {
  let total = 0;
  const chosen: { files: ChosenFile[]; skippedFiles: SkippedFile[] } = { files: [], skippedFiles: [] };
  for (const file of files) {
    const { name, size } = file;
    const problem = problemOf(size, total);
    if (problem) chosen.skippedFiles.push({ name, problem });
    else {
      chosen.files.push(file);
      total += size;
    }
  }
  return chosen;
}

function problemOf(size: number, total: number): FileProblem | null {
  if (size === 0) return { kind: 'empty' };
  if (size > maxFileSize) return { kind: 'tooLarge', size };
  return total + size > maxTotalSize ? { kind: 'tooMuch' } : null;
}

function batchOf({ report, nextBatch, plan, ids }: ImportContext): BatchToSend {
  return { handle: report?.handle ?? '', batch: nextBatch, key: report?.batchKeys[nextBatch] ?? '', plan, ids };
}

function groupsOf({ report, nextGroups, ids, plan, into }: ImportContext): GroupsToSend {
  const key = report?.groupKeys[nextGroups] ?? '';
  // Those go last.
  const isInto = into !== null && nextGroups >= (report?.groupKeys.length ?? 0) - (report?.intoKeys.length ?? 0);
  return { handle: report?.handle ?? '', request: nextGroups, key, ids, plan, into, isInto };
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
    { guard: 'isReadable', target: '#import.parsing', actions: 'takeFiles' },
    { target: '#import.choosing.refused', actions: 'takeFiles' },
  ],
} as const;

/** What closing does where nothing is under way. */
const ending = {
  'import.close': { target: '#import.choosing', actions: ['forgetFiles', 'toLine'] },
} as const;

/** What ends an import that has failed. */
const givingUp = {
  'import.takeBack': { guard: 'mayHaveAdded', target: '#import.cancelled.takingBack' },
  'import.close': [
    {
      guard: 'isInLine',
      target: '#import.choosing',
      actions: ['forgetFiles', 'toLine'],
      description: 'What was added stays, and nothing more comes.',
    },
    { actions: 'toLine' },
  ],
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
    /** Reads the files off the main thread and keeps the entries in batches behind a handle; a report without files brings nothing. */
    parse: promiseNotProvided<ImportReport, { files: readonly ChosenFile[] }>('parse'),
    /** Finds the entries that are possibly in the library already, or twice in the files. */
    findDuplicates: promiseNotProvided<readonly ImportDuplicate[], { handle: string }>('findDuplicates'),
    sendBatch: promiseNotProvided<BatchOutcome, BatchToSend>('sendBatch'),
    sendGroups: promiseNotProvided<GroupsOutcome, GroupsToSend>('sendGroups'),
    /** Takes the groups back, moves the documents that were added to the trash, and makes those that were filled what they were. */
    takeBack: promiseNotProvided<TakenBack, TakeBackInput>('takeBack'),
  },
  actions: {
    takeFiles: assign(({ event }) => {
      assertEvent(event, 'file.chosen');
      return { ...empty, ...readable(event.files) };
    }),
    takeReport: assign(({ context }, { report }: { report: ImportReport }) => ({
      report,
      skippedFiles: [...context.skippedFiles, ...report.skippedFiles],
    })),
    takeSkipped: assign(({ context }, { report }: { report: ImportReport }) => ({
      skippedFiles: [...context.skippedFiles, ...report.skippedFiles],
    })),
    goBackTo: assign((_, { report }: { report: ImportReport }) => {
      if (!report.left) return {};
      const { batchKeys, groupKeys, plan, into, nextBatch, nextGroups, unanswered, ...counts } = report.left;
      const { ids, added, filled, partsAdded, steps, groupSteps, groupsMade } = counts;
      return {
        ...{ plan, into, nextBatch, nextGroups, unanswered, ids, added, filled, partsAdded, steps, groupSteps },
        ...{ groupsMade, report: { ...report, batchKeys, groupKeys } },
      };
    }),
    chooseEntries: assign(({ context: { excluded }, event }) => {
      assertEvent(event, 'entries.chosen');
      const chosen = new Set(event.entries);
      const others = excluded.filter((entry) => !chosen.has(entry));
      return { excluded: event.included ? others : [...others, ...chosen] };
    }),
    chooseGroup: assign(({ event }) => {
      assertEvent(event, 'group.chosen');
      return { into: event.into };
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
    makePlan: assign(({ context }) => {
      const { report, into } = context;
      if (!report) return {};
      const groupKeys = into ? [...report.groupKeys, ...report.intoKeys] : report.groupKeys;
      return { plan: planOf(context), report: { ...report, groupKeys } };
    }),
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
    forgetFiles: assign(empty),
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
      return readable(event.files).files.length > 0;
    },
    isNothingRead: (_, { report }: { report: ImportReport }) => report.files.length === 0,
    isAnyChosen: ({ context }) => isAnyChosen(context),
    isInLine: ({ context }) => context.place === 'line',
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
  description: 'Files on their way into the library, looked through and imported as one.',
  context: empty,
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Files are wanted.',
      initial: 'waiting',
      states: {
        waiting: { description: 'None was chosen yet.' },
        refused: { description: 'None of those that were chosen can be read; the person is told why.' },
      },
      on: { ...choices, ...ending },
    },
    parsing: {
      description: 'The files are read.',
      tags: 'busy',
      invoke: {
        id: 'parse',
        src: 'parse',
        input: ({ context }) => ({ files: context.files }),
        onDone: [
          {
            guard: { type: 'isNothingRead', params: found },
            target: 'choosing.refused',
            actions: { type: 'takeSkipped', params: found },
            description: 'None of them holds anything to add.',
          },
          {
            guard: { type: 'wasLeft', params: found },
            target: 'cancelled.stopped',
            actions: { type: 'goBackTo', params: found },
            description: 'The page ended while the same files came in: it can go on there, or be taken back.',
          },
          {
            guard: { type: 'wasLeftTakingBack', params: found },
            target: 'cancelled.notTakenBack',
            actions: { type: 'goBackTo', params: found },
            description: 'The page ended while the import of the same files was undone: the rest of that can be done.',
          },
          { target: 'checking', actions: { type: 'takeReport', params: found } },
        ],
        onError: { target: 'choosing.refused', actions: { type: 'keepMessage', params: failure } },
      },
      on: {
        'import.cancel': { target: 'choosing', actions: ['forgetFiles', 'toLine'] },
      },
    },
    checking: {
      description: 'Looks for entries that are possibly in the library already, or twice in the files.',
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
        'import.cancel': { target: 'choosing', actions: ['forgetFiles', 'toLine'] },
      },
    },
    review: {
      description: 'The person sees what was found before anything is added.',
      initial: 'ready',
      states: {
        ready: { description: 'Nothing of it is in the library yet.' },
        alike: {
          description:
            'Some of it possibly is: each of these is merged, skipped or kept, as is suggested or as the person says.',
          on: {
            'duplicate.decided': { actions: 'decide' },
            'duplicates.decided': { actions: 'decideAll' },
            'duplicate.fieldChosen': { actions: 'chooseField' },
          },
        },
        unchecked: {
          description: 'Duplicates could not be looked for. It can be tried again, or everything is added.',
          on: { 'import.check': { target: '#import.checking' } },
        },
      },
      on: {
        ...choices,
        ...ending,
        'entries.chosen': { actions: 'chooseEntries' },
        'group.chosen': { actions: 'chooseGroup' },
        'import.start': { guard: 'isAnyChosen', target: 'sending', actions: ['makePlan', 'awaitArrivals'] },
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
        ...givingUp,
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
        ...givingUp,
      },
    },
    cancelled: {
      description: 'Stopped on the way, or to be undone: what was added so far is in the library.',
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
          description: 'Groups are removed, what was added goes to the trash, and what was filled is what it was.',
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
            'Not all of it was undone, and the person is told why. Trying again does nothing twice; the import cannot go on any more.',
          entry: 'tellOfTakingBack',
          on: {
            ...choices,
            'import.takeBack': { target: 'takingBack' },
            ...ending,
          },
        },
        takenBack: {
          description: 'Nothing of the files is in the library but what was changed since.',
          on: {
            ...choices,
            ...ending,
          },
        },
      },
    },
    done: {
      description: 'Everything was added; the report stays in view, and all of it can be undone.',
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
      description: 'One import at a time: the one that is under way is shown, and comes first.',
    },
  },
});
