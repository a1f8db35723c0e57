// Tests lists of documents on a library in memory: orders, pages in both directions, jumps, searches, trash, undo and changes.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentOrderField, JournalArticle } from '../__generated__/resolverTypes.ts';
import { purgeOldTrash } from '../library/maintenance.ts';
import { type Answered, type TestLibrary, openTestLibrary } from '../testLibrary.ts';
import { features } from '../features.ts';

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());

interface Page {
  edges: { cursor: string; node: { id: string; title: string | null } }[];
  pageInfo: { startCursor: string | null; endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean };
  startIndex: number;
  totalCount: number;
}

const list = `query ($filterBy: DocumentFilters, $first: Int, $after: String, $last: Int, $before: String,
    $orderBy: DocumentOrder, $at: Int, $around: ID) {
  me { documents(filterBy: $filterBy, first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy,
      at: $at, around: $around) {
    edges { cursor node { id title } }
    pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    startIndex totalCount } } }`;

async function page(variables: object, owner: string): Promise<Page> {
  const { data, code } = await test.ask(list, { ...variables }, owner);
  expect(code).toBeNull();
  return data.me.documents;
}

const ids = ({ edges }: Page) => edges.map(({ node }) => node.id);
const titles = ({ edges }: Page) => edges.map(({ node }) => node.title);

async function add(documents: object[], owner: string): Promise<string[]> {
  const { data } = await test.ask(
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
    { input: { documents } },
    owner,
  );
  return data.addUserDocuments.documents.map(({ id }) => id);
}

const bulk = async (name: string, selection: object, owner: string) =>
  test.ask(
    `mutation ($selection: DocumentSelection!) { ${name}UserDocuments(input: { selection: $selection }) { count undo } }`,
    { selection },
    owner,
  );
const undo = async (id: string, owner: string) =>
  test.ask('mutation ($id: ID!) { undo(input: { id: $id }) { count leftCount left } }', { id }, owner);

describe('orders', () => {
  const owner = 'user_orders';
  /** Documents with equal keys, and documents without keys. */
  const documents = [
    {
      journalArticle: {
        title: 'Écume',
        authors: [{ person: { family: 'Zola' } }],
        published: '1990',
        in: { journal: { name: 'B' } },
      },
    },
    {
      thesis: {
        title: 'alpha',
        authors: [{ person: { family: 'Ångström', given: 'B' } }],
        published: '2001-05',
        institution: 'A',
      },
    },
    { other: { title: 'Alpha', citationKeys: ['k2', 'k0'], keywords: ['Éclair', 'b'], published: '1999/2005' } },
    {
      proceedingsArticle: {
        authors: [{ organization: { name: 'Mozilla' } }],
        in: 'C',
        citationKeys: ['K1'],
        keywords: ['eclair', 'a'],
      },
    },
    { proceedings: { title: 'zeta', keywords: ['Custard'], published: '1990' } },
    { other: {} },
    { thesis: { published: '2001' } },
  ];
  let all: string[];
  beforeAll(async () => {
    all = [];
    for (const [index, document] of documents.entries()) {
      all.push(...(await add([{ ...document }], owner)));
      expect(all).toHaveLength(index + 1);
    }
  });

  /** The numbers of the documents in order: equal keys by id in the direction of the order, documents without a key last. */
  const expected: Record<Exclude<DocumentOrderField, 'TRASHED'>, { ASC: number[]; DESC: number[] }> = {
    TITLE: { ASC: [1, 2, 0, 4, 3, 5, 6], DESC: [4, 0, 2, 1, 6, 5, 3] },
    AUTHOR: { ASC: [1, 3, 0, 2, 4, 5, 6], DESC: [0, 3, 1, 6, 5, 4, 2] },
    YEAR: { ASC: [0, 4, 2, 1, 6, 3, 5], DESC: [6, 1, 2, 4, 0, 5, 3] },
    VENUE: { ASC: [1, 0, 3, 2, 4, 5, 6], DESC: [3, 0, 1, 6, 5, 4, 2] },
    KIND: { ASC: [0, 2, 5, 4, 3, 1, 6], DESC: [6, 1, 3, 4, 5, 2, 0] },
    ADDED: { ASC: [0, 1, 2, 3, 4, 5, 6], DESC: [6, 5, 4, 3, 2, 1, 0] },
    MODIFIED: { ASC: [0, 1, 2, 3, 4, 5, 6], DESC: [6, 5, 4, 3, 2, 1, 0] },
    CITATION_KEY: { ASC: [3, 2, 0, 1, 4, 5, 6], DESC: [2, 3, 6, 5, 4, 1, 0] },
    KEYWORDS: { ASC: [4, 3, 2, 0, 1, 5, 6], DESC: [2, 3, 4, 6, 5, 1, 0] },
  };
  const cases = Object.entries(expected).flatMap(([field, directions]) =>
    (['ASC', 'DESC'] as const).map((direction) => ({ orderBy: { field, direction }, numbers: directions[direction] })),
  );

  it('by keywords also work for documents that an earlier version stored', async () => {
    const orderBy = { field: 'KEYWORDS', direction: 'ASC' };
    const before = ids(await page({ orderBy }, owner));
    await test
      .library(owner)
      .query((libraryId) => sql`update documents set sort_keywords = null where library_id = ${libraryId}`);
    expect(ids(await page({ orderBy }, owner))).not.toEqual(before);
    await test
      .library(owner)
      .query((libraryId) => sql`update libraries set derived_version = 2 where library_id = ${libraryId}`);
    expect(ids(await page({ orderBy }, owner))).toEqual(before);
  });

  it.each(cases)(
    '$orderBy.field $orderBy.direction, with all page sizes in both directions',
    async ({ orderBy, numbers }) => {
      const wanted = numbers.map((number) => all[number]);
      const whole = await page({ orderBy }, owner);
      expect(ids(whole)).toEqual(wanted);
      expect(whole.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });

      for (const size of [1, 2, 3]) {
        const forwards: string[] = [];
        for (let after: string | null = null; ;) {
          const next: Page = await page({ orderBy, first: size, after }, owner);
          expect(next.startIndex).toBe(forwards.length);
          expect(next.pageInfo.hasPreviousPage).toBe(forwards.length > 0);
          forwards.push(...ids(next));
          expect(next.pageInfo.hasNextPage).toBe(forwards.length < wanted.length);
          after = next.pageInfo.endCursor;
          if (!next.pageInfo.hasNextPage) break;
        }
        expect(forwards).toEqual(wanted);

        const backwards: string[] = [];
        for (let before: string | null = null; ;) {
          const previous: Page = await page({ orderBy, last: size, before }, owner);
          expect(previous.pageInfo.hasNextPage).toBe(backwards.length > 0);
          backwards.unshift(...ids(previous));
          expect(previous.startIndex).toBe(wanted.length - backwards.length);
          before = previous.pageInfo.startCursor;
          if (!previous.pageInfo.hasPreviousPage) break;
        }
        expect(backwards).toEqual(wanted);
      }
    },
  );

  it.each(cases)(
    '$orderBy.field $orderBy.direction, by row number and around each document',
    async ({ orderBy, numbers }) => {
      for (const [index, number] of numbers.entries()) {
        const from = await page({ orderBy, at: index, first: 2 }, owner);
        expect(ids(from)).toEqual(numbers.slice(index, index + 2).map((other) => all[other]));
        expect(from).toMatchObject({ startIndex: index, pageInfo: { hasPreviousPage: index > 0 } });

        const around = await page({ orderBy, around: all[number], first: 3 }, owner);
        expect(ids(around)).toHaveLength(3);
        expect(ids(around)).toContain(all[number]);
        expect(ids(around)).toEqual(numbers.slice(around.startIndex, around.startIndex + 3).map((other) => all[other]));
        expect(around.pageInfo.hasPreviousPage).toBe(around.startIndex > 0);
        expect(around.pageInfo.hasNextPage).toBe(around.startIndex + 3 < numbers.length);
      }
      const beyond = await page({ orderBy, at: 7 }, owner);
      expect(beyond).toMatchObject({
        edges: [],
        pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: null },
      });
    },
  );

  it('return only rows between two cursors', async () => {
    const { edges } = await page({}, owner);
    const [first, second, , fourth] = edges.map(({ cursor }) => cursor);
    const between = await page({ after: first, before: fourth }, owner);
    expect(ids(between)).toEqual(edges.slice(1, 3).map(({ node }) => node.id));
    expect(ids(await page({ after: first, before: fourth, last: 1 }, owner))).toEqual([edges[2]?.node.id]);
    expect((await page({ after: fourth, before: second }, owner)).edges).toEqual([]);
    const both = await page({ first: 4, last: 1 }, owner);
    expect(ids(both)).toEqual([edges[3]?.node.id]);
    expect(both.startIndex).toBe(3);
  });

  it('return an empty page for size 0, and whether there are rows', async () => {
    expect(await page({ first: 0 }, owner)).toMatchObject({
      edges: [],
      pageInfo: { startCursor: null, endCursor: null, hasNextPage: true, hasPreviousPage: false },
      totalCount: 7,
    });
  });

  it.each([
    [{ first: -1 }, ['first']],
    [{ last: -1 }, ['last']],
    [{ first: 501 }, ['first']],
    [{ last: 501 }, ['last']],
    [{ at: -1 }, ['at']],
    [{ at: 1, around: 'doc_1' }, ['at']],
    [{ after: 'nonsense' }, ['after']],
    [{ before: Buffer.from('["TITLE ASC","a","b",0]').toString('base64url') }, ['before']],
    [{ filterBy: { query: 'a\0' } }, ['filterBy', 'query']],
    [{ filterBy: { query: 'a'.repeat(10_001) } }, ['filterBy', 'query']],
  ])('reject %j', async (variables, path) => {
    const { code, extensions } = await test.ask(list, variables, owner);
    expect(code).toBe('BAD_USER_INPUT');
    expect(extensions.problems).toMatchObject([{ path }]);
  });

  it.each([{ around: 'doc_unknown' }, { filterBy: { groupId: 'grp_1' } }, { filterBy: { groupIds: ['grp_1'] } }])(
    'return NOT_FOUND for %j',
    async (variables) => {
      expect((await test.ask(list, variables, owner)).code).toBe('NOT_FOUND');
    },
  );

  it('return every unchanged document exactly once while other documents are written', async () => {
    const writer = 'user_writer';
    const stable = await add(
      Array.from({ length: 20 }, (_, index) => ({ other: { title: `t${index}` } })),
      writer,
    );
    const orderBy = { field: 'TITLE', direction: 'ASC' };
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const next: Page = await page({ orderBy, first: 3, after }, writer);
      seen.push(...ids(next));
      await add([{ other: { title: `t${seen.length}b` } }], writer);
      if (!next.pageInfo.hasNextPage) break;
      after = next.pageInfo.endCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(stable));
  });
});

describe('searched words', () => {
  const owner = 'user_words';
  beforeAll(() =>
    add(
      [
        { other: { title: 'Über die Methode', authors: [{ person: { given: 'Łukasz', family: 'Müller' } }] } },
        { other: { title: '100% sure_thing', keywords: ['back\\slash', 'Straße'] } },
        {
          journalArticle: {
            title: 'Nothing',
            in: { journal: { name: 'Nature' } },
            otherFields: [{ name: 'file', value: 'x.pdf' }],
          },
        },
        { other: { note: 'one', abstract: 'two' } },
      ],
      owner,
    ),
  );

  it.each([
    ['uber', ['Über die Methode']],
    ['ÜBER müller', ['Über die Methode']],
    ['lukasz', ['Über die Methode']],
    ['thod', ['Über die Methode']],
    ['die nature', []],
    ['100%', ['100% sure_thing']],
    ['1%s', []],
    ['e_t', ['100% sure_thing']],
    ['e.t', []],
    ['k\\s', ['100% sure_thing']],
    ['strasse', ['100% sure_thing']],
    ['nature', ['Nothing']],
    ['x.pdf', ['Nothing']],
    ['file', []],
    ['one two', [null]],
    ['onetwo', []],
    ['  ', [null, '100% sure_thing', 'Nothing', 'Über die Methode']],
  ])('%j finds %j', async (query, found) => {
    const result = await page({ filterBy: { query } }, owner);
    expect(titles(result).sort()).toEqual([...found].sort());
    expect(result.totalCount).toBe(found.length);
  });

  it('are not found any more after they were removed from the field', async () => {
    const [id] = await add([{ other: { title: 'ephemeral' } }], owner);
    await test.ask(
      'mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { id } }',
      { input: { id, other: { title: 'lasting' } } },
      owner,
    );
    expect(ids(await page({ filterBy: { query: 'ephemeral' } }, owner))).toEqual([]);
    expect(ids(await page({ filterBy: { query: 'lasting' } }, owner))).toEqual([id]);
  });
});

describe('trash', () => {
  const trashed = { filterBy: { trashed: true } };

  it('receives documents, restores them, and deletes them permanently', async () => {
    const owner = 'user_trash';
    const [a, b, c] = await add(
      [{ other: { title: 'a' } }, { other: { title: 'b' } }, { other: { title: 'c' } }],
      owner,
    );
    expect((await bulk('delete', { ids: [a, b] }, owner)).data.deleteUserDocuments.count).toBe(2);
    expect(ids(await page({}, owner))).toEqual([c]);
    expect(ids(await page(trashed, owner)).sort()).toEqual([a, b]);
    expect((await bulk('delete', { ids: [a] }, owner)).data.deleteUserDocuments.count).toBe(0);

    expect((await bulk('restore', { ids: [a] }, owner)).data.restoreUserDocuments.count).toBe(1);
    expect((await bulk('purge', { filterBy: { trashed: true } }, owner)).data.purgeUserDocuments.count).toBe(1);
    expect(ids(await page(trashed, owner))).toEqual([]);
    const { data } = await test.ask('query ($id: ID!) { userDocument(id: $id) { id } }', { id: b }, owner);
    expect(data.userDocument).toBeNull();
    expect((await test.ask('{ me { documents { totalCount } } }', {}, owner)).data.me.documents.totalCount).toBe(2);
  });

  it('receives the matches of a search except some', async () => {
    const owner = 'user_selection';
    const added = await add(
      Array.from({ length: 6 }, (_, index) => ({ other: { title: index < 4 ? 'old' : 'new' } })),
      owner,
    );
    const selection = { filterBy: { query: 'old' }, except: [added[0]] };
    expect((await bulk('delete', selection, owner)).data.deleteUserDocuments.count).toBe(3);
    expect(ids(await page({}, owner)).sort()).toEqual([added[0], added[4], added[5]]);
    expect((await bulk('delete', {}, owner)).extensions.problems).toMatchObject([{ path: ['input', 'selection'] }]);
    expect((await bulk('delete', { ids: [added[4], 'doc_unknown'] }, owner)).code).toBe('NOT_FOUND');
    expect((await page({}, owner)).totalCount).toBe(3);
  });

  it('can be undone once, except for documents that were moved since', async () => {
    const owner = 'user_undo';
    const [a, b, c] = await add([{ other: {} }, { other: {} }, { other: {} }], owner);
    const { undo: step } = (await bulk('delete', { ids: [a, b, c] }, owner)).data.deleteUserDocuments;
    await bulk('restore', { ids: [b] }, owner);
    await bulk('delete', { ids: [b] }, owner);
    const outcome = { count: 2, leftCount: 1, left: [b] };
    expect((await undo(step, owner)).data.undo).toEqual(outcome);
    expect(ids(await page({}, owner)).sort()).toEqual([a, c]);
    // A retry after a lost answer gets the same outcome.
    expect((await undo(step, owner)).data.undo).toEqual(outcome);
    expect((await undo(step, 'user_eve')).code).toBe('NOT_FOUND');
    expect((await undo('undo_unknown', owner)).code).toBe('NOT_FOUND');

    const restored = (await bulk('restore', { ids: [b] }, owner)).data.restoreUserDocuments;
    expect((await undo(restored.undo, owner)).data.undo.count).toBe(1);
    expect(ids(await page(trashed, owner))).toEqual([b]);
    const purged = (await bulk('purge', { ids: [b] }, owner)).data.purgeUserDocuments;
    expect((await undo(purged.undo, owner)).data.undo).toEqual({ count: 0, leftCount: 1, left: [b] });
  });

  it('is emptied after 30 days when the library is read or written', async () => {
    const day = 24 * 60 * 60 * 1000;
    const start = test.now;
    const [a, b] = await add([{ other: { title: 'secret' } }, { other: {} }], 'user_month');
    await bulk('delete', { ids: [a] }, 'user_month');
    test.now = new Date(start.getTime() + 29 * day);
    expect(ids(await page(trashed, 'user_month'))).toEqual([a]);
    test.now = new Date(start.getTime() + 30 * day + 1000);
    expect(ids(await page(trashed, 'user_month'))).toEqual([]);
    await bulk('delete', { ids: [b] }, 'user_month');
    test.now = new Date(start.getTime() + 61 * day);
    await add([], 'user_month');
    const rows = await test.library('user_month').query<{ state: string; fields: object }>(
      (owner) => sql`
      select state, fields from documents where library_id = ${owner}`,
    );
    expect(rows).toEqual([
      { state: 'purged', fields: {} },
      { state: 'purged', fields: {} },
    ]);
    test.now = start;
  });

  it('is emptied after 30 days without any requests, and no other library is touched', async () => {
    const start = test.now;
    const clock = { now: () => test.now };
    const owners = ['user_away', 'user_gone', 'user_tidy'];
    for (const owner of owners) {
      const [id] = await add([{ other: { title: 'secret' } }], owner);
      if (owner !== 'user_tidy') await bulk('delete', { ids: [id] }, owner);
    }
    test.now = new Date(start.getTime() + 29 * 24 * 60 * 60 * 1000);
    await purgeOldTrash({ features, database: test.database, clock });
    const statesOf = async (owner: string) =>
      test.library(owner).query(
        (id) => sql`select d.state, d.fields, l.last_modified = ${start} as "isUntouched" from documents d
            join libraries l using (library_id) where library_id = ${id}`,
      );
    expect(await statesOf('user_away')).toMatchObject([{ state: 'trashed', fields: { title: 'secret' } }]);
    test.now = new Date(start.getTime() + 31 * 24 * 60 * 60 * 1000);
    await purgeOldTrash({ features, database: test.database, clock });
    for (const owner of ['user_away', 'user_gone'])
      expect(await statesOf(owner)).toMatchObject([{ state: 'purged', fields: {} }]);
    expect(await statesOf('user_tidy')).toMatchObject([{ state: 'active', isUntouched: true }]);
    test.now = start;
  });
});

describe('changes', () => {
  const owner = 'user_changes';
  const query = `query ($first: Int, $after: UserChangesCursorInput) { me { changes(first: $first, after: $after) {
    edges { node { id title } revision { generation hash } deleted }
    pageInfo { endCursor { id lastModified } hasNextPage } } } }`;
  const changes = async (variables: object) => (await test.ask(query, { ...variables }, owner)).data.me.changes;

  it('come in order, even within one transaction, and continue after the last cursor', async () => {
    const added = await add([{ other: { title: 'a' } }, { other: { title: 'b' } }, { other: { title: 'c' } }], owner);
    const seen: string[] = [];
    for (let after: object | null = null; ;) {
      const next = await changes({ first: 1, after });
      seen.push(...next.edges.map(({ node }) => node.id));
      after = next.pageInfo.endCursor;
      if (!next.pageInfo.hasNextPage) break;
    }
    expect(seen).toEqual(added);

    const { pageInfo, edges } = await changes({});
    const [a, b] = added;
    await test.ask(
      'mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { id } }',
      { input: { id: a, other: { title: 'a2' } } },
      owner,
    );
    await bulk('delete', { ids: [b] }, owner);
    const later = await changes({ after: pageInfo.endCursor });
    const hash = later.edges[0]?.revision.hash;
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(later.edges).toEqual([
      { node: { id: a, title: 'a2' }, revision: { generation: 2, hash }, deleted: null },
      { node: null, revision: null, deleted: b },
    ]);
    expect(hash).not.toBe(edges[0]?.revision.hash);
    await bulk('restore', { ids: [b] }, owner);
    const last = await changes({ after: later.pageInfo.endCursor });
    expect(last.edges).toEqual([{ node: { id: b, title: 'b' }, revision: edges[1]?.revision, deleted: null }]);
    expect((await changes({ after: last.pageInfo.endCursor })).pageInfo).toEqual({
      endCursor: null,
      hasNextPage: false,
    });
  });

  it('reject invalid cursors', async () => {
    const { extensions } = await test.ask(query, { after: { id: 'a\0', lastModified: 'then' } }, owner);
    expect(extensions.problems).toMatchObject([{ path: ['after', 'lastModified'] }, { path: ['after', 'id'] }]);
  });
});

describe('journals', () => {
  const owner = 'user_journals';
  const find = async (args: string) =>
    (await test.ask(`{ journal(${args}) { id name issn isCustom } }`, {}, owner)).data.journal;

  it('are found by id, ISSN and name', async () => {
    const [id] = await add(
      [{ journalArticle: { in: { journal: { name: 'Ännalen der Physik', issn: ['0003-3804', '1521388x'] } } } }],
      owner,
    );
    const { data } = await test.ask<{ userDocument: Answered<JournalArticle> }>(
      'query ($id: ID!) { userDocument(id: $id) { ... on JournalArticle { in { journal { id name issn isCustom } } } } }',
      { id },
      owner,
    );
    const { journal } = data.userDocument.in;
    expect(journal).toMatchObject({ name: 'Ännalen der Physik', isCustom: true });
    for (const args of [
      `id: "${journal.id}"`,
      'issn: "00033804"',
      'issn: "1521-388X"',
      'name: "ännalen DER physik"',
      'name: "Ännalen der Physik", issn: "0003-3804"',
    ]) {
      expect(await find(args)).toEqual(journal);
    }
    for (const args of [
      'id: "jrn_1"',
      'issn: "0000-0000"',
      'name: "Physik"',
      'name: "Ännalen der Physik", issn: "0000-0000"',
    ]) {
      expect(await find(args)).toBeNull();
    }
    expect((await test.ask('{ journal { id } }', {}, owner)).code).toBe('BAD_USER_INPUT');
  });
});

describe('documents with megabytes of text', () => {
  const owner = 'user_large';
  const count = 36;

  beforeAll(async () => {
    const document = { other: { title: 'Large', abstract: 'x'.repeat(1_000_000) } };
    for (let added = 0; added < count; added += 9) await add(Array<object>(9).fill(document), owner);
  });

  it('are listed in small pages, and a page with too many of them is rejected with a message', async () => {
    const { edges, pageInfo } = await page({ first: 31 }, owner);
    expect([edges.length, pageInfo.hasNextPage]).toEqual([31, true]);
    for (const filterBy of [null, { query: 'large' }]) {
      const { code, errors } = await test.ask(list, { first: count, filterBy }, owner);
      expect([code, errors]).toEqual(['BAD_REQUEST', [expect.stringContaining('Ask for fewer at once.')]]);
    }
  });

  it('make pages of changes shorter, but none is left out', async () => {
    const query = `query ($after: UserChangesCursorInput) { me { changes(first: 100, after: $after) {
      edges { node { id } } pageInfo { endCursor { id lastModified } hasNextPage } } } }`;
    const changes = async (after: object | null) => (await test.ask(query, { after }, owner)).data.me.changes;
    const sizes: number[] = [];
    const seen = new Set<string>();
    for (let after: object | null = null; ;) {
      const { edges, pageInfo } = await changes(after);
      sizes.push(edges.length);
      for (const { node } of edges) seen.add(node.id);
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    expect(sizes).toEqual([31, 5]);
    expect(seen.size).toBe(count);
  });
});
