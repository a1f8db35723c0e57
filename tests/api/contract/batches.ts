// Contract: adding many at once. All or none, and a retry adds nothing twice.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toInput } from '#tests/support/documents.ts';
import { addMany, addManyMutation, article, byTitle, idsOf, page, totalCount, walk } from './operations.ts';
import { newPerson, type UseTarget } from './target.ts';

const many = (length: number, name = 'Title') =>
  Array.from({ length }, (_, index) => article(`${name} ${String(index).padStart(4, '0')}`));

export function batchesContract(useTarget: UseTarget): void {
  describe('adding many', () => {
    it('takes 500 and answers them in their order', async () => {
      const { client } = await newPerson(useTarget());
      const documents = many(500);
      const rows = await addMany(client, documents);
      expect(rows.map(({ title }) => title)).toEqual(documents.map(({ fields }) => fields.title));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(500);
      expect(new Set(rows.map(({ lastModified }) => lastModified)).size).toBe(1);
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
}
