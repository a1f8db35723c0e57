// Contract: adding many documents at once. Either all or none are added, and a retry adds nothing twice.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/support/client.ts';
import { type MadeDocument, toInput } from '#tests/support/documents.ts';
import {
  add,
  addMany,
  addManyMutation,
  article,
  bulk,
  byTitle,
  idsOf,
  page,
  read,
  readRow,
  totalCount,
  undo,
  update,
  walk,
} from './operations.ts';
import { newPerson, type UseTarget } from './target.ts';

const many = (length: number, name = 'Title') =>
  Array.from({ length }, (_, index) => article(`${name} ${String(index).padStart(4, '0')}`));

interface Answer {
  documents: { id: string; title: string | null }[];
  addedCount: number;
  filledCount: number;
  undo: string;
}
const answerQuery = `mutation add($input: AddUserDocumentsInput!) {
  addUserDocuments(input: $input) { documents { id title } addedCount filledCount undo }
}`;
const send = async (client: ApiClient, documents: readonly MadeDocument[], more: object = {}) =>
  (
    await client.ask<{ addUserDocuments: Answer }>(answerQuery, {
      input: { documents: documents.map(toInput), key: randomUUID(), ...more },
    })
  ).addUserDocuments;
const partsOf = async (client: ApiClient) =>
  (await client.ask<{ me: { libraryParts: object[] } }>('{ me { libraryParts { kind name value } } }')).me.libraryParts;

export function batchesContract(useTarget: UseTarget): void {
  describe('adding many documents', () => {
    it('adds 500 and answers them in order', async () => {
      const { client } = await newPerson(useTarget());
      const documents = many(500);
      const rows = await addMany(client, documents);
      expect(rows.map(({ title }) => title)).toEqual(documents.map(({ fields }) => fields.title));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(500);
      // The server writes parts of 100 documents, each with one timestamp.
      expect(new Set(rows.map(({ lastModified }) => lastModified)).size).toBe(5);
      expect((await walk(client, { first: 200, orderBy: byTitle })).map(({ id }) => id)).toEqual(
        rows.map(({ id }) => id),
      );
    });

    it('refuses 501 and adds none', async () => {
      const { client } = await newPerson(useTarget());
      const failure = await client.refused('BAD_USER_INPUT', addManyMutation, {
        input: { documents: many(501).map(toInput) },
      });
      expect(failure.extensions?.problems?.[0]?.path.slice(0, 2)).toEqual(['input', 'documents']);
      expect(await totalCount(client)).toBe(0);
    });

    it('adds none if one is invalid, and says which', async () => {
      const { client } = await newPerson(useTarget());
      const documents = [...many(7), article('Bad', { published: '2020-13' }), ...many(3)].map(toInput);
      const failure = await client.refused('BAD_USER_INPUT', addManyMutation, {
        input: { documents, key: randomUUID() },
      });
      expect(failure.extensions?.problems?.[0]?.path.slice(0, 3)).toEqual(['input', 'documents', '7']);
      expect(await totalCount(client)).toBe(0);
    });

    it('gives a retry with the same key the same answer', async () => {
      const { client } = await newPerson(useTarget());
      const key = randomUUID();
      const first = await addMany(client, many(20), key);
      expect(await addMany(client, many(20), key)).toEqual(first);
      expect(await totalCount(client)).toBe(20);
      await addMany(client, many(20), randomUUID());
      expect(await totalCount(client)).toBe(40);
    });

    it('adds them once even if ten retries run at the same time', async () => {
      const { client } = await newPerson(useTarget());
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 10 }, () => addMany(client, many(20), key)));
      expect(new Set(answers.map((rows) => rows.map(({ id }) => id).join())).size).toBe(1);
      expect(await totalCount(client)).toBe(20);
    });

    it('can use the key of a refused batch again', async () => {
      const { client } = await newPerson(useTarget());
      const key = randomUUID();
      await client.refused('BAD_USER_INPUT', addManyMutation, {
        input: { key, documents: [toInput(article('Bad', { published: '2020-13' }))] },
      });
      const rows = await addMany(client, [article('Good')], key);
      expect(idsOf(await page(client))).toEqual(rows.map(({ id }) => id));
    });

    it('adds nothing for an empty list', async () => {
      const { client } = await newPerson(useTarget());
      expect(await addMany(client, [])).toEqual([]);
    });

    it("keeps the library's file parts of the first batch", async () => {
      const { client } = await newPerson(useTarget());
      const libraryParts = [
        { kind: 'META', name: 'grouping', value: '0 AllEntriesGroup:;\n1 StaticGroup:x\\;0\\;;' },
        { kind: 'PREAMBLE', name: null, value: '"\\newcommand{\\x}{y}"' },
        { kind: 'STRING', name: 'jan', value: 'January' },
        { kind: 'COMMENT', name: null, value: 'Ümläute' },
      ];
      await client.ask(addManyMutation, {
        input: { documents: many(1).map(toInput), key: randomUUID(), libraryParts },
      });
      const query = '{ me { libraryParts { kind name value } } }';
      const { me } = await client.ask<{ me: { libraryParts: object[] } }>(query);
      expect(me.libraryParts).toHaveLength(4);
      expect(me.libraryParts).toEqual(expect.arrayContaining(libraryParts));
    });
  });

  describe('filling fields of existing documents', () => {
    const there = article('Tides', { note: 'Mine', keywords: ['sea'], citationKeys: ['li2004'] });
    const coming = article('Tides!', { doi: '10.1000/tides', note: 'Theirs', keywords: ['moon'] });

    it('fills empty fields, changes nothing else, and adds documents that are not in the library', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, there);
      const answer = await send(client, [article('New'), coming, coming], { fill: [{ index: 1, into: id }] });
      expect(answer).toMatchObject({ addedCount: 2, filledCount: 1 });
      expect(answer.documents.map(({ title }) => title)).toEqual(['New', 'Tides', 'Tides!']);
      expect(answer.documents[1]?.id).toBe(id);
      expect(await readRow(client, id)).toMatchObject({ title: 'Tides', note: 'Mine', keywords: ['sea', 'moon'] });
      expect(await totalCount(client)).toBe(3);
    });

    it('overwrites fields that are named explicitly', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, there);
      await send(client, [coming], { fill: [{ index: 0, into: id, take: ['note'] }] });
      expect(await readRow(client, id)).toMatchObject({ title: 'Tides', note: 'Theirs' });
    });

    it('changes nothing if there is nothing new, and answers a retry alike', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, there);
      const input = { fill: [{ index: 0, into: id }], key: randomUUID() };
      const answer = await send(client, [there], input);
      expect(answer).toMatchObject({ addedCount: 0, filledCount: 0, documents: [{ id }] });
      expect(await send(client, [there], input)).toEqual(answer);
      expect(await readRow(client, id)).toMatchObject({ revision: 1 });
    });

    it('adds the document instead if the existing one is in the trash by now', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, there);
      await bulk(client, 'delete', { ids: [id] });
      const { addedCount, documents } = await send(client, [coming], { fill: [{ index: 0, into: id }] });
      expect(addedCount).toBe(1);
      expect(documents[0]?.id).not.toBe(id);
    });

    it('never fills a document of another account', async () => {
      const { client: other } = await newPerson(useTarget());
      const { id } = await add(other, there);
      const { client } = await newPerson(useTarget());
      expect(await send(client, [coming], { fill: [{ index: 0, into: id }] })).toMatchObject({ addedCount: 1 });
      expect(await readRow(other, id)).toMatchObject({ revision: 1 });
    });

    it.each([
      [[{ index: 1, into: 'doc_1' }], 'index'],
      [[{ index: -1, into: 'doc_1' }], 'index'],
      [
        [
          { index: 0, into: 'doc_1' },
          { index: 0, into: 'doc_2' },
        ],
        'index',
      ],
      [[{ index: 0, into: 'doc_1', take: Array.from({ length: 101 }, () => 'note') }], 'take'],
    ])('refuses %j', async (fill, name) => {
      const { client } = await newPerson(useTarget());
      const failure = await client.refused('BAD_USER_INPUT', answerQuery, {
        input: { documents: [toInput(coming)], fill },
      });
      expect(failure.extensions?.problems?.[0]?.path.at(-1)).toBe(name);
    });
  });

  describe('undoing an import', () => {
    it('moves added documents to the trash, empties filled fields, and removes the file parts', async () => {
      const { client } = await newPerson(useTarget());
      const libraryParts = [
        { kind: 'STRING', name: 'jan', value: 'January' },
        { kind: 'PREAMBLE', name: null, value: '"x"' },
      ];
      const { id } = await add(client, article('Tides', { keywords: ['sea'] }));
      await client.ask(addManyMutation, { input: { documents: [], libraryParts: libraryParts.slice(0, 1) } });
      const { undo: step } = await send(client, [article('New'), article('Tides', { note: 'Good', keywords: ['a'] })], {
        fill: [{ index: 1, into: id }],
        libraryParts,
      });
      expect(await partsOf(client)).toHaveLength(2);
      expect(await undo(client, step)).toMatchObject({ count: 2, leftCount: 0 });
      expect(idsOf(await page(client))).toEqual([id]);
      expect(await readRow(client, id)).toMatchObject({ note: null, keywords: ['sea'] });
      // The document that existed before.
      expect(await partsOf(client)).toEqual(libraryParts.slice(0, 1));
    });

    it('keeps what was changed since, and reports it', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, article('Tides'));
      const { documents, undo: step } = await send(
        client,
        [article('Changed'), article('Trashed'), article('New'), article('Tides', { note: 'Good', doi: '10.1000/a' })],
        { fill: [{ index: 3, into: id }] },
      );
      const [changed = '', trashed = ''] = documents.map((document) => document.id);
      await update(client, { id: changed, fields: { note: 'Mine now' } });
      await update(client, { id, fields: { note: 'Better' } });
      await bulk(client, 'delete', { ids: [trashed] });
      const outcome = await undo(client, step);
      expect(outcome).toMatchObject({ count: 2, leftCount: 2 });
      expect([...outcome.left].sort()).toEqual([changed, id].sort());
      expect(await readRow(client, id)).toMatchObject({ note: 'Better' });
      expect(await read(client, id)).toMatchObject({ doi: null });
      expect(await undo(client, step)).toEqual(outcome);
    });
  });
}
