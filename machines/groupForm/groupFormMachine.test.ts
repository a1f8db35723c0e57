// Tests the form of a group by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { groupFormMachine } from './groupFormMachine.ts';
import type { GroupFormTarget, GroupFormValues, GroupSaveOutcome, GroupToSave, LoadOutcome } from './groupFormTypes.ts';
import { emptyValues } from './groupFormValues.ts';

function formOf(target: GroupFormTarget) {
  const load = controlled<LoadOutcome, { target: GroupFormTarget }>();
  const save = controlled<GroupSaveOutcome, GroupToSave>();
  const actor = createActor(groupFormMachine.provide({ actors: { load: load.logic, save: save.logic } }), {
    input: { target, key: 'key_1' },
  });
  actor.start();
  return { actor, load, save, values: () => actor.getSnapshot().context.values };
}

async function openForm(target: GroupFormTarget, values: GroupFormValues = emptyValues(null)) {
  const form = formOf(target);
  await form.load.last().resolve({ kind: 'loaded', values });
  return form;
}

const creation: GroupFormTarget = { kind: 'create', parentId: null };
const edit: GroupFormTarget = { kind: 'edit', id: 'grp_1' };
const toRead: GroupFormValues = { ...emptyValues(null), name: 'To read' };

test('what was typed for one kind is there when one comes back to it', async () => {
  const { actor, values } = await openForm(creation);
  actor.send({ type: 'kind.changed', kind: 'lastName' });
  actor.send({ type: 'rule.changed', rule: { kind: 'lastName', field: 'editor', authorLastName: 'Curie' } });
  actor.send({ type: 'kind.changed', kind: 'search' });
  expect(values().rules.search.searchExpression).toBe('');
  actor.send({ type: 'kind.changed', kind: 'lastName' });
  expect(values().rules.lastName).toEqual({ kind: 'lastName', field: 'editor', authorLastName: 'Curie' });
});

test('what needs no server to be seen is not sent, and is pointed out at each attempt', async () => {
  const { actor, save } = await openForm(creation);
  let pointedOut = 0;
  actor.on('problems.pointedOut', () => (pointedOut += 1));
  actor.send({ type: 'submit' });
  actor.send({ type: 'submit' });
  expect(save.calls).toHaveLength(0);
  expect(pointedOut).toBe(2);
  expect(actor.getSnapshot().context.problems.map(({ path }) => path)).toEqual([['name']]);
  actor.send({ type: 'frame.changed', change: { name: 'To read' } });
  expect(actor.getSnapshot().context.problems).toEqual([]);
});

test('the server’s problems stand at their fields until these are typed into', async () => {
  const { actor, save } = await openForm(creation, toRead);
  actor.send({ type: 'kind.changed', kind: 'regexKeyword' });
  const rule = { kind: 'regexKeyword', field: 'title', searchExpression: 'a+', caseSensitive: false } as const;
  actor.send({ type: 'rule.changed', rule });
  actor.send({ type: 'submit' });
  const problem = { path: ['regexKeywordGroup', 'searchExpression'], message: 'Too slow.' };
  await save.last().resolve({ kind: 'problems', problems: [problem] });
  expect(actor.getSnapshot().value).toEqual({ editing: 'refused' });
  actor.send({ type: 'rule.changed', rule: { ...rule, caseSensitive: true } });
  expect(actor.getSnapshot().context.problems).toEqual([problem]);
  actor.send({ type: 'rule.changed', rule: { ...rule, searchExpression: 'a' } });
  expect(actor.getSnapshot().context.problems).toEqual([]);
});

test('after a failure everything typed is there and goes again', async () => {
  const { actor, save } = await openForm(edit, toRead);
  actor.send({ type: 'frame.changed', change: { description: 'Before the seminar' } });
  actor.send({ type: 'submit' });
  await save.last().reject('Network request failed');
  expect(actor.getSnapshot().context.message).toBe('Network request failed');
  actor.send({ type: 'retry' });
  expect(save.last().input).toEqual({
    target: edit,
    values: { ...toRead, description: 'Before the seminar' },
    before: toRead,
    key: 'key_1',
    unanswered: [{ ...toRead, description: 'Before the seminar' }],
  });
  await save.last().resolve({ kind: 'saved', id: 'grp_1' });
  expect(actor.getSnapshot().output).toEqual({ savedId: 'grp_1' });
});

test('what had no answer is remembered, each time, and closing asks although it reads as before', async () => {
  const { actor, save } = await openForm(edit, toRead);
  for (const description of ['Before the seminar', 'After it']) {
    actor.send({ type: 'frame.changed', change: { description } });
    actor.send({ type: 'submit' });
    await save.last().reject('Network request failed');
  }
  expect(actor.getSnapshot().context.unanswered.map(({ description }) => description)).toEqual([
    'Before the seminar',
    'After it',
  ]);
  actor.send({ type: 'frame.changed', change: { description: toRead.description } });
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().value).toBe('asking');
});

test('a second submit while the first is under way sends nothing, and nothing is typed or left meanwhile', async () => {
  const { actor, save, values } = await openForm(creation, toRead);
  actor.send({ type: 'submit' });
  actor.send({ type: 'submit' });
  actor.send({ type: 'close' });
  actor.send({ type: 'frame.changed', change: { name: 'Something else' } });
  expect(save.calls).toHaveLength(1);
  expect(values().name).toBe('To read');
  expect(actor.getSnapshot().value).toBe('saving');
});

test('who closes with something typed is asked, and who stays is where they were', async () => {
  const { actor, save, values } = await openForm(creation, toRead);
  actor.send({ type: 'frame.changed', change: { name: 'To read soon' } });
  actor.send({ type: 'submit' });
  await save.last().reject('Network request failed');
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().value).toBe('asking');
  actor.send({ type: 'close.dismissed' });
  expect(actor.getSnapshot().value).toEqual({ editing: 'failed' });
  expect(values().name).toBe('To read soon');
  actor.send({ type: 'close' });
  actor.send({ type: 'close.confirmed' });
  expect(actor.getSnapshot().output).toEqual({ savedId: null });
});

test('who typed nothing is not asked, though they looked at another kind', async () => {
  const { actor } = await openForm(creation);
  actor.send({ type: 'kind.changed', kind: 'tex' });
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().status).toBe('done');
});

test('another kind of a group that is there is a change', async () => {
  const { actor } = await openForm(edit, toRead);
  actor.send({ type: 'kind.changed', kind: 'automaticPersons' });
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().value).toBe('asking');
});

test('what could not be opened can be tried again, what is gone cannot', async () => {
  const { actor, load } = formOf(edit);
  await load.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toBe('unavailable');
  actor.send({ type: 'retry' });
  await load.last().resolve({ kind: 'gone', message: 'It was deleted in another place.' });
  actor.send({ type: 'retry' });
  expect(load.calls).toHaveLength(2);
  expect(actor.getSnapshot().context.message).toBe('It was deleted in another place.');
});
