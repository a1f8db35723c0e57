// Contract: undo and redo, in the order in which changes were made.
import { expect, it } from 'vitest';
import type { ApiClient } from '#tests/support/client.ts';
import { addGroups, changeMembers, createGroup, explicit, pathsOf, readTree, titlesIn } from './groupOperations.ts';
import {
  add,
  addMany,
  article,
  bulk,
  readRow,
  takeBackRevisions,
  takeBackRevisionsMutation,
  totalCount,
  undo,
  update,
} from './operations.ts';
import { newPerson, type UseTarget } from './target.ts';

async function library(useTarget: UseTarget) {
  const { client } = await newPerson(useTarget());
  const [apple = '', banana = ''] = (await addMany(client, [article('apple'), article('banana')])).map(({ id }) => id);
  return { client, apple, banana };
}

async function setNote(client: ApiClient, ids: readonly string[], value: string | null): Promise<string> {
  const { editUserDocuments } = await client.ask<{ editUserDocuments: { undo: string } }>(
    'mutation edit($input: EditUserDocumentsInput!) { editUserDocuments(input: $input) { undo } }',
    { input: { selection: { ids }, set: { name: 'note', value } } },
  );
  return editUserDocuments.undo;
}

/** Undoes a step and returns the id of the step that redoes it. */
async function back(client: ApiClient, step: string): Promise<string> {
  const { undo: again, leftCount } = await undo(client, step);
  expect(leftCount).toBe(0);
  if (again === null) throw new Error('There is no step that redoes it');
  return again;
}

const noteOf = async (client: ApiClient, id: string) => (await readRow(client, id))?.note;

export function redoContract(useTarget: UseTarget): void {
  it('alternates between the library and the trash', async () => {
    const { client, apple, banana } = await library(useTarget);
    const trashed = await bulk(client, 'delete', { ids: [apple, banana] });
    const again = await back(client, trashed.undo);
    expect(await totalCount(client)).toBe(2);
    const once = await undo(client, again);
    expect(once).toMatchObject({ count: 2, leftCount: 0 });
    expect(await totalCount(client)).toBe(0);
    // A retry after a lost answer returns the same result and the same redo step.
    expect(await undo(client, again)).toEqual(once);
    await back(client, once.undo ?? '');
    expect(await totalCount(client)).toBe(2);
  });

  it('undoes several moves of one document in turn, and redoes them', async () => {
    const { client, apple, banana } = await library(useTarget);
    const trashed = await bulk(client, 'delete', { ids: [apple, banana] });
    const restored = await bulk(client, 'restore', { ids: [apple] });
    const restoreAgain = await back(client, restored.undo);
    expect(await totalCount(client, { trashed: true })).toBe(2);
    const trashAgain = await back(client, trashed.undo);
    expect(await totalCount(client)).toBe(2);
    await back(client, trashAgain);
    await back(client, restoreAgain);
    expect(await readRow(client, apple)).toMatchObject({ title: 'apple' });
    expect(await totalCount(client, { trashed: true })).toBe(1);
  });

  it('leaves documents in the trash that were trashed again since, and says so', async () => {
    const { client, apple, banana } = await library(useTarget);
    const trashed = await bulk(client, 'delete', { ids: [apple, banana] });
    await bulk(client, 'restore', { ids: [apple] });
    await bulk(client, 'delete', { ids: [apple] });
    expect(await undo(client, trashed.undo)).toMatchObject({ count: 1, leftCount: 1, left: [apple] });
    expect(await totalCount(client, { trashed: true })).toBe(1);
  });

  it('undoes several edits of one field in turn, and redoes them', async () => {
    const { client, apple, banana } = await library(useTarget);
    const steps = [await setNote(client, [apple, banana], 'sweet'), await setNote(client, [apple], 'sour')];
    const again: string[] = [];
    for (const step of steps.toReversed()) again.push(await back(client, step));
    expect(await noteOf(client, apple)).toBeNull();
    expect(await noteOf(client, banana)).toBeNull();
    const [second = '', first = ''] = again;
    const undoFirst = await back(client, first);
    expect(await noteOf(client, apple)).toBe('sweet');
    const undoSecond = await back(client, second);
    expect(await noteOf(client, apple)).toBe('sour');
    for (const step of [undoSecond, undoFirst]) await back(client, step);
    expect(await noteOf(client, apple)).toBeNull();
  });

  it('does not redo over a later change, and says so', async () => {
    const { client, apple, banana } = await library(useTarget);
    const again = await back(client, await setNote(client, [apple, banana], 'sweet'));
    await update(client, { id: apple, fields: { note: 'mine' } });
    expect(await undo(client, again)).toMatchObject({ count: 1, leftCount: 1, left: [apple] });
    expect(await noteOf(client, apple)).toBe('mine');
    expect(await noteOf(client, banana)).toBe('sweet');
  });

  it('redoes adding documents to groups and removing them', async () => {
    const { client, apple, banana } = await library(useTarget);
    const { id } = await createGroup(client, explicit('By hand', []));
    const added = await changeMembers(client, 'addDocumentsToGroup', id, { ids: [apple, banana] });
    const removed = await changeMembers(client, 'removeDocumentsFromGroup', id, { ids: [banana] });
    const removeAgain = await back(client, removed.undo);
    const addAgain = await back(client, added.undo);
    expect(await titlesIn(client, id)).toEqual([]);
    await back(client, addAgain);
    expect(await titlesIn(client, id)).toEqual(['apple', 'banana']);
    await back(client, removeAgain);
    expect(await titlesIn(client, id)).toEqual(['apple']);
  });

  it('redoes a merge', async () => {
    const { client, apple, banana } = await library(useTarget);
    const { id } = await createGroup(client, explicit('Group', [banana]));
    const { mergeUserDocuments: merged } = await client.ask<{ mergeUserDocuments: { undo: string } }>(
      'mutation merge($input: MergeUserDocumentsInput!) { mergeUserDocuments(input: $input) { undo } }',
      { input: { into: apple, from: [banana], revision: 1, journalArticle: { note: 'both' } } },
    );
    const again = await back(client, merged.undo);
    expect(await titlesIn(client, id)).toEqual(['banana']);
    const apart = await back(client, again);
    expect(await totalCount(client)).toBe(1);
    expect(await titlesIn(client, id)).toEqual(['apple']);
    expect(await noteOf(client, apple)).toBe('both');
    await back(client, apart);
    expect(await totalCount(client)).toBe(2);
    expect(await noteOf(client, apple)).toBeNull();
  });

  it('redoes the adding of documents', async () => {
    const { client } = await newPerson(useTarget());
    const { addUserDocuments: added } = await client.ask<{ addUserDocuments: { undo: string } }>(
      'mutation add($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { undo } }',
      { input: { documents: [{ other: { title: 'New' } }] } },
    );
    const again = await back(client, added.undo);
    expect(await totalCount(client)).toBe(0);
    await back(client, again);
    expect(await totalCount(client)).toBe(1);
  });

  it('redoes an import with file parts, groups and members', async () => {
    const { client } = await newPerson(useTarget());
    const parts = async () =>
      (await client.ask<{ me: { libraryParts: object[] } }>('{ me { libraryParts { kind name value } } }')).me
        .libraryParts;
    const libraryParts = [
      { kind: 'STRING', name: 'jan', value: 'January' },
      { kind: 'PREAMBLE', name: null, value: '"x"' },
    ];
    const adding = async (input: object) =>
      (
        await client.ask<{ addUserDocuments: { documents: { id: string }[]; addedPartCount: number; undo: string } }>(
          `mutation add($input: AddUserDocumentsInput!) {
            addUserDocuments(input: $input) { documents { id } addedPartCount undo }
          }`,
          { input },
        )
      ).addUserDocuments;
    await adding({ documents: [], libraryParts: libraryParts.slice(1) });
    const added = await adding({ documents: [{ other: { title: 'New' } }], libraryParts });
    expect(added.addedPartCount).toBe(1);
    const groups = await addGroups(client, [explicit('Read', [added.documents[0]?.id ?? ''])]);
    const ofGroups = await back(client, groups.undo);
    const ofDocuments = await back(client, added.undo);
    expect(await parts()).toEqual(libraryParts.slice(1));
    expect(await pathsOf(client)).toEqual([]);
    const backAgain = await back(client, ofDocuments);
    await back(client, ofGroups);
    expect(await parts()).toHaveLength(2);
    const [group] = await readTree(client);
    expect(await titlesIn(client, group?.id ?? '')).toEqual(['New']);
    await back(client, backAgain);
    expect(await parts()).toEqual(libraryParts.slice(1));
  });

  it('undoes an addition, even after later changes of the document were undone', async () => {
    const { client } = await newPerson(useTarget());
    const { addUserDocuments: added } = await client.ask<{
      addUserDocuments: { documents: { id: string }[]; undo: string };
    }>('mutation add($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } undo } }', {
      input: { documents: ['One', 'Two', 'Three'].map((title) => ({ other: { title } })) },
    });
    const [one = '', two = '', three = ''] = added.documents.map(({ id }) => id);
    await update(client, { id: one, kind: 'thesis', fields: { note: 'mine' } });
    await back(client, (await takeBackRevisions(client, one, [2])).undo ?? '');
    await takeBackRevisions(client, one, [4]);
    await back(client, (await bulk(client, 'delete', { ids: [two] })).undo);
    await update(client, { id: three, kind: 'other', fields: { note: 'kept' } });
    expect(await undo(client, added.undo)).toMatchObject({ count: 2, leftCount: 1, left: [three] });
  });

  it('undoes and redoes what revisions of a document have changed', async () => {
    const { client } = await newPerson(useTarget());
    const { id } = await add(client, article('First'));
    await update(client, { id, fields: { title: 'Second', note: 'a' } });
    await update(client, { id, fields: { title: 'Third' } });
    await update(client, { id, fields: { keywords: ['kept'] } });
    const taken = await takeBackRevisions(client, id, [3, 2]);
    expect(taken).toMatchObject({ count: 1, leftCount: 0, left: [] });
    expect(await readRow(client, id)).toMatchObject({ title: 'First', note: null, keywords: ['kept'] });
    await back(client, taken.undo ?? '');
    expect(await readRow(client, id)).toMatchObject({ title: 'Third', note: 'a', keywords: ['kept'] });
  });

  it('undoes the kind together with the fields', async () => {
    const { client } = await newPerson(useTarget());
    const { id } = await add(client, article('First'));
    await update(client, { id, kind: 'thesis', fields: { degreeType: 'phdthesis' } });
    const kind = async () =>
      (
        await client.ask<{ userDocument: { __typename: string } }>(
          'query k($id: ID!) { userDocument(id: $id) { __typename } }',
          { id },
        )
      ).userDocument.__typename;
    const taken = await takeBackRevisions(client, id, [2]);
    expect(await kind()).toBe('JournalArticle');
    await back(client, taken.undo ?? '');
    expect(await kind()).toBe('Thesis');
  });

  it('keeps later changes of a document', async () => {
    const { client } = await newPerson(useTarget());
    const { id } = await add(client, article('First'));
    await update(client, { id, fields: { title: 'Second', note: 'a' } });
    await update(client, { id, fields: { title: 'Theirs' } });
    expect(await takeBackRevisions(client, id, [2])).toMatchObject({ count: 0, leftCount: 1, left: [id] });
    expect(await readRow(client, id)).toMatchObject({ title: 'Theirs', note: null });
  });

  it('refuses revisions of other accounts, unknown ones, and too many', async () => {
    const { client, apple } = await library(useTarget);
    await update(client, { id: apple, fields: { note: 'mine' } });
    const input = { id: apple, revisions: [2] };
    const stranger = await newPerson(useTarget());
    await stranger.client.refused('NOT_FOUND', takeBackRevisionsMutation, { input });
    expect(await noteOf(client, apple)).toBe('mine');
    await client.refused('NOT_FOUND', takeBackRevisionsMutation, { input: { ...input, revisions: [1, 9] } });
    for (const revisions of [[], Array.from({ length: 501 }, (_, index) => index)])
      await client.refused('BAD_USER_INPUT', takeBackRevisionsMutation, { input: { ...input, revisions } });
  });
}
