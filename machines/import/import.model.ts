// What can happen to an import, and what holds in each of its states.
import { done, failed, modelOf } from '../model.ts';
import { importMachine } from './importMachine.ts';
import {
  maximumFileSize,
  type BatchOutcome,
  type ChosenFile,
  type GroupsOutcome,
  type ImportContext,
  type ImportDuplicate,
  type ImportReport,
  type LeftImport,
} from './importTypes.ts';

const file = (name: string, size: number): ChosenFile => ({
  name,
  size,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
});

const report: ImportReport = {
  handle: 'import_1',
  files: [{ name: 'library.bib', size: 1000, format: 'biblatex', entries: 3 }],
  skippedFiles: [],
  entries: 3,
  listed: [1, 5, 9].map((line) => ({ title: 'Tides', people: 'Li', year: '2004', key: `Li${line}`, file: 0, line })),
  byKind: { journalArticle: 2, proceedingsArticle: 0, thesis: 1, proceedings: 0, other: 0 },
  parts: { META: 0, PREAMBLE: 0, STRING: 1, XDATA: 0, COMMENT: 0 },
  groups: 0,
  remarks: [{ file: 0, line: 12, key: 'Ada1843', message: 'The month was read as April.' }],
  problems: [{ file: 0, line: 40, key: null, message: 'The entry does not end.' }],
  groupRemarks: [],
  batchKeys: ['key_0', 'key_1'],
  groupKeys: [],
  intoKeys: ['into_0'],
  left: null,
};

/** Of files that hold nothing to add. */
const nothingRead: ImportReport = {
  ...report,
  files: [],
  skippedFiles: [{ name: 'library.bib', problem: { kind: 'unreadable', message: 'It holds no entries.' } }],
};

/** A tree so large that it takes two requests. */
const withGroups: ImportReport = { ...report, groups: 3, groupKeys: ['groups_0', 'groups_1'] };

/** Of which an earlier page brought the first batch. */
const left: LeftImport = {
  stage: 'adding',
  batchKeys: ['key_0', 'key_1'],
  groupKeys: [],
  plan: [],
  into: null,
  nextBatch: 1,
  nextGroups: 0,
  unanswered: true,
  ids: ['doc_1', 'doc_2'],
  added: 2,
  filled: 0,
  partsAdded: 1,
  steps: ['undo_0'],
  groupSteps: [],
  groupsMade: 0,
};

const duplicate: ImportDuplicate = {
  entry: 1,
  target: { entry: 0 },
  targetSaid: { title: 'Tides', people: 'Li', year: '2004', key: 'Li1' },
  sharedKeys: ['doi'],
  doubt: 'titles',
  suggested: 'keep',
};

const answered = (outcome: BatchOutcome) => done('sendBatch', outcome);
const grouped = (outcome: GroupsOutcome) => done('sendGroups', outcome);

const everyBatchIsIn = ({ context }: { context: ImportContext }) =>
  context.nextBatch === context.report?.batchKeys.length;
const groupsAreLeft = ({ context }: { context: ImportContext }) =>
  context.nextGroups < (context.report?.groupKeys.length ?? 0);

const isReadToAdd = ({ context }: { context: ImportContext }) => (context.report?.batchKeys.length ?? 0) > 0;
const areNoneAlike = ({ context }: { context: ImportContext }) => context.duplicates.length === 0;

export const importModel = modelOf({
  machine: importMachine,
  starts: [{ name: 'an open dialog', input: undefined }],
  events: [
    { type: 'file.chosen', files: [file('library.bib', 1000)] },
    { type: 'file.chosen', files: [file('huge.bib', maximumFileSize + 1)] },
    done('parse', report),
    done('parse', withGroups),
    done('parse', nothingRead),
    done('parse', { ...report, left }),
    done('parse', { ...report, left: { ...left, stage: 'takingBack' } }),
    failed('parse', 'The file could not be read.'),
    done('findDuplicates', []),
    done('findDuplicates', [duplicate]),
    failed('findDuplicates'),
    { type: 'import.check' },
    { type: 'duplicate.decided', entry: 1, decision: 'skip' },
    { type: 'duplicates.decided', decision: 'keep' },
    { type: 'duplicate.fieldChosen', entry: 1, name: 'title', fromFile: true },
    { type: 'entries.chosen', entries: [2], included: false },
    { type: 'group.chosen', into: { kind: 'new', name: 'Reading list' } },
    { type: 'import.start' },
    { type: 'import.cancel' },
    { type: 'import.resume' },
    { type: 'import.takeBack' },
    { type: 'import.close' },
    { type: 'import.open' },
    { type: 'arrivals.due' },
    answered({ kind: 'added', ids: ['doc_1', 'doc_2'], added: 2, filled: 0, partsAdded: 1, undo: 'undo_0' }),
    answered({ kind: 'refused', message: 'The server refused these documents.' }),
    failed('sendBatch'),
    grouped({ kind: 'grouped', made: 2, undo: 'undo_1' }),
    grouped({ kind: 'refused', message: 'The server refused these groups.' }),
    failed('sendGroups'),
    done('takeBack', { leftDocuments: 0, leftGroups: 0, leftNames: [] }),
    failed('takeBack'),
  ],
  facts: ({ context }) => ({
    nextBatch: context.nextBatch,
    nextGroups: context.nextGroups,
    hasGroups: (context.report?.groupKeys.length ?? 0) > 0,
    added: context.added,
    place: context.place,
  }),
  states: {
    'choosing.waiting': { 'no file is held': ({ context }) => context.files.length === 0 },
    'choosing.refused': {
      'a message is shown': ({ context }) => context.message !== null || context.skippedFiles.length > 0,
    },
    parsing: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'a file is read': ({ context }) => context.files.length > 0,
    },
    checking: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'the file is read': ({ context }) => context.report !== null,
    },
    'review.ready': { 'there is something to add': isReadToAdd, 'nothing of it is alike': areNoneAlike },
    'review.alike': {
      'there is something to add': isReadToAdd,
      'some of it is alike': (snapshot) => !areNoneAlike(snapshot),
    },
    'review.unchecked': {
      'there is something to add': isReadToAdd,
      'a message is shown': ({ context }) => context.message !== null,
    },
    'sending.running': {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'a batch is left': ({ context }) => context.nextBatch < (context.report?.batchKeys.length ?? 0),
    },
    'sending.stopping': { 'it is busy': (snapshot) => snapshot.hasTag('busy') },
    failed: {
      'a message is shown': ({ context }) => context.message !== null,
      'a batch is left': ({ context }) => context.nextBatch < (context.report?.batchKeys.length ?? 0),
    },
    'grouping.running': {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'every batch was added': everyBatchIsIn,
      'groups are left': groupsAreLeft,
    },
    'grouping.stopping': { 'it is busy': (snapshot) => snapshot.hasTag('busy') },
    groupsFailed: {
      'a message is shown': ({ context }) => context.message !== null,
      'every batch was added': everyBatchIsIn,
      'groups are left': groupsAreLeft,
    },
    'cancelled.stopped': { 'nothing is under way': (snapshot) => !snapshot.hasTag('busy') },
    'cancelled.takingBack': { 'it is busy': (snapshot) => snapshot.hasTag('busy') },
    'cancelled.notTakenBack': {
      'something may be left': ({ context }) =>
        context.steps.length > 0 || context.groupSteps.length > 0 || context.unanswered,
    },
    'cancelled.takenBack': {
      'nothing of it is left': ({ context }) => context.steps.length === 0 && context.groupSteps.length === 0,
    },
    done: {
      'every batch was added': everyBatchIsIn,
      'no groups are left': (snapshot) => !groupsAreLeft(snapshot),
      'the report is there': ({ context }) => context.report !== null,
    },
  },
});
