// Stories of imports, told on a running machine; its paths are walked in tests/models.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { importMachine } from './importMachine.ts';
import {
  maxFileSize,
  type BatchOutcome,
  type BatchToSend,
  type ChosenFile,
  type GroupsOutcome,
  type GroupsToSend,
  type ImportReport,
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
  dialect: 'biblatex',
  entries: 5,
  byKind: { journalArticle: 5, proceedingsArticle: 0, thesis: 0, proceedings: 0, other: 0 },
  parts: 0,
  groups: 0,
  remarks: [],
  problems: [],
  groupRemarks: [],
  batchKeys: ['key_0', 'key_1', 'key_2'],
  groupKeys: [],
};

const withGroups: ImportReport = { ...report, batchKeys: ['key_0'], groups: 3, groupKeys: ['groups_0', 'groups_1'] };

function dialog() {
  const parse = controlled<ImportReport, { file: ChosenFile | null }>();
  const sendBatch = controlled<BatchOutcome, BatchToSend>();
  const sendGroups = controlled<GroupsOutcome, GroupsToSend>();
  const takeBack = controlled<TakenBack, TakeBackInput>();
  const clock = new SimulatedClock();
  const actor = createActor(
    importMachine.provide({
      actors: {
        parse: parse.logic,
        sendBatch: sendBatch.logic,
        sendGroups: sendGroups.logic,
        takeBack: takeBack.logic,
      },
    }),
    { clock },
  );
  actor.start();
  const added = (...ids: string[]) => sendBatch.last().resolve({ kind: 'added', ids });
  const grouped = (undo: string, made = 2) => sendGroups.last().resolve({ kind: 'grouped', made, undo });
  let changes = 0;
  actor.on('library.changed', () => (changes += 1));
  return { actor, clock, parse, sendBatch, sendGroups, takeBack, added, grouped, changes: () => changes };
}

async function sendingDialog(found = report) {
  const opened = dialog();
  opened.actor.send({ type: 'file.chosen', files: [file('library.bib')] });
  await opened.parse.last().resolve(found);
  opened.actor.send({ type: 'import.start' });
  return opened;
}

test('every batch goes once, with its key, and the ids are counted', async () => {
  const { actor, sendBatch, added } = await sendingDialog();
  await added('doc_1', 'doc_2');
  await added('doc_3', 'doc_4');
  expect(actor.getSnapshot().context.added).toHaveLength(4);
  await added('doc_5');
  expect(actor.getSnapshot().value).toBe('done');
  expect(sendBatch.calls.map(({ input }) => input)).toEqual([
    { handle: 'import_1', batch: 0, key: 'key_0' },
    { handle: 'import_1', batch: 1, key: 'key_1' },
    { handle: 'import_1', batch: 2, key: 'key_2' },
  ]);
});

test.each([
  [[file('huge.bib', maxFileSize + 1)], /huge\.bib has 21 MB; a file may have at most 20 MB/],
  [[file('empty.bib', 0)], /empty\.bib is empty/],
  [[file('a.bib'), file('b.bib')], /One file at a time: 2 were chosen/],
  [[], /No file was chosen/],
])('what cannot be read is refused before reading', (files, message) => {
  const { actor, parse } = dialog();
  actor.send({ type: 'file.chosen', files });
  expect(actor.getSnapshot().value).toEqual({ choosing: 'refused' });
  expect(actor.getSnapshot().context.message).toMatch(message);
  expect(parse.calls).toHaveLength(0);
});

test('a file of just the size is read, and reading can be given up', () => {
  const { actor, parse } = dialog();
  actor.send({ type: 'file.chosen', files: [file('big.bib', maxFileSize)] });
  expect(actor.getSnapshot().value).toBe('parsing');
  actor.send({ type: 'import.cancel' });
  expect(parse.last().signal.aborted).toBe(true);
  expect(actor.getSnapshot().value).toEqual({ choosing: 'waiting' });
});

test('a file that holds nothing is refused once it is read', async () => {
  const { actor, parse, sendBatch } = dialog();
  actor.send({ type: 'file.chosen', files: [file('notes.txt')] });
  await parse.last().reject('The file holds no entries.');
  actor.send({ type: 'import.start' });
  expect(actor.getSnapshot().value).toEqual({ choosing: 'refused' });
  expect(actor.getSnapshot().context.message).toBe('The file holds no entries.');
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
  await takeBack.last().resolve({ leftCount: 0, leftNames: [] });
  expect(changes()).toBe(4);
});

test('after a lost answer the same batch goes again, with the same key', async () => {
  const { actor, sendBatch, added } = await sendingDialog();
  await added('doc_1', 'doc_2');
  await sendBatch.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.added).toEqual(['doc_1', 'doc_2']);
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
  expect(actor.getSnapshot().context.added).toHaveLength(4);
  expect(sendBatch.calls).toHaveLength(2);

  actor.send({ type: 'import.takeBack' });
  expect(takeBack.last().input).toEqual({
    ids: ['doc_1', 'doc_2', 'doc_3', 'doc_4'],
    groupSteps: [],
    unanswered: null,
    unansweredGroups: null,
  });
  await takeBack.last().reject('Network request failed');
  expect(actor.getSnapshot().context.added).toHaveLength(4);
  actor.send({ type: 'import.takeBack' });
  await takeBack.last().resolve({ leftCount: 0, leftNames: [] });
  expect(actor.getSnapshot().value).toEqual({ cancelled: 'takenBack' });
  expect(actor.getSnapshot().context.added).toEqual([]);
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
  expect(actor.getSnapshot().context.added).toHaveLength(5);
  actor.send({ type: 'import.resume' });
  expect(sendBatch.calls).toHaveLength(3);
});

test('what was imported whole is taken back as one, and after a failure nothing goes on but that', async () => {
  const { actor, sendBatch, takeBack, added } = await sendingDialog();
  await added('doc_1', 'doc_2');
  await added('doc_3', 'doc_4');
  await added('doc_5');
  actor.send({ type: 'import.takeBack' });
  expect(takeBack.last().input.ids).toHaveLength(5);
  await takeBack.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toEqual({ cancelled: 'notTakenBack' });
  actor.send({ type: 'import.resume' });
  expect(sendBatch.calls).toHaveLength(3);
  actor.send({ type: 'import.takeBack' });
  await takeBack.last().resolve({ leftCount: 0, leftNames: [] });
  expect(actor.getSnapshot().value).toEqual({ cancelled: 'takenBack' });
});

test('a batch whose answer was lost is taken back too', async () => {
  const { actor, sendBatch, takeBack } = await sendingDialog();
  await sendBatch.last().reject('Network request timed out');
  actor.send({ type: 'import.cancel' });
  actor.send({ type: 'import.takeBack' });
  expect(takeBack.last().input).toMatchObject({
    ids: [],
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
    { handle: 'import_1', request: 0, key: 'groups_0', ids },
    { handle: 'import_1', request: 1, key: 'groups_1', ids },
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
    ids: ['doc_1'],
    groupSteps: ['undo_1'],
    unanswered: null,
    unansweredGroups: { handle: 'import_1', request: 1, key: 'groups_1', ids: ['doc_1'] },
  });
  await takeBack.last().resolve({ leftCount: 0, leftNames: [] });
  expect(actor.getSnapshot().context).toMatchObject({ added: [], groupSteps: [], groupsMade: 0, unanswered: false });
});

test('another file starts from nothing', async () => {
  const { actor, parse, added } = await sendingDialog();
  await added('doc_1');
  actor.send({ type: 'import.cancel' });
  await added('doc_2');
  actor.send({ type: 'file.chosen', files: [file('other.bib')] });
  expect(parse.last().input.file?.name).toBe('other.bib');
  expect(actor.getSnapshot().context).toMatchObject({ report: null, nextBatch: 0, added: [], unanswered: false });
});

test('closing the dialog stops nothing that is under way, and opening it shows how far it is', async () => {
  const { actor, added } = await sendingDialog();
  actor.send({ type: 'import.close' });
  expect(actor.getSnapshot().context.place).toBe('line');
  await added('doc_1', 'doc_2');
  expect(actor.getSnapshot().value).toEqual({ sending: 'running' });
  actor.send({ type: 'import.open' });
  expect(actor.getSnapshot().context).toMatchObject({ place: 'dialog', added: ['doc_1', 'doc_2'] });
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
  const { actor, parse, added } = await sendingDialog();
  for (const id of ['doc_1', 'doc_2', 'doc_3']) await added(id);
  actor.send({ type: 'import.close' });
  expect(actor.getSnapshot().value).toEqual({ choosing: 'waiting' });
  expect(actor.getSnapshot().context).toMatchObject({ place: 'line', file: null, report: null });

  actor.send({ type: 'file.chosen', files: [file('other.bib')] });
  await parse.last().resolve(report);
  expect(actor.getSnapshot().context.place).toBe('dialog');
  actor.send({ type: 'import.close' });
  expect(actor.getSnapshot().value).toEqual({ choosing: 'waiting' });
});
