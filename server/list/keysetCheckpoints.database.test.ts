// Tests that jumps into a list with several checkpoints give the same rows as counting the whole list, despite earlier and concurrent changes.
import fc from '#tests/support/fastCheck.ts';
import sql, { join, raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settledYet } from '#tests/support/eventually.ts';
import type { DocumentOrder, DocumentOrderField } from '../__generated__/resolverTypes.ts';
import { stride } from './keysetCheckpoints.ts';
import { orderColumns } from './order.ts';
import { type TestLibrary, openTestLibrary } from '../testLibrary.ts';

const owner = 'user_ada';
let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
  // Both parts of most orders are longer than a stride, and there are equal keys on both sides of checkpoints.
  const documents = Array.from({ length: 3 * stride }, (_, index) => made(index * 7, index % 3 === 0));
  for (let start = 0; start < documents.length; start += 500) await add(documents.slice(start, start + 500));
});
afterAll(() => test.close());

const kinds = ['other', 'thesis', 'proceedings'] as const;

function made(number: number, isBare: boolean): object {
  const fields = {
    title: `Title ${number % 40}`,
    published: `${1990 + (number % 5)}`,
    keywords: [`word ${number % 9}`],
  };
  return { [kinds[number % 3] ?? 'other']: isBare ? {} : fields };
}

const add = (documents: readonly object[]) =>
  test.ask('mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }', {
    input: { documents },
  });

const move = (to: 'delete' | 'restore', ids: readonly string[]) =>
  test.ask(`mutation ($ids: [ID!]) { ${to}UserDocuments(input: { selection: { ids: $ids } }) { count } }`, { ids });

interface Jump {
  readonly orderBy: DocumentOrder;
  readonly trashed?: boolean;
  readonly first?: number;
  readonly last?: number;
  readonly at?: number;
  readonly around?: string;
}

interface Page {
  readonly startIndex: number;
  readonly ids: readonly string[];
}

/** Jumps into the list; null if the document does not exist. */
async function jump({ trashed = false, ...jump }: Jump): Promise<Page | null> {
  const { data, code } = await test.ask(
    `query ($filterBy: DocumentFilters, $orderBy: DocumentOrder, $first: Int, $last: Int, $at: Int, $around: ID) {
      me { documents(filterBy: $filterBy, orderBy: $orderBy, first: $first, last: $last, at: $at, around: $around) {
        startIndex edges { node { id } } } } }`,
    { ...jump, filterBy: { trashed } },
  );
  if (code === 'NOT_FOUND') return null;
  expect(code).toBeNull();
  const { startIndex, edges } = data.me.documents;
  return { startIndex, ids: edges.map(({ node }) => node.id) };
}

/** The ids of the whole list, read with a plain `order by`. */
async function wholeList({ field, direction }: DocumentOrder, trashed = false): Promise<string[]> {
  const { column } = orderColumns[field];
  const way = raw(direction);
  const rows = await test.database.query<{ id: string }>(sql`
    select id from documents where library_id = ${owner} and state = ${trashed ? 'trashed' : 'active'}
    order by ${join([sql`${column} is null`, sql`${column} ${way}`, sql`id ${way}`])}`);
  return rows.map(({ id }) => id);
}

/** The expected result of a jump into this list. */
function expected({ first = 3, last, at, around }: Jump, list: readonly string[]): Page {
  const index = around === undefined ? at : list.indexOf(around);
  if (index === undefined) return pageAt(list, Math.max(0, list.length - (last ?? 0)), last ?? 0);
  if (around === undefined) return pageAt(list, index, first);
  const start = Math.max(0, Math.min(index - Math.floor(first / 2), list.length - first));
  return pageAt(list, start, first);
}

function pageAt(list: readonly string[], startIndex: number, size: number): Page {
  return { startIndex, ids: list.slice(startIndex, startIndex + size) };
}

/** All orders except that of the trash, which other lists do not support. */
const fields = (Object.keys(orderColumns) as DocumentOrderField[]).filter((field) => field !== 'TRASHED');
const orders = fields.flatMap((field) => (['ASC', 'DESC'] as const).map((direction) => ({ field, direction })));

describe('a jump in a list of several strides', () => {
  it.each(orders)('gives the same rows as counting the list, by $field $direction', async (orderBy) => {
    const list = await wholeList(orderBy);
    const rows = [
      0,
      1,
      2 * stride + 1,
      stride - 1,
      stride,
      stride + 1,
      list.length - 1,
      list.length,
      list.length + stride,
    ];
    for (const at of rows) {
      const jumps: Jump[] = [{ orderBy, at, first: 3 }];
      const around = list[at];
      if (around !== undefined) jumps.push({ orderBy, around, first: 3 });
      for (const each of jumps) expect(await jump(each)).toEqual(expected(each, list));
    }
    expect(await jump({ orderBy, last: 3 })).toEqual(expected({ orderBy, last: 3 }, list));
  });

  it('gives the same rows after random changes', async () => {
    const spot = fc.nat({ max: 2 * stride });
    const change = fc.record({ kind: fc.constantFrom('add', 'edit', 'bare', 'trash', 'restore', 'none'), spot });
    const leap = fc.record({
      orderBy: fc.constantFrom(...orders),
      trashed: fc.constantFrom(false, false, true),
      by: fc.constantFrom('at', 'around', 'last'),
      spot: fc.nat({ max: 4 * stride }),
    });
    const someOf = async (trashed: boolean, spot: number, size: number) => {
      const list = await wholeList({ field: 'ADDED', direction: 'ASC' }, trashed);
      return list.slice(spot, spot + size);
    };
    const apply = async ({ kind, spot }: { kind: string; spot: number }) => {
      if (kind === 'add') await add([made(spot, false), made(spot + 1, spot % 2 === 0)]);
      else if (kind === 'trash') await move('delete', await someOf(false, spot, 1 + (spot % 200)));
      else if (kind === 'restore') await move('restore', await someOf(true, 0, 1 + (spot % 100)));
      else if (kind !== 'none') {
        for (const id of await someOf(false, spot, 1))
          await test.ask('mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { id } }', {
            input: { id, other: { title: kind === 'edit' ? `Title ${spot % 50}` : null } },
          });
      }
    };
    await fc.assert(
      fc.asyncProperty(change, fc.array(leap, { minLength: 1, maxLength: 4 }), async (edit, leaps) => {
        await apply(edit);
        for (const { orderBy, trashed, by, spot } of leaps) {
          const list = await wholeList(orderBy, trashed);
          const around = list[spot % Math.max(1, list.length)];
          const each: Jump = {
            ...{ orderBy, trashed },
            ...(by === 'last' ? { last: 7 } : { first: 7 }),
            ...(by === 'at' && { at: spot }),
            ...(by === 'around' && { around: around ?? 'doc_1' }),
          };
          const page = by === 'around' && around === undefined ? null : expected(each, list);
          expect(await jump(each)).toEqual(page);
        }
      }),
      // Failures are not shrunk, because earlier runs have changed the library.
      { numRuns: 80, seed: 5, endOnFailure: true },
    );
  });

  it('gives the rows of a single state during concurrent writes', async () => {
    const orderBy: DocumentOrder = { field: 'TITLE', direction: 'ASC' };
    const first = await wholeList(orderBy);
    const versions = [first];
    const write = async () => {
      for (let round = 0; round < 40; round += 1) {
        if (round % 2 === 0) await add([made(round, false), made(0, true)]);
        else await move('delete', versions.at(-1)?.slice(9, 10) ?? []);
        versions.push(await wholeList(orderBy));
      }
    };
    const writing = write();
    const isWritten = settledYet(writing);
    const jumps: { each: Jump; page: Page | null; from: number; to: number }[] = [];
    for (let round = 0; !isWritten(); round += 1) {
      const from = versions.length - 1;
      // Jumps to places after the documents that are moved to the trash.
      const at = 100 + ((round * 211) % (first.length - 200));
      const around = first[at] ?? '';
      const each: Jump = { orderBy, first: 5, ...(round % 2 === 0 ? { at } : { around }) };
      const page = await jump(each);
      // The jump may already have seen the write that is in progress.
      jumps.push({ each, page, from, to: versions.length });
    }
    await writing;
    expect(jumps.length).toBeGreaterThan(10);
    for (const { each, page, from, to } of jumps) {
      const possible = versions.slice(from, to + 1).map((list) => expected(each, list));
      expect(possible).toContainEqual(page);
    }
  });
});
