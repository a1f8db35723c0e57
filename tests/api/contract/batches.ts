// Contract: adding many at once. All or none, and a retry adds nothing twice.
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
  describe('adding many', () => {
    it('takes 500 and answers them in their order', async () => {
      const { client } = await newPerson(useTarget());
      const documents = many(500);
      const rows = await addMany(client, documents);
      expect(rows.map(({ title }) => title)).toEqual(documents.map(({ fields }) => fields.title));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(500);
      // Written in parts of 100, of one moment each.
      expect(new Set(rows.map(({ lastModified }) => lastModified)).size).toBe(5);
      expect((await walk(client, { first: 200, orderBy: byTitle })).map(({ id }) => id)).toEqual(
        rows.map(({ id }) => id),
      );
    });

    it('refuses 501, and adds none of them', async () => {
      const { client } = await newPerson(useTarget());
      const failure = await client.refused('BAD_USER_INPUT', addManyMutation, {
        input: { documents: many(501).map(toInput) },
      });
      expect(failure.extensions?.problems?.[0]?.path.slice(0, 2)).toEqual(['input', 'documents']);
      expect(await totalCount(client)).toBe(0);
    });

    it('adds none when one cannot be added, and says which', async () => {
      const { client } = await newPerson(useTarget());
      const documents = [...many(7), article('Bad', { published: '2020-13' }), ...many(3)].map(toInput);
      const failure = await client.refused('BAD_USER_INPUT', addManyMutation, {
        input: { documents, key: randomUUID() },
      });
      expect(failure.extensions?.problems?.[0]?.path.slice(0, 3)).toEqual(['input', 'documents', '7']);
      expect(await totalCount(client)).toBe(0);
    });

    it('answers the same to a retry with the same key', async () => {
      const { client } = await newPerson(useTarget());
      const key = randomUUID();
      const first = await addMany(client, many(20), key);
      expect(await addMany(client, many(20), key)).toEqual(first);
      expect(await totalCount(client)).toBe(20);
      await addMany(client, many(20), randomUUID());
      expect(await totalCount(client)).toBe(40);
    });

    it('adds once also when ten retries run at the same time', async () => {
      const { client } = await newPerson(useTarget());
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 10 }, () => addMany(client, many(20), key)));
      expect(new Set(answers.map((rows) => rows.map(({ id }) => id).join())).size).toBe(1);
      expect(await totalCount(client)).toBe(20);
    });

    it('a refused batch does not use its key up', async () => {
      const { client } = await newPerson(useTarget());
      const key = randomUUID();
      await client.refused('BAD_USER_INPUT', addManyMutation, {
        input: { key, documents: [toInput(article('Bad', { published: '2020-13' }))] },
      });
      const rows = await addMany(client, [article('Good')], key);
      expect(idsOf(await page(client))).toEqual(rows.map(({ id }) => id));
    });

    it('of nothing adds nothing', async () => {
      const { client } = await newPerson(useTarget());
      expect(await addMany(client, [])).toEqual([]);
    });

    it('keeps the parts of the library that came with the first batch', async () => {
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

  describe('filling what is there', () => {
    const there = article('Tides', { note: 'Mine', keywords: ['sea'], citationKeys: ['li2004'] });
    const coming = article('Tides!', { doi: '10.1000/tides', note: 'Theirs', keywords: ['moon'] });

    it('gives it what it lacks, changes nothing else, and adds what is not in the library', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, there);
      const answer = await send(client, [article('New'), coming, coming], { fill: [{ index: 1, into: id }] });
      expect(answer).toMatchObject({ addedCount: 2, filledCount: 1 });
      expect(answer.documents.map(({ title }) => title)).toEqual(['New', 'Tides', 'Tides!']);
      expect(answer.documents[1]?.id).toBe(id);
      expect(await readRow(client, id)).toMatchObject({ title: 'Tides', note: 'Mine', keywords: ['sea', 'moon'] });
      expect(await totalCount(client)).toBe(3);
    });

    it('takes the fields that are named all the same', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, there);
      await send(client, [coming], { fill: [{ index: 0, into: id, take: ['note'] }] });
      expect(await readRow(client, id)).toMatchObject({ title: 'Tides', note: 'Theirs' });
    });

    it('with nothing new changes nothing, and is answered the same once more', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, there);
      const input = { fill: [{ index: 0, into: id }], key: randomUUID() };
      const answer = await send(client, [there], input);
      expect(answer).toMatchObject({ addedCount: 0, filledCount: 0, documents: [{ id }] });
      expect(await send(client, [there], input)).toEqual(answer);
      expect(await readRow(client, id)).toMatchObject({ revision: 1 });
    });

    it('adds what was to fill a document that is in the trash by now', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, there);
      await bulk(client, 'delete', { ids: [id] });
      const { addedCount, documents } = await send(client, [coming], { fill: [{ index: 0, into: id }] });
      expect(addedCount).toBe(1);
      expect(documents[0]?.id).not.toBe(id);
    });

    it('never fills what is another one’s', async () => {
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

  describe('taking back what was added', () => {
    it('moves it to the trash, empties what was filled, and takes the parts out again', async () => {
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
      // The one that was there before.
      expect(await partsOf(client)).toEqual(libraryParts.slice(0, 1));
    });

    it('leaves what somebody changed since, and says what', async () => {
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
