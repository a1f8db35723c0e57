// Tests copies to another library by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { libraryCopyMachine } from './libraryCopyMachine.ts';
import type { CopyAnswer, CopyCounts, CopyLibraries, CopyRequest, CopyResult } from './libraryCopyTypes.ts';

const targets = [
  { id: 'lib_1', name: 'Reading group', isShared: true },
  { id: 'lib_2', name: 'Seminar', isShared: true },
];
const libraries: CopyLibraries = { sourceId: 'user_1.library', mayMove: true, targets };

/** The answer after so many of 1,000 documents. */
const resultOf = (copiedCount: number): CopyResult => ({
  ...{ documentCount: 1000, copiedCount, skippedCount: 0, newKeyCount: 0, madeGroupCount: 0, movedCount: 0 },
  steps: [{ undo: 'undo_1' }],
});

async function copier(known: CopyLibraries = libraries, what: 'documents' | 'groups' = 'documents') {
  const load = controlled<CopyLibraries>();
  const count = controlled<CopyCounts, CopyRequest>();
  const copy = controlled<CopyAnswer, CopyRequest>();
  const machine = libraryCopyMachine.provide({ actors: { load: load.logic, count: count.logic, copy: copy.logic } });
  const actor = createActor(machine, { input: { what, id: 'a' } }).start();
  await load.last().resolve(known);
  const ended: number[] = [];
  actor.on('copy.ended', ({ result }) => ended.push(result.copiedCount));
  return { actor, count, copy, ended, state: () => actor.getSnapshot().value };
}

test('copies to the first library, without groups and duplicates, unless the person chooses otherwise', async () => {
  const { actor, count, copy, state } = await copier();
  await count.last().resolve({ documents: 3, duplicates: 1 });
  actor.send({ type: 'copy' });
  expect(copy.last().input).toMatchObject({
    ...{
      sourceId: 'user_1.library',
      targetId: 'lib_1',
      targetName: 'Reading group',
      withGroups: false,
      duplicates: 'SKIP',
      isMove: false,
    },
  });
  await copy.last().resolve({ kind: 'copied', result: resultOf(3) });
  expect(state()).toBe('copied');
});

test('counts again for another library', async () => {
  const { actor, count } = await copier();
  await count.last().resolve({ documents: 3, duplicates: 1 });
  actor.send({ type: 'target.chosen', id: 'lib_2' });
  expect(actor.getSnapshot().context.counts).toBeNull();
  expect(count.last().input.targetId).toBe('lib_2');
});

test('trying again is the same request, and another choice is another one', async () => {
  const { actor, copy } = await copier();
  actor.send({ type: 'copy' });
  await copy.last().reject('No connection.');
  expect(actor.getSnapshot().context.message).toBe('No connection.');
  const { key } = copy.last().input;
  actor.send({ type: 'copy' });
  expect(copy.last().input.key).toBe(key);
  await copy.last().resolve({ kind: 'refused', message: 'You can only read this library.', undo: null });
  actor.send({ type: 'groups.toggled' });
  actor.send({ type: 'copy' });
  expect(copy.last().input).toMatchObject({ withGroups: true });
  expect(copy.last().input.key).not.toBe(key);
});

test('copies one part after the other with the same request, and reports all of them once', async () => {
  const { actor, copy, ended, state } = await copier();
  actor.send({ type: 'copy' });
  await copy.last().resolve({ kind: 'continues', result: resultOf(400) });
  await copy.last().resolve({ kind: 'continues', result: resultOf(800) });
  expect(state()).toEqual({ copying: 'going' });
  await copy.last().resolve({ kind: 'copied', result: resultOf(1000) });
  expect(new Set(copy.calls.map(({ input }) => input.key)).size).toBe(1);
  expect([copy.calls.length, state(), ended]).toEqual([3, 'copied', [1000]]);
});

test('stops after the part that is under way, goes on, and can be left at that', async () => {
  const { actor, copy, ended, state } = await copier();
  actor.send({ type: 'copy' });
  actor.send({ type: 'stop' });
  expect(state()).toEqual({ copying: 'stopping' });
  await copy.last().resolve({ kind: 'continues', result: resultOf(400) });
  expect([state(), copy.calls.length]).toEqual(['stopped', 1]);
  actor.send({ type: 'copy' });
  await copy.last().resolve({ kind: 'continues', result: resultOf(800) });
  actor.send({ type: 'stop' });
  await copy.last().resolve({ kind: 'continues', result: resultOf(900) });
  actor.send({ type: 'stop' });
  expect([state(), ended]).toEqual(['copied', [900]]);
});

test('a part that fails can be tried again, with the choices as they were', async () => {
  const { actor, copy, state } = await copier();
  actor.send({ type: 'copy' });
  await copy.last().resolve({ kind: 'continues', result: resultOf(400) });
  await copy.last().reject('No connection.');
  expect([state(), actor.getSnapshot().context.message]).toEqual(['stopped', 'No connection.']);
  actor.send({ type: 'move.chosen', isMove: true });
  expect(actor.getSnapshot().context.choices.isMove).toBe(false);
  actor.send({ type: 'copy' });
  expect([copy.last().input.key, actor.getSnapshot().context.message]).toEqual([copy.calls[0]?.input.key, null]);
});

test('a refusal in the middle keeps what was done, to be undone', async () => {
  const { actor, copy, state } = await copier();
  actor.send({ type: 'copy' });
  expect(copy.last().input.isContinued).toBe(false);
  await copy.last().resolve({ kind: 'refused', message: 'The disk is full.', undo: 'undo_1' });
  expect([state(), actor.getSnapshot().context.message]).toEqual(['stopped', 'The disk is full.']);
  expect(actor.getSnapshot().context.result).toMatchObject({ steps: [{ undo: 'undo_1' }], mayBeUndercounted: true });
  actor.send({ type: 'copy' });
  expect(copy.last().input.isContinued).toBe(true);
  await copy.last().resolve({ kind: 'continues', result: resultOf(400) });
  expect(actor.getSnapshot().context.result).toEqual(resultOf(400));
  await copy.last().resolve({ kind: 'refused', message: 'You can only read this library.', undo: null });
  expect([state(), actor.getSnapshot().context.result.steps]).toEqual(['stopped', [{ undo: 'undo_1' }]]);
});

test('after a lost answer, more may have been copied than is counted', async () => {
  const { actor, copy } = await copier();
  actor.send({ type: 'copy' });
  await copy.last().resolve({ kind: 'continues', result: resultOf(400) });
  await copy.last().reject('No connection.');
  expect(actor.getSnapshot().context.result).toEqual({ ...resultOf(400), mayBeUndercounted: true });
});

test('a reader can’t move anything', async () => {
  const { actor } = await copier({ ...libraries, mayMove: false });
  actor.send({ type: 'move.chosen', isMove: true });
  expect(actor.getSnapshot().context.choices.isMove).toBe(false);
});

test('groups can’t be moved without their documents', async () => {
  const { actor } = await copier(libraries, 'groups');
  const isMove = () => actor.getSnapshot().context.choices.isMove;
  actor.send({ type: 'move.chosen', isMove: true });
  expect(isMove()).toBe(true);
  actor.send({ type: 'documents.toggled' });
  expect(isMove()).toBe(false);
  actor.send({ type: 'move.chosen', isMove: true });
  expect(isMove()).toBe(false);
  actor.send({ type: 'documents.toggled' });
  expect(isMove()).toBe(false);
});

test('without another library there is nothing to choose', async () => {
  const { state } = await copier({ ...libraries, targets: [] });
  expect(state()).toBe('nowhere');
});
