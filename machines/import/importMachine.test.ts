// Tests imports by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { countDecisions, planOf } from './decisions.ts';
import { importMachine } from './importMachine.ts';
import {
  maximumFileSize,
  type BatchOutcome,
  type BatchToSend,
  type ChosenFile,
  type GroupsOutcome,
  type GroupsToSend,
  type ImportDuplicate,
  type ImportReport,
  type LeftImport,
  type SkippedFile,
  type TakeBackInput,
  type TakenBack,
} from './importTypes.ts';

const file = (name: string, size = 1000): ChosenFile => ({
  name,
  size,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
});

const report: ImportReport = {
  handle: 'import_1',
  files: [{ name: 'library.bib', size: 1000, format: 'biblatex', entries: 5 }],
  skippedFiles: [],
  entries: 5,
  listed: [1, 5, 9, 12, 14].map((line) => ({ title: 'Tides', people: 'Li', year: '2004', key: '', file: 0, line })),
  byKind: { journalArticle: 5, proceedingsArticle: 0, thesis: 0, proceedings: 0, other: 0 },
  parts: { META: 0, PREAMBLE: 0, STRING: 0, XDATA: 0, COMMENT: 0 },
  groups: 0,
  remarks: [],
  problems: [],
  groupRemarks: [],
  batchKeys: ['key_0', 'key_1', 'key_2'],
  groupKeys: [],
  intoKeys: ['into_0'],
  left: null,
};

const withGroups: ImportReport = { ...report, batchKeys: ['key_0'], groups: 3, groupKeys: ['groups_0', 'groups_1'] };

const nothingLeft: TakenBack = { leftDocuments: 0, leftGroups: 0, leftNames: [] };

const targetSaid = { title: 'Tides', people: 'Li', year: '2004', key: 'li04' };

/** Of the library, the same once more, and one of the file itself. */
const duplicates: readonly ImportDuplicate[] = [
  { entry: 0, target: { documentId: 'doc_9' }, targetSaid, sharedKeys: ['doi'], doubt: null, suggested: 'merge' },
  { entry: 2, target: { documentId: 'doc_8' }, targetSaid, sharedKeys: ['work'], doubt: 'years', suggested: 'keep' },
  { entry: 3, target: { entry: 1 }, targetSaid, sharedKeys: ['isbn'], doubt: null, suggested: 'keep' },
];

function dialog() {
  const parse = controlled<ImportReport, { files: readonly ChosenFile[] }>();
  const findDuplicates = controlled<readonly ImportDuplicate[], { handle: string }>();
  const sendBatch = controlled<BatchOutcome, BatchToSend>();
  const sendGroups = controlled<GroupsOutcome, GroupsToSend>();
  const takeBack = controlled<TakenBack, TakeBackInput>();
  const clock = new SimulatedClock();
  const actor = createActor(
    importMachine.provide({
      actors: {
        parse: parse.logic,
        findDuplicates: findDuplicates.logic,
        sendBatch: sendBatch.logic,
        sendGroups: sendGroups.logic,
        takeBack: takeBack.logic,
      },
    }),
    { clock },
  );
  actor.start();
  const added = (...ids: string[]) =>
    sendBatch
      .last()
      .resolve({ kind: 'added', ids, added: ids.length, filled: 0, partsAdded: 0, undo: `step_of_${ids.join('_')}` });
  const grouped = (undo: string, made = 2) => sendGroups.last().resolve({ kind: 'grouped', made, undo });
  let changes = 0;
  actor.on('library.changed', () => (changes += 1));
  return {
    actor,
    clock,
    parse,
    findDuplicates,
    sendBatch,
    sendGroups,
    takeBack,
    added,
    grouped,
    changes: () => changes,
  };
}

async function sendingDialog(found = report) {
  const opened = dialog();
  opened.actor.send({ type: 'file.chosen', files: [file('library.bib')] });
  await opened.parse.last().resolve(found);
  await opened.findDuplicates.last().resolve([]);
  opened.actor.send({ type: 'import.start' });
  return opened;
}

test('every batch goes once, with its key, and the ids are counted', async () => {
  const { actor, sendBatch, added } = await sendingDialog();
  await added('doc_1', 'doc_2');
  await added('doc_3', 'doc_4');
  expect(actor.getSnapshot().context.added).toBe(4);
  await added('doc_5');
  expect(actor.getSnapshot().value).toBe('done');
  expect(sendBatch.calls.map(({ input }) => input)).toEqual([
    { handle: 'import_1', batch: 0, key: 'key_0', plan: [], ids: [] },
    { handle: 'import_1', batch: 1, key: 'key_1', plan: [], ids: ['doc_1', 'doc_2'] },
    { handle: 'import_1', batch: 2, key: 'key_2', plan: [], ids: ['doc_1', 'doc_2', 'doc_3', 'doc_4'] },
  ]);
});

test('files that are chosen while others are read are read with them', async () => {
  const { actor, parse, findDuplicates } = dialog();
  const [first, second, third] = [file('a.bib'), file('b.bib'), file('c.bib')];
  actor.send({ type: 'file.chosen', files: [first, file('huge.bib', maximumFileSize + 1)] });
  actor.send({ type: 'file.chosen', files: [second] });
  expect(parse.last().input.files).toEqual([first, second]);
  await parse.last().resolve({ ...report, skippedFiles: [{ name: 'b.bib', problem: { kind: 'empty' } }] });
  actor.send({ type: 'file.chosen', files: [third] });
  expect(actor.getSnapshot().value).toBe('parsing');
  expect(parse.last().input.files).toEqual([first, second, third]);
  await parse.last().resolve({ ...report, skippedFiles: [{ name: 'b.bib', problem: { kind: 'empty' } }] });
  await findDuplicates.last().resolve([]);
  expect(actor.getSnapshot().context.skippedFiles.map(({ name }) => name)).toEqual(['huge.bib', 'b.bib']);
});

test('documents that could not be compared are not completed, since their records would be added as new ones', async () => {
  const { actor, findDuplicates, parse, sendBatch } = dialog();
  actor.send({ type: 'file.chosen', files: [{ ...file('found'), completes: ['doc_1'] }] });
  await parse.last().resolve(report);
  await findDuplicates.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toEqual({ review: 'unchecked' });
  actor.send({ type: 'import.start' });
  expect(sendBatch.calls).toHaveLength(0);
  actor.send({ type: 'import.check' });
  await findDuplicates.last().resolve([]);
  actor.send({ type: 'import.start' });
  expect(sendBatch.calls).toHaveLength(1);
});

test('a record that completes a document is never added as another one, and not at all if that is gone', async () => {
  const { actor, findDuplicates, parse } = dialog();
  actor.send({ type: 'file.chosen', files: [file('found')] });
  await parse.last().resolve(report);
  const completion: ImportDuplicate = {
    ...{ entry: 0, target: { documentId: 'doc_9' }, targetSaid, sharedKeys: ['doi'], doubt: null },
    ...{ suggested: 'merge', completes: 'found' },
  };
  await findDuplicates.last().resolve([completion, { ...completion, entry: 1, completes: 'gone' }]);
  actor.send({ type: 'duplicates.decided', decision: 'keep' });
  actor.send({ type: 'import.start' });
  expect(actor.getSnapshot().context.plan.map(({ action }) => action)).toEqual(['merge', 'skip']);
});

test('files that are chosen while an import runs are refused, and the person is told', async () => {
  const { actor, parse } = await sendingDialog();
  const refused: string[] = [];
  actor.on('files.refused', ({ files }) => refused.push(...files.map(({ name }) => name)));
  actor.send({ type: 'file.chosen', files: [file('other.bib')] });
  expect(refused).toEqual(['other.bib']);
  expect(parse.calls).toHaveLength(1);
});

test.each<[ChosenFile[], SkippedFile[]]>([
  [
    [file('huge.bib', maximumFileSize + 1)],
    [{ name: 'huge.bib', problem: { kind: 'tooLarge', size: maximumFileSize + 1 } }],
  ],
  [[file('empty.bib', 0)], [{ name: 'empty.bib', problem: { kind: 'empty' } }]],
  [[], []],
])('what cannot be read is refused before reading', (files, skippedFiles) => {
  const { actor, parse } = dialog();
  actor.send({ type: 'file.chosen', files });
  expect(actor.getSnapshot().value).toEqual({ choosing: 'refused' });
  expect(actor.getSnapshot().context.skippedFiles).toEqual(skippedFiles);
  expect(parse.calls).toHaveLength(0);
});

test('of several files those are read that can be, and the others are named', async () => {
  const { actor, parse, findDuplicates } = dialog();
  const large = [file('a.bib', maximumFileSize), file('b.bib', maximumFileSize), file('c.bib', maximumFileSize)];
  actor.send({ type: 'file.chosen', files: [file('empty.bib', 0), ...large, file('d.bib', 1)] });
  expect(parse.last().input.files).toEqual(large);
  const notes: SkippedFile = { name: 'c.bib', problem: { kind: 'unreadable', message: 'It holds no entries.' } };
  await parse.last().resolve({ ...report, skippedFiles: [notes] });
  await findDuplicates.last().resolve([]);
  expect(actor.getSnapshot().value).toEqual({ review: 'ready' });
  expect(actor.getSnapshot().context.skippedFiles).toEqual([
    { name: 'empty.bib', problem: { kind: 'empty' } },
    { name: 'd.bib', problem: { kind: 'tooMuch' } },
    notes,
  ]);
});

test('a file of just the size is read, and reading can be given up', () => {
  const { actor, parse } = dialog();
  actor.send({ type: 'file.chosen', files: [file('big.bib', maximumFileSize)] });
  expect(actor.getSnapshot().value).toBe('parsing');
  actor.send({ type: 'import.cancel' });
  expect(parse.last().signal.aborted).toBe(true);
  expect(actor.getSnapshot().value).toEqual({ choosing: 'waiting' });
});

test('files that hold nothing are refused once they are read', async () => {
  const { actor, parse, sendBatch } = dialog();
  actor.send({ type: 'file.chosen', files: [file('notes.txt')] });
  const skippedFiles: SkippedFile[] = [{ name: 'notes.txt', problem: { kind: 'unreadable', message: 'No entries.' } }];
  await parse.last().resolve({ ...report, files: [], skippedFiles });
  actor.send({ type: 'import.start' });
  expect(actor.getSnapshot().value).toEqual({ choosing: 'refused' });
  expect(actor.getSnapshot().context).toMatchObject({ skippedFiles, report: null });
  expect(sendBatch.calls).toHaveLength(0);
});

test('the library is told of arrivals now and then, however many batches there are, and once more at the end', async () => {
  const { clock, added, changes } = await sendingDialog();
  clock.increment(1500);
  expect(changes()).toBe(0);
  await added('doc_1');
  clock.increment(1000);
  await added('doc_2');
  expect(changes()).toBe(0);
  clock.increment(500);
  expect(changes()).toBe(1);
  await added('doc_3');
  expect(changes()).toBe(2);
  clock.increment(60_000);
  expect(changes()).toBe(2);
});

test('who goes on after a failure waits as long as before, and taking back changes the library too', async () => {
  const { actor, clock, sendBatch, takeBack, added, changes } = await sendingDialog();
  clock.increment(1000);
  await sendBatch.last().reject('Network request failed');
  expect(changes()).toBe(1);
  actor.send({ type: 'import.resume' });
  clock.increment(1000);
  expect(changes()).toBe(1);
  await added('doc_1');
  clock.increment(500);
  expect(changes()).toBe(2);
  actor.send({ type: 'import.cancel' });
  await added('doc_2');
  expect(changes()).toBe(3);
  actor.send({ type: 'import.takeBack' });
  await takeBack.last().resolve(nothingLeft);
  expect(changes()).toBe(4);
});

test('after a lost answer the same batch goes again, with the same key', async () => {
  const { actor, sendBatch, added } = await sendingDialog();
  await added('doc_1', 'doc_2');
  await sendBatch.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.ids).toEqual(['doc_1', 'doc_2']);
  actor.send({ type: 'import.resume' });
  expect(sendBatch.calls.map(({ input }) => input.key)).toEqual(['key_0', 'key_1', 'key_1']);
  await added('doc_3', 'doc_4');
  await added('doc_5');
  expect(actor.getSnapshot().value).toBe('done');
});

test('stopping waits for the batch under way, then says how many were added, and takes them back', async () => {
  const { actor, sendBatch, takeBack, added } = await sendingDialog();
  await added('doc_1', 'doc_2');
  actor.send({ type: 'import.cancel' });
  expect(sendBatch.last().signal.aborted).toBe(false);
  await added('doc_3', 'doc_4');
  expect(actor.getSnapshot().value).toEqual({ cancelled: 'stopped' });
  expect(actor.getSnapshot().context.added).toBe(4);
  expect(sendBatch.calls).toHaveLength(2);

  actor.send({ type: 'import.takeBack' });
  expect(takeBack.last().input).toEqual({
    steps: ['step_of_doc_1_doc_2', 'step_of_doc_3_doc_4'],
    groupSteps: [],
    unanswered: null,
    unansweredGroups: null,
  });
  await takeBack.last().reject('Network request failed');
  expect(actor.getSnapshot().context.added).toBe(4);
  actor.send({ type: 'import.takeBack' });
  await takeBack.last().resolve(nothingLeft);
  expect(actor.getSnapshot().value).toEqual({ cancelled: 'takenBack' });
  expect(actor.getSnapshot().context).toMatchObject({ added: 0, steps: [] });
});

test('who stopped goes on where it stopped, and nothing goes twice', async () => {
  const { actor, sendBatch, added } = await sendingDialog();
  await added('doc_1', 'doc_2');
  actor.send({ type: 'import.cancel' });
  await added('doc_3', 'doc_4');
  expect(actor.getSnapshot().value).toEqual({ cancelled: 'stopped' });
  actor.send({ type: 'import.resume' });
  expect(sendBatch.calls.map(({ input }) => input.key)).toEqual(['key_0', 'key_1', 'key_2']);
  await added('doc_5');
  expect(actor.getSnapshot().value).toBe('done');
  expect(actor.getSnapshot().context.added).toBe(5);
  actor.send({ type: 'import.resume' });
  expect(sendBatch.calls).toHaveLength(3);
});

test('what was imported whole is taken back as one, and after a failure nothing goes on but that', async () => {
  const { actor, sendBatch, takeBack, added } = await sendingDialog();
  await added('doc_1', 'doc_2');
  await added('doc_3', 'doc_4');
  await added('doc_5');
  actor.send({ type: 'import.takeBack' });
  expect(takeBack.last().input.steps).toHaveLength(3);
  await takeBack.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toEqual({ cancelled: 'notTakenBack' });
  actor.send({ type: 'import.resume' });
  expect(sendBatch.calls).toHaveLength(3);
  actor.send({ type: 'import.takeBack' });
  await takeBack.last().resolve(nothingLeft);
  expect(actor.getSnapshot().value).toEqual({ cancelled: 'takenBack' });
});

test('a batch whose answer was lost is taken back too', async () => {
  const { actor, sendBatch, takeBack } = await sendingDialog();
  await sendBatch.last().reject('Network request timed out');
  actor.send({ type: 'import.takeBack' });
  expect(takeBack.last().input).toMatchObject({
    steps: [],
    unanswered: { handle: 'import_1', batch: 0, key: 'key_0' },
    unansweredGroups: null,
  });
});

test('groups go after all documents, with the ids of these, and a file without groups sends none', async () => {
  const { actor, sendGroups, added, grouped } = await sendingDialog(withGroups);
  expect(sendGroups.calls).toHaveLength(0);
  await added('doc_1', 'doc_2');
  expect(actor.getSnapshot().value).toEqual({ grouping: 'running' });
  await grouped('undo_1');
  await grouped('undo_2', 1);
  const ids = ['doc_1', 'doc_2'];
  expect(sendGroups.calls.map(({ input }) => input)).toEqual([
    { handle: 'import_1', request: 0, key: 'groups_0', ids, plan: [], into: null, isInto: false },
    { handle: 'import_1', request: 1, key: 'groups_1', ids, plan: [], into: null, isInto: false },
  ]);
  expect(actor.getSnapshot().value).toBe('done');
  expect(actor.getSnapshot().context.groupsMade).toBe(3);

  const without = await sendingDialog();
  for (const id of ['doc_1', 'doc_2', 'doc_3']) await without.added(id);
  expect(without.actor.getSnapshot().value).toBe('done');
  expect(without.sendGroups.calls).toHaveLength(0);
});

test('after a failure the same groups go again, with the same key; the documents do not', async () => {
  const { actor, sendBatch, sendGroups, added, grouped } = await sendingDialog(withGroups);
  await added('doc_1');
  await grouped('undo_1');
  await sendGroups.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toBe('groupsFailed');
  actor.send({ type: 'import.resume' });
  expect(sendGroups.calls.map(({ input }) => input.key)).toEqual(['groups_0', 'groups_1', 'groups_1']);
  await sendGroups.last().resolve({ kind: 'refused', message: 'Too many groups.' });
  expect(actor.getSnapshot().value).toBe('groupsFailed');
  expect(actor.getSnapshot().context.message).toBe('Too many groups.');
  actor.send({ type: 'import.resume' });
  await grouped('undo_2');
  expect(actor.getSnapshot().value).toBe('done');
  expect(sendBatch.calls).toHaveLength(1);
});

test('stopped among the groups, these are taken back with the documents, the one without an answer too', async () => {
  const { actor, sendGroups, takeBack, added, grouped } = await sendingDialog(withGroups);
  await added('doc_1');
  await grouped('undo_1');
  actor.send({ type: 'import.cancel' });
  expect(sendGroups.last().signal.aborted).toBe(false);
  await sendGroups.last().reject('Network request timed out');
  expect(actor.getSnapshot().value).toEqual({ cancelled: 'stopped' });
  actor.send({ type: 'import.takeBack' });
  expect(takeBack.last().input).toEqual({
    steps: ['step_of_doc_1'],
    groupSteps: ['undo_1'],
    unanswered: null,
    unansweredGroups: {
      handle: 'import_1',
      request: 1,
      key: 'groups_1',
      ids: ['doc_1'],
      plan: [],
      into: null,
      isInto: false,
    },
  });
  await takeBack.last().resolve(nothingLeft);
  expect(actor.getSnapshot().context).toMatchObject({
    added: 0,
    steps: [],
    groupSteps: [],
    groupsMade: 0,
    unanswered: false,
  });
});

test('another file starts from nothing', async () => {
  const { actor, parse, added } = await sendingDialog();
  await added('doc_1');
  actor.send({ type: 'import.cancel' });
  await added('doc_2');
  actor.send({ type: 'file.chosen', files: [file('other.bib')] });
  expect(parse.last().input.files[0]?.name).toBe('other.bib');
  expect(actor.getSnapshot().context).toMatchObject({ report: null, nextBatch: 0, added: 0, unanswered: false });
});

test('closing the dialog stops nothing that is under way, and opening it shows how far it is', async () => {
  const { actor, added } = await sendingDialog();
  actor.send({ type: 'import.close' });
  expect(actor.getSnapshot().context.place).toBe('line');
  await added('doc_1', 'doc_2');
  expect(actor.getSnapshot().value).toEqual({ sending: 'running' });
  actor.send({ type: 'import.open' });
  expect(actor.getSnapshot().context).toMatchObject({ place: 'dialog', added: 2 });
});

test('a file that is chosen while another is under way shows that one, and is not read', async () => {
  const { actor, parse } = await sendingDialog();
  actor.send({ type: 'import.close' });
  actor.send({ type: 'file.chosen', files: [file('other.bib')] });
  expect(actor.getSnapshot().context.place).toBe('dialog');
  expect(actor.getSnapshot().value).toEqual({ sending: 'running' });
  expect(parse.calls).toHaveLength(1);
});

test('what is over, or only looked at, ends with its dialog', async () => {
  const { actor, parse, findDuplicates, added } = await sendingDialog();
  for (const id of ['doc_1', 'doc_2', 'doc_3']) await added(id);
  actor.send({ type: 'import.close' });
  expect(actor.getSnapshot().value).toEqual({ choosing: 'waiting' });
  expect(actor.getSnapshot().context).toMatchObject({ place: 'line', files: [], report: null });

  actor.send({ type: 'file.chosen', files: [file('other.bib')] });
  await parse.last().resolve(report);
  await findDuplicates.last().resolve([]);
  expect(actor.getSnapshot().context.place).toBe('dialog');
  actor.send({ type: 'import.close' });
  expect(actor.getSnapshot().value).toEqual({ choosing: 'waiting' });
});

async function checkingDialog() {
  const opened = dialog();
  opened.actor.send({ type: 'file.chosen', files: [file('library.bib')] });
  await opened.parse.last().resolve(report);
  return opened;
}

async function reviewOfDuplicates() {
  const opened = await checkingDialog();
  await opened.findDuplicates.last().resolve(duplicates);
  return opened;
}

test('without a word the suggestions are the plan, the same for every batch', async () => {
  const { actor, sendBatch, added } = await reviewOfDuplicates();
  expect(actor.getSnapshot().value).toEqual({ review: 'alike' });
  actor.send({ type: 'import.start' });
  const plan = [{ entry: 0, action: 'merge', target: { documentId: 'doc_9' }, take: [] }];
  expect(sendBatch.last().input.plan).toEqual(plan);
  await added('doc_1');
  expect(sendBatch.last().input.plan).toBe(sendBatch.calls[0]?.input.plan);
});

test('a word for all comes before suggestions, a word for one before that; a later word for all is for all', async () => {
  const { actor, sendBatch } = await reviewOfDuplicates();
  actor.send({ type: 'duplicate.decided', entry: 2, decision: 'merge' });
  actor.send({ type: 'duplicates.decided', decision: 'skip' });
  actor.send({ type: 'duplicate.decided', entry: 0, decision: 'merge' });
  for (const [name, fromFile] of [
    ['title', true],
    ['note', true],
    ['title', false],
  ] as const)
    actor.send({ type: 'duplicate.fieldChosen', entry: 0, name, fromFile });
  expect(countDecisions(actor.getSnapshot().context)).toEqual({ merge: 1, skip: 2, keep: 0 });
  actor.send({ type: 'import.start' });
  expect(sendBatch.last().input.plan).toEqual([
    { entry: 0, action: 'merge', target: { documentId: 'doc_9' }, take: ['note'] },
    { entry: 2, action: 'skip' },
    { entry: 3, action: 'skip' },
  ]);
});

test('what is suggested can be had back', async () => {
  const { actor } = await reviewOfDuplicates();
  actor.send({ type: 'duplicates.decided', decision: 'keep' });
  expect(countDecisions(actor.getSnapshot().context)).toEqual({ merge: 0, skip: 0, keep: 3 });
  actor.send({ type: 'duplicates.decided', decision: null });
  expect(countDecisions(actor.getSnapshot().context)).toEqual({ merge: 1, skip: 0, keep: 2 });
});

test('two that are kept are remembered as different only where the person said so', async () => {
  const { actor, sendBatch } = await reviewOfDuplicates();
  actor.send({ type: 'duplicate.decided', entry: 2, decision: 'keep' });
  actor.send({ type: 'import.start' });
  expect(sendBatch.last().input.plan).toEqual([
    { entry: 0, action: 'merge', target: { documentId: 'doc_9' }, take: [] },
    { entry: 2, action: 'keep', target: { documentId: 'doc_8' } },
  ]);
});

test('what is left out stays out, and what is like it comes in whatever was decided of the two', async () => {
  const { actor, sendBatch } = await reviewOfDuplicates();
  actor.send({ type: 'duplicates.decided', decision: 'merge' });
  actor.send({ type: 'entries.chosen', entries: [0, 1, 2], included: false });
  actor.send({ type: 'entries.chosen', entries: [2, 3], included: true });
  expect(actor.getSnapshot().context.excluded).toEqual([0, 1]);
  expect(countDecisions(actor.getSnapshot().context)).toEqual({ merge: 1, skip: 0, keep: 0 });
  actor.send({ type: 'import.start' });
  expect(sendBatch.last().input.plan).toEqual([
    { entry: 0, action: 'leaveOut' },
    { entry: 1, action: 'leaveOut' },
    { entry: 2, action: 'merge', target: { documentId: 'doc_8' }, take: [] },
  ]);
});

test('an entry that is merged into another that is merged or skipped itself is not lost', () => {
  const chain: ImportDuplicate[] = [
    { entry: 1, target: { documentId: 'doc_9' }, targetSaid, sharedKeys: ['doi'], doubt: null, suggested: 'merge' },
    { entry: 2, target: { entry: 1 }, targetSaid, sharedKeys: ['doi'], doubt: null, suggested: 'keep' },
  ];
  const decided = { duplicates: chain, forAll: null, taken: {}, excluded: [] };
  expect(planOf({ ...decided, decisions: { 2: 'merge' } })).toMatchObject([
    { entry: 1, action: 'merge', target: { documentId: 'doc_9' } },
    { entry: 2, action: 'merge', target: { documentId: 'doc_9' } },
  ]);
  expect(planOf({ ...decided, decisions: { 1: 'skip', 2: 'merge' } })).toEqual([{ entry: 1, action: 'skip' }]);
});

test('where everything is left out nothing begins', async () => {
  const { actor, sendBatch } = await reviewOfDuplicates();
  actor.send({ type: 'entries.chosen', entries: [0, 1, 2, 3, 4], included: false });
  actor.send({ type: 'import.start' });
  expect(actor.getSnapshot().value).toEqual({ review: 'alike' });
  expect(sendBatch.calls).toHaveLength(0);
});

test('a group takes everything in last, after the groups of the files', async () => {
  const { actor, parse, findDuplicates, sendGroups, added, grouped } = dialog();
  actor.send({ type: 'file.chosen', files: [file('library.bib')] });
  await parse.last().resolve(withGroups);
  await findDuplicates.last().resolve([]);
  const into = { kind: 'existing', id: 'grp_1', name: 'Reading list' } as const;
  actor.send({ type: 'group.chosen', into });
  actor.send({ type: 'import.start' });
  await added('doc_1');
  for (const undo of ['undo_1', 'undo_2']) await grouped(undo);
  expect(sendGroups.last().input).toMatchObject({ request: 2, key: 'into_0', ids: ['doc_1'], into, isInto: true });
  await grouped('undo_3', 0);
  expect(actor.getSnapshot().value).toBe('done');
});

test('what was filled, left out and added is counted apart, and only what was done is taken back', async () => {
  const { actor, sendBatch, takeBack, added } = await reviewOfDuplicates();
  actor.send({ type: 'import.start' });
  await sendBatch
    .last()
    .resolve({ kind: 'added', ids: ['doc_9', 'doc_2'], added: 1, filled: 1, partsAdded: 0, undo: 'step_0' });
  await sendBatch.last().resolve({ kind: 'added', ids: [null, null], added: 0, filled: 0, partsAdded: 0, undo: null });
  await added('doc_5');
  expect(actor.getSnapshot().context).toMatchObject({ added: 2, filled: 1, steps: ['step_0', 'step_of_doc_5'] });
  expect(actor.getSnapshot().context.ids).toEqual(['doc_9', 'doc_2', null, null, 'doc_5']);
  actor.send({ type: 'import.takeBack' });
  await takeBack.last().resolve({ leftDocuments: 1, leftGroups: 0, leftNames: ['Tides'] });
  expect(actor.getSnapshot().context).toMatchObject({ leftDocuments: 1, leftNames: ['Tides'], filled: 0 });
});

test('a failed import stays in the line, and ends where it is closed there', async () => {
  const { actor, sendBatch, added } = await sendingDialog();
  await added('doc_1');
  await sendBatch.last().reject('Network request failed');
  actor.send({ type: 'import.close' });
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.place).toBe('line');
  actor.send({ type: 'import.close' });
  expect(actor.getSnapshot().value).toEqual({ choosing: 'waiting' });
  expect(actor.getSnapshot().context).toMatchObject({ place: 'line', files: [], report: null });
});

test('where the library does not answer, all is added, or it is asked once more', async () => {
  const { actor, findDuplicates, sendBatch } = await checkingDialog();
  await findDuplicates.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toEqual({ review: 'unchecked' });
  expect(actor.getSnapshot().context.message).toBe('Network request failed');
  actor.send({ type: 'import.check' });
  expect(actor.getSnapshot().context.message).toBeNull();
  await findDuplicates.last().reject('Network request failed');
  actor.send({ type: 'import.start' });
  expect(sendBatch.last().input.plan).toEqual([]);
});

test('looking for duplicates can be given up', async () => {
  const { actor, findDuplicates } = await checkingDialog();
  actor.send({ type: 'import.cancel' });
  expect(findDuplicates.last().signal.aborted).toBe(true);
  expect(actor.getSnapshot().value).toEqual({ choosing: 'waiting' });
});

test('a file whose import was left half done goes on there, with the keys of then, or is taken back', async () => {
  const left: LeftImport = {
    ...{ stage: 'adding', batchKeys: ['old_0', 'old_1', 'old_2'], groupKeys: [] },
    plan: [{ entry: 4, action: 'skip' }],
    into: null,
    ...{ nextBatch: 1, nextGroups: 0, unanswered: true, ids: ['doc_1', 'doc_2'], added: 2, filled: 0 },
    ...{ partsAdded: 0, steps: ['step_0'], groupSteps: [], groupsMade: 0 },
  };
  const { actor, parse, findDuplicates, sendBatch, takeBack } = dialog();
  actor.send({ type: 'file.chosen', files: [file('library.bib')] });
  await parse.last().resolve({ ...report, left });
  expect(actor.getSnapshot().value).toEqual({ cancelled: 'stopped' });
  expect(findDuplicates.calls).toHaveLength(0);
  actor.send({ type: 'import.resume' });
  expect(sendBatch.last().input).toEqual({
    handle: 'import_1',
    batch: 1,
    key: 'old_1',
    plan: left.plan,
    ids: left.ids,
  });
  actor.send({ type: 'import.cancel' });
  await sendBatch.last().reject('Network request failed');
  actor.send({ type: 'import.takeBack' });
  expect(takeBack.last().input).toMatchObject({ steps: ['step_0'], unanswered: { batch: 1, key: 'old_1' } });
});

test('a file that was left while it was taken back is taken back the rest of the way, and does not go on', async () => {
  const left: LeftImport = {
    ...{
      stage: 'takingBack',
      batchKeys: ['old_0', 'old_1', 'old_2'],
      groupKeys: [],
      plan: [],
      into: null,
      nextBatch: 3,
    },
    ...{ nextGroups: 0, unanswered: false, ids: ['doc_1', 'doc_2'], added: 2, filled: 0, partsAdded: 0 },
    ...{ steps: ['step_0', 'step_1'], groupSteps: ['groups_0'], groupsMade: 1 },
  };
  const { actor, parse, sendBatch, takeBack } = dialog();
  actor.send({ type: 'file.chosen', files: [file('library.bib')] });
  await parse.last().resolve({ ...report, left });
  expect(actor.getSnapshot().value).toEqual({ cancelled: 'notTakenBack' });
  actor.send({ type: 'import.resume' });
  expect(sendBatch.calls).toHaveLength(0);
  actor.send({ type: 'import.takeBack' });
  expect(takeBack.last().input).toEqual({
    ...{ steps: ['step_0', 'step_1'], groupSteps: ['groups_0'], unanswered: null, unansweredGroups: null },
  });
  await takeBack.last().resolve(nothingLeft);
  expect(actor.getSnapshot().value).toEqual({ cancelled: 'takenBack' });
});
