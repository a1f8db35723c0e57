// The setup of the import machine: its types, actors, actions and guards. The states are in readStates.ts, reviewStates.ts and sendStates.ts.
import { assertEvent, assign, emit, enqueueActions, setup, stateIn } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { canStart, planOf } from './decisions.ts';
import {
  maximumFileSize,
  maximumTotalSize,
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

export interface Answer {
  outcome: BatchOutcome;
}

export interface GroupsAnswer {
  outcome: GroupsOutcome;
}

/** The context while nothing was chosen. */
export const emptyImport: ImportContext = {
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

/** The files that can be read, and the reasons why others are skipped. */
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

/** The files that are not among those of the import. */
function newFiles({ files }: ImportContext, chosen: readonly ChosenFile[]): readonly ChosenFile[] {
  return chosen.filter((file) => !files.includes(file));
}

function problemOf(size: number, total: number): FileProblem | null {
  if (size === 0) return { kind: 'empty' };
  if (size > maximumFileSize) return { kind: 'tooLarge', size };
  return total + size > maximumTotalSize ? { kind: 'tooMuch' } : null;
}

export function batchOf({ report, nextBatch, plan, ids }: ImportContext): BatchToSend {
  return { handle: report?.handle ?? '', batch: nextBatch, key: report?.batchKeys[nextBatch] ?? '', plan, ids };
}

export function groupsOf({ report, nextGroups, ids, plan, into }: ImportContext): GroupsToSend {
  const key = report?.groupKeys[nextGroups] ?? '';
  // Requests that add everything to the chosen group go last.
  const isInto = into !== null && nextGroups >= (report?.groupKeys.length ?? 0) - (report?.intoKeys.length ?? 0);
  return { handle: report?.handle ?? '', request: nextGroups, key, ids, plan, into, isInto };
}

/** What to undo. A lost answer belongs to a batch as long as batches are left, and to groups after that. */
export function takingBack(context: ImportContext): TakeBackInput {
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

export const importSetup = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    emitted: {} as ImportEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Reads the files in a worker and keeps the entries there in batches, behind a handle. A report without files means nothing to import. */
    parse: promiseNotProvided<ImportReport, { files: readonly ChosenFile[] }>('parse'),
    /** Finds entries that may be in the library already, or twice in the files. */
    findDuplicates: promiseNotProvided<readonly ImportDuplicate[], { handle: string }>('findDuplicates'),
    sendBatch: promiseNotProvided<BatchOutcome, BatchToSend>('sendBatch'),
    sendGroups: promiseNotProvided<GroupsOutcome, GroupsToSend>('sendGroups'),
    /** Removes the groups, moves added documents to the trash, and gives filled-in documents their earlier values back. */
    takeBack: promiseNotProvided<TakenBack, TakeBackInput>('takeBack'),
  },
  actions: {
    takeFiles: assign(({ event }) => {
      assertEvent(event, 'file.chosen');
      return { ...emptyImport, ...readable(event.files) };
    }),
    /** Keeps the files that were skipped for their size. Those that the worker skipped are read again with the others. */
    addFiles: assign(({ context, event }) => {
      assertEvent(event, 'file.chosen');
      const bySize = context.skippedFiles.filter((file) => !context.report?.skippedFiles.includes(file));
      const { files, skippedFiles } = readable([...context.files, ...newFiles(context, event.files)]);
      return { ...emptyImport, files, skippedFiles: [...bySize, ...skippedFiles] };
    }),
    tellOfRefusal: emit(({ event }) => {
      assertEvent(event, 'file.chosen');
      return { type: 'files.refused', files: event.files };
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
    forgetFiles: assign(emptyImport),
    /** Not `after`: each batch reenters `sending`, which would restart the delay. */
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
    isAnyNew: ({ context, event }) => {
      assertEvent(event, 'file.chosen');
      return newFiles(context, event.files).length > 0;
    },
    isNothingRead: (_, { report }: { report: ImportReport }) => report.files.length === 0,
    canStart: ({ context }) => canStart(context),
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
    /** While documents arrive, lists are reloaded at most this often. */
    arrivals: 1500,
  },
});
