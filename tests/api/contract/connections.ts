// Contract: the list as a cursor connection (Relay's specification), with jumps and every order.
import { describe, expect, it } from 'vitest';
import type { DocumentOrderField } from '#server/__generated__/resolverTypes.ts';
import type { ApiClient } from '#tests/support/client.ts';
import type { MadeDocument } from '#tests/support/documents.ts';
import {
  add,
  addMany,
  article,
  bulk,
  byTitle,
  idsOf,
  page,
  pageQuery,
  readRow,
  titlesOf,
  totalCount,
  update,
  walk,
  type PageArguments,
  type Row,
} from './operations.ts';
import { newPerson, suiteRandom, type UseTarget } from './target.ts';

const title = (index: number) => `Title ${String(index).padStart(4, '0')}`;

async function library(useTarget: UseTarget, size: number): Promise<{ client: ApiClient; rows: Row[]; ids: string[] }> {
  const { client } = await newPerson(useTarget());
  const rows: Row[] = [];
  for (let at = 0; at < size; at += 500) {
    const length = Math.min(500, size - at);
    rows.push(
      ...(await addMany(
        client,
        Array.from({ length }, (_, index) => article(title(at + index))),
      )),
    );
  }
  return { client, rows, ids: rows.map(({ id }) => id) };
}

export function connectionsContract(useTarget: UseTarget): void {
  describe('a page', () => {
    it('without arguments has the first 50 documents in the default order, newest first', async () => {
      const { client } = await library(useTarget, 55);
      const newest = await add(client, article('Newest'));
      const found = await page(client);
      expect(found.edges).toHaveLength(50);
      expect(found.edges[0]?.node?.id).toBe(newest.id);
      expect(found.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
      expect(found.startIndex).toBe(0);
    });

    it('of an empty library is empty', async () => {
      const { client } = await newPerson(useTarget());
      expect(await page(client)).toEqual({
        startIndex: 0,
        edges: [],
        pageInfo: { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false },
      });
      expect(await totalCount(client)).toBe(0);
    });

    it('has as many documents as requested, and knows whether there are more', async () => {
      const { client, ids } = await library(useTarget, 7);
      const ask = (first: number) => page(client, { first, orderBy: byTitle });
      expect(idsOf(await ask(3))).toEqual(ids.slice(0, 3));
      expect((await ask(3)).pageInfo.hasNextPage).toBe(true);
      for (const first of [7, 8, 500]) {
        expect(idsOf(await ask(first))).toEqual(ids);
        expect((await ask(first)).pageInfo.hasNextPage).toBe(false);
      }
      expect((await ask(0)).edges).toEqual([]);
    });

    it('has the cursors of its first and last edge', async () => {
      const { client } = await library(useTarget, 7);
      const { edges, pageInfo } = await page(client, { first: 3, orderBy: byTitle });
      expect(pageInfo.startCursor).toBe(edges[0]?.cursor);
      expect(pageInfo.endCursor).toBe(edges[2]?.cursor);
      expect(new Set(edges.map(({ cursor }) => cursor)).size).toBe(3);
    });

    it.each<[string, PageArguments]>([
      ['first: -1', { first: -1 }],
      ['last: -1', { last: -1 }],
      ['first: 501', { first: 501 }],
      ['last: 501', { last: 501 }],
      ['first: 2147483647', { first: 2_147_483_647 }],
      ['at: -1', { at: -1 }],
      ['an invalid cursor', { after: 'not a cursor' }],
      ['an invalid cursor in base64', { before: 'bm90IGEgY3Vyc29y', last: 3 }],
    ])('is refused for %s', async (_, variables) => {
      const { client } = await library(useTarget, 3);
      const failure = await client.refused('BAD_USER_INPUT', pageQuery, variables);
      expect(failure.message).toMatch(/\w/);
    });

    it('may hold 500', async () => {
      const { client } = await library(useTarget, 520);
      expect((await page(client, { first: 500, orderBy: byTitle })).edges).toHaveLength(500);
    });
  });

  describe('the next and the previous page', () => {
    it('after a cursor begins with the next document', async () => {
      const { client, ids } = await library(useTarget, 9);
      const first = await page(client, { first: 3, orderBy: byTitle });
      const second = await page(client, { first: 3, after: first.pageInfo.endCursor, orderBy: byTitle });
      expect(idsOf(second)).toEqual(ids.slice(3, 6));
      expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
      expect(second.startIndex).toBe(3);
    });

    it('before a cursor ends with the previous document, in the same order', async () => {
      const { client, ids } = await library(useTarget, 9);
      const all = await page(client, { orderBy: byTitle });
      const before = await page(client, { last: 3, before: all.edges[7]?.cursor ?? '', orderBy: byTitle });
      expect(idsOf(before)).toEqual(ids.slice(4, 7));
      expect(before.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
      expect(before.startIndex).toBe(4);
      const start = await page(client, { last: 3, before: all.edges[2]?.cursor ?? '', orderBy: byTitle });
      expect(idsOf(start)).toEqual(ids.slice(0, 2));
      expect(start.pageInfo.hasPreviousPage).toBe(false);
    });

    it('is the last one of the list if only `last` is given', async () => {
      const { client, ids } = await library(useTarget, 9);
      const end = await page(client, { last: 4, orderBy: byTitle });
      expect(idsOf(end)).toEqual(ids.slice(5));
      expect(end.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    });

    it('between two cursors has what lies between, and nothing when they cross', async () => {
      const { client, ids } = await library(useTarget, 9);
      const { edges } = await page(client, { orderBy: byTitle });
      const between = (after: number, before: number) =>
        page(client, { after: edges[after]?.cursor ?? '', before: edges[before]?.cursor ?? '', orderBy: byTitle });
      expect(idsOf(await between(2, 6))).toEqual(ids.slice(3, 6));
      expect(idsOf(await between(6, 2))).toEqual([]);
    });

    it.each([1, 2, 7, 50])(
      'of %i at a time visit everything once in one order, forwards and backwards',
      async (first) => {
        const { client, ids } = await library(useTarget, 23);
        expect((await walk(client, { first, orderBy: byTitle })).map(({ id }) => id)).toEqual(ids);
        const backwards: string[] = [];
        let before: string | null = null;
        for (;;) {
          const next = await page(client, { last: first, before, orderBy: byTitle });
          backwards.unshift(...idsOf(next));
          if (!next.pageInfo.hasPreviousPage) break;
          before = next.pageInfo.startCursor;
        }
        expect(backwards).toEqual(ids);
      },
    );

    it('are stable for documents that were added at the same time, in the default order too', async () => {
      const { client, ids } = await library(useTarget, 23);
      const whole = idsOf(await page(client));
      expect([...whole].sort()).toEqual([...ids].sort());
      for (const first of [1, 4]) expect((await walk(client, { first })).map(({ id }) => id)).toEqual(whole);
    });
  });

  describe('paging while somebody writes', () => {
    it.each<[string, PageArguments]>([
      ['by title', { first: 7, orderBy: byTitle }],
      ['by title backwards', { first: 7, orderBy: { field: 'TITLE', direction: 'DESC' } }],
      ['newest first', { first: 7 }],
      ['by what was added', { first: 7, orderBy: { field: 'ADDED', direction: 'ASC' } }],
    ])('%s returns no document twice, and every document that was not edited', async (_, variables) => {
      const { client, ids } = await library(useTarget, 60);
      const touched = new Set<string>();
      const random = suiteRandom(21);
      const returned = await walk(client, variables, async (number) => {
        await add(client, article(title(random.integer(0, 60))));
        const edited = ids[(number * 5) % 60] ?? '';
        const trashed = ids[(number * 5 + 3) % 60] ?? '';
        if (touched.has(edited) || touched.has(trashed)) return;
        touched.add(edited).add(trashed);
        // Only documents that an edit moves may appear twice or not at all; all others appear once.
        await update(client, { id: edited, fields: { note: `edited after page ${number}` } });
        await bulk(client, 'delete', { ids: [trashed] });
      });
      const returnedIds = returned.map(({ id }) => id);
      expect(new Set(returnedIds).size).toBe(returnedIds.length);
      for (const id of ids) if (!touched.has(id)) expect(returnedIds).toContain(id);
    });

    it('continues from a cursor whose document was deleted', async () => {
      const { client, ids } = await library(useTarget, 9);
      const first = await page(client, { first: 3, orderBy: byTitle });
      await bulk(client, 'delete', { ids: [ids[2] ?? ''] });
      expect(idsOf(await page(client, { first: 3, after: first.pageInfo.endCursor, orderBy: byTitle }))).toEqual(
        ids.slice(3, 6),
      );
    });
  });

  describe('a jump', () => {
    it('`at` a row number begins there, and paging continues from it', async () => {
      const { client, ids } = await library(useTarget, 23);
      const found = await page(client, { at: 11, first: 4, orderBy: byTitle });
      expect(idsOf(found)).toEqual(ids.slice(11, 15));
      expect(found.startIndex).toBe(11);
      expect(found.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
      const next = await page(client, { first: 4, after: found.pageInfo.endCursor, orderBy: byTitle });
      expect([next.startIndex, idsOf(next)]).toEqual([15, ids.slice(15, 19)]);
      const previous = await page(client, { last: 4, before: found.pageInfo.startCursor, orderBy: byTitle });
      expect([previous.startIndex, idsOf(previous)]).toEqual([7, ids.slice(7, 11)]);
    });

    it('`at` 0 is the first page, and beyond the end is empty', async () => {
      const { client, ids } = await library(useTarget, 5);
      const start = await page(client, { at: 0, first: 2, orderBy: byTitle });
      expect([idsOf(start), start.pageInfo.hasPreviousPage]).toEqual([ids.slice(0, 2), false]);
      const beyond = await page(client, { at: 1000, first: 2, orderBy: byTitle });
      expect([beyond.edges, beyond.pageInfo.hasNextPage]).toEqual([[], false]);
    });

    it.each([0, 1, 11, 21, 22])('`around` the document at %i answers a page that contains it', async (index) => {
      const { client, ids } = await library(useTarget, 23);
      const found = await page(client, { around: ids[index] ?? '', first: 6, orderBy: byTitle });
      const start = ids.indexOf(idsOf(found)[0] ?? '');
      expect(idsOf(found)).toContain(ids[index]);
      expect(found.edges.length).toBeLessThanOrEqual(6);
      expect(idsOf(found)).toEqual(ids.slice(start, start + found.edges.length));
      expect(found.startIndex).toBe(start);
      expect(found.pageInfo.hasPreviousPage).toBe(start > 0);
      expect(found.pageInfo.hasNextPage).toBe(start + found.edges.length < 23);
    });

    it('to a row of a long list agrees with paging, before and after the list changes', async () => {
      const { client, ids } = await library(useTarget, 1_100);
      const check = async (list: readonly string[]) => {
        for (const index of [499, 500, 1_001, list.length - 1]) {
          const from = await page(client, { at: index, first: 2, orderBy: byTitle });
          expect([from.startIndex, idsOf(from)]).toEqual([index, list.slice(index, index + 2)]);
          const around = await page(client, { around: list[index] ?? '', first: 1, orderBy: byTitle });
          expect([around.startIndex, idsOf(around)]).toEqual([index, [list[index]]]);
        }
      };
      await check(ids);
      await bulk(client, 'delete', { ids: ids.slice(3, 5) });
      await check([...ids.slice(0, 3), ...ids.slice(5)]);
    });
  });

  it('counts the documents', async () => {
    const { client, ids } = await library(useTarget, 23);
    expect(await totalCount(client)).toBe(23);
    expect(await totalCount(client, { query: 'title 0007' })).toBe(1);
    await bulk(client, 'delete', { ids: ids.slice(0, 3) });
    expect(await totalCount(client)).toBe(20);
    expect(await totalCount(client, { trashed: true })).toBe(3);
  });

  it('a node can be requested again by its id', async () => {
    const { client, rows } = await library(useTarget, 3);
    const row = rows[0];
    expect(await readRow(client, row?.id ?? '')).toMatchObject(row ?? {});
  });

  ordersContract(useTarget);
}

/** A sort key as api.md defines it: without accents, in lower case; missing values sort last. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

interface OrderCase {
  /** A document with the key, or without it. */
  make: (key: string | null) => MadeDocument;
  keys: readonly (string | null)[];
}

const texts = ['beta', 'Álpha', 'alpha', 'ALPHA', 'Zeta', 'éta', 'Eta', 'étude', 'gamma', 'Über', 'ubik', null, null];

/** Those of the kind, and of times that the server sets, have tests of their own. */
const casesOfOrders: Readonly<
  Record<Exclude<DocumentOrderField, 'KIND' | 'MODIFIED' | 'TRASHED'>, readonly OrderCase[]>
> = {
  TITLE: [{ keys: texts, make: (key) => article(key) }],
  AUTHOR: [
    {
      keys: texts,
      make: (key) =>
        article(
          'T',
          key === null ? {} : { authors: [{ person: { family: key, given: 'Any' } }, { person: { family: 'aaaa' } }] },
        ),
    },
    {
      keys: texts,
      make: (key) => article('T', key === null ? { authors: [] } : { authors: [{ organization: { name: key } }] }),
    },
  ],
  VENUE: [
    { keys: texts, make: (key) => article('T', key === null ? {} : { in: { journal: { name: key } } }) },
    { keys: texts, make: (key) => ({ kind: 'proceedingsArticle', fields: { title: 'T', in: key } }) },
    { keys: texts, make: (key) => ({ kind: 'thesis', fields: { title: 'T', institution: key } }) },
  ],
  CITATION_KEY: [{ keys: texts, make: (key) => article('T', { citationKeys: key === null ? [] : [key, 'aaaa'] }) }],
  KEYWORDS: [{ keys: texts, make: (key) => article('T', { keywords: key === null ? [] : [key, 'aaaa'] }) }],
  YEAR: [
    {
      keys: ['1999', '2001-05', '0850', '1850-01-02', '1900/1999', '2024', '2010-12-31/2030', null, null],
      make: (key) => article('T', { published: key }),
    },
  ],
  ADDED: [
    {
      keys: ['2001-01-01T00:00:00.001Z', '2001-01-01T00:00:00.000Z', '1999-12-31T23:59:59.999Z'],
      make: (key) => article('T', { added: key }),
    },
  ],
};

const orderCases = Object.entries(casesOfOrders).flatMap(([field, cases]) => cases.map((one) => ({ field, ...one })));

function ordersContract(useTarget: UseTarget): void {
  describe('the order', () => {
    it.each(orderCases.map((one, index) => [`${one.field} (${index})`, one] as const))(
      '%s sorts both ways, with missing values last',
      async (_, { field, keys, make }) => {
        const { client } = await newPerson(useTarget());
        const rows = await addMany(client, keys.map(make));
        const keyOf = new Map(rows.map(({ id }, index) => [id, keys[index] ?? null]));
        const present = keys
          .filter((key) => key !== null)
          .map(fold)
          .sort();
        const absent = keys.filter((key) => key === null);
        for (const direction of ['ASC', 'DESC'] as const) {
          const variables: PageArguments = { orderBy: { field, direction } };
          const found = idsOf(await page(client, variables)).map((id) => keyOf.get(id) ?? null);
          const expected = direction === 'ASC' ? present : [...present].reverse();
          expect(found.map((key) => (key === null ? null : fold(key)))).toEqual([...expected, ...absent]);
          // Equal and missing keys are where paging is most likely to break.
          const whole = idsOf(await page(client, variables));
          for (const first of [1, 3])
            expect((await walk(client, { ...variables, first })).map(({ id }) => id)).toEqual(whole);
          for (const id of whole) {
            const around = await page(client, { ...variables, first: 3, around: id });
            expect(idsOf(around)).toEqual(whole.slice(around.startIndex, around.startIndex + around.edges.length));
            expect(idsOf(around)).toContain(id);
          }
          const last = await page(client, { ...variables, last: 4 });
          expect(idsOf(last)).toEqual(whole.slice(-4));
          const before = await page(client, { ...variables, last: 5, before: last.pageInfo.startCursor });
          expect(idsOf(before)).toEqual(whole.slice(0, -4).slice(-5));
        }
      },
    );

    it('KIND groups documents by kind, and can be reversed', async () => {
      const { client } = await newPerson(useTarget());
      const kinds = ['journalArticle', 'thesis', 'other', 'proceedings', 'proceedingsArticle'] as const;
      const rows = await addMany(
        client,
        [...kinds, ...kinds, ...kinds].map((kind) => ({ kind, fields: { title: kind } })),
      );
      const ask = async (direction: 'ASC' | 'DESC') =>
        titlesOf(await page(client, { orderBy: { field: 'KIND', direction } }));
      const runs = (all: (string | null)[]) => all.filter((kind, index) => kind !== all[index - 1]);
      const up = await ask('ASC');
      expect(up).toHaveLength(rows.length);
      expect(runs(up)).toHaveLength(kinds.length);
      expect(runs(await ask('DESC'))).toEqual(runs(up).reverse());
    });

    it("MODIFIED follows every change of a document's content", async () => {
      const { client, ids } = await library(useTarget, 5);
      await update(client, { id: ids[2] ?? '', fields: { note: 'touched' } });
      const ask = async (direction: 'ASC' | 'DESC') =>
        idsOf(await page(client, { orderBy: { field: 'MODIFIED', direction } }));
      expect((await ask('DESC'))[0]).toBe(ids[2]);
      expect((await ask('ASC')).at(-1)).toBe(ids[2]);
    });
  });
}
