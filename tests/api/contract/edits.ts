// Contract: editing many documents at once (one field set or cleared, keywords added and removed), and undoing it.
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/support/client.ts';
import { addMany, article, totalCount, undo, update } from './operations.ts';
import { newPerson, type UseTarget } from './target.ts';

const query = 'mutation edit($input: EditUserDocumentsInput!) { editUserDocuments(input: $input) { count undo } }';

interface Edited {
  editUserDocuments: { count: number; undo: string };
}

const edit = async (client: ApiClient, input: object) => (await client.ask<Edited>(query, { input })).editUserDocuments;

const readRow = async (client: ApiClient, id: string) =>
  (
    await client.ask<{ userDocument: object | null }>(
      'query one($id: ID!) { userDocument(id: $id) { title note keywords } }',
      { id },
    )
  ).userDocument;

async function library(useTarget: UseTarget) {
  const { client } = await newPerson(useTarget());
  const rows = await addMany(client, [
    article('apple', { keywords: ['fruit', 'red'], note: 'sweet' }),
    article('banana', { keywords: ['fruit'] }),
    article('cherry', {}),
    { kind: 'thesis', fields: { title: 'dates', degreeType: 'phdthesis' } },
  ]);
  return { client, ids: rows.map(({ id }) => id) };
}

export function editsContract(useTarget: UseTarget): void {
  describe('editing many documents', () => {
    it('sets one field, clears it, and counts the changed documents', async () => {
      const { client, ids } = await library(useTarget);
      const all = { filterBy: {} };
      expect(await edit(client, { selection: all, set: { name: 'note', value: 'sweet' } })).toMatchObject({ count: 3 });
      for (const id of ids) expect(await readRow(client, id)).toMatchObject({ note: 'sweet' });
      expect(await edit(client, { selection: all, set: { name: 'note', value: 'sweet' } })).toMatchObject({ count: 0 });
      const some = { filterBy: {}, except: ids.slice(0, 1) };
      expect(await edit(client, { selection: some, set: { name: 'note', value: null } })).toMatchObject({ count: 3 });
      expect(await totalCount(client, { query: 'sweet' })).toBe(1);
    });

    it('skips documents without this field', async () => {
      const { client } = await library(useTarget);
      const selection = { filterBy: {} };
      expect(await edit(client, { selection, set: { name: 'pageTotal', value: '80' } })).toMatchObject({ count: 1 });
    });

    it.each([
      ['languages', 'English, German; english', { languages: ['English', 'German'] }],
      ['institutionLocations', 'Cambridge, MA; Paris', { institution: { locations: ['Cambridge, MA', 'Paris'] } }],
    ])('sets the items of a list, split as in the form: %s', async (name, value, expected) => {
      const { client } = await newPerson(useTarget());
      const [row] = await addMany(client, [{ kind: 'thesis', fields: { title: 'dates', institution: 'MIT' } }]);
      const edited = await edit(client, { selection: { filterBy: {} }, set: { name, value } });
      expect(edited).toMatchObject({ count: 1 });
      const lists =
        'query lists($id: ID!) { userDocument(id: $id) { ... on Thesis { languages institution { locations } } } }';
      expect(await client.ask(lists, { id: row?.id })).toMatchObject({ userDocument: expected });
    });

    it('adds missing keywords and removes existing ones, each once', async () => {
      const { client, ids } = await library(useTarget);
      const done = await edit(client, {
        selection: { ids: ids.slice(0, 3) },
        addKeywords: [' ripe ', 'ripe', 'fruit', ''],
        removeKeywords: ['red'],
      });
      expect(done.count).toBe(3);
      expect(await readRow(client, ids[0] ?? '')).toMatchObject({ keywords: ['fruit', 'ripe'] });
      expect(await readRow(client, ids[2] ?? '')).toMatchObject({ keywords: ['ripe', 'fruit'] });
      expect(await readRow(client, ids[3] ?? '')).toMatchObject({ keywords: [] });
      // Lists and searches reflect the change.
      expect(await totalCount(client, { query: 'ripe' })).toBe(3);
    });

    it('matches keywords regardless of case and accents, and keeps the existing spelling', async () => {
      const { client } = await newPerson(useTarget());
      const keywords = ['Crème  brûlée', 'Chocolate', 'chocolate'];
      const [row] = await addMany(client, [article('dessert', { keywords })]);
      const [id, selection] = [row?.id ?? '', { filterBy: {} }];
      expect(await edit(client, { selection, addKeywords: ['CHOCOLATE', 'creme brulee'] })).toMatchObject({ count: 0 });
      const added = await edit(client, { selection, addKeywords: ['Ice', 'ice'] });
      expect(await readRow(client, id)).toMatchObject({ keywords: [...keywords, 'Ice'] });
      await undo(client, added.undo);
      const removed = await edit(client, { selection, removeKeywords: ['CHOCOLATE'] });
      expect(await readRow(client, id)).toMatchObject({ keywords: ['Crème  brûlée'] });
      await undo(client, removed.undo);
      expect(await readRow(client, id)).toMatchObject({ keywords });
    });

    it('is undone field by field, except where another change was made since', async () => {
      const { client, ids } = await library(useTarget);
      const [apple = '', banana = ''] = ids;
      const done = await edit(client, { selection: { ids }, set: { name: 'note', value: 'x' }, addKeywords: ['new'] });
      await update(client, { id: apple, fields: { note: 'mine' } });
      await update(client, { id: banana, fields: { title: 'another field' } });
      expect(await undo(client, done.undo)).toMatchObject({ count: 3, leftCount: 1, left: [apple] });
      expect(await readRow(client, apple)).toMatchObject({ note: 'mine', keywords: ['fruit', 'red'] });
      expect(await readRow(client, banana)).toMatchObject({ note: null, title: 'another field', keywords: ['fruit'] });
      // Repeating it returns the result of the first time.
      expect(await undo(client, done.undo)).toMatchObject({ count: 3, leftCount: 1 });
    });

    it.each([
      ['an unknown field', { set: { name: 'constructor', value: 'x' } }, 'input,set,name'],
      ['a field that the server sets', { set: { name: 'added', value: '2006-03-05T12:00:00Z' } }, 'input,set,name'],
      ['a text as authors', { set: { name: 'authors', value: 'Tan' } }, 'input,set,value'],
      ['a text that is no date', { set: { name: 'published', value: 'long ago' } }, 'input,set,value'],
      ['a NUL', { addKeywords: ['a\0b'] }, 'input,addKeywords'],
      ['nothing to change', {}, 'input'],
    ])('refuses %s, and says where', async (_, change, path) => {
      const { client } = await library(useTarget);
      const { errors } = await client.send(query, { input: { selection: { filterBy: {} }, ...change } });
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(errors[0]?.extensions?.problems?.map((problem) => problem.path.join())).toEqual([path]);
      expect(await totalCount(client)).toBe(4);
    });

    it('clears people, and restores them on undo', async () => {
      const { client, ids } = await library(useTarget);
      const [id = ''] = ids;
      await update(client, { id, fields: { authors: [{ person: { family: 'Tan' } }] } });
      const done = await edit(client, { selection: { ids: [id] }, set: { name: 'authors' } });
      expect(await totalCount(client, { query: 'Tan' })).toBe(0);
      expect(await undo(client, done.undo)).toMatchObject({ count: 1, leftCount: 0 });
      expect(await totalCount(client, { query: 'Tan' })).toBe(1);
    });

    it('changes no documents of other accounts', async () => {
      const { ids } = await library(useTarget);
      const { client } = await newPerson(useTarget());
      const { errors } = await client.send(query, { input: { selection: { ids }, addKeywords: ['k'] } });
      expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    });
  });
}
