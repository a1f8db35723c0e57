// Tests duplicates with a database: keys are stored with every write and added to old libraries, sets of duplicates, and marks as not being
// duplicates.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLibrary, openTestLibrary } from '../testLibrary.ts';
import { findDuplicates, maximumSetSize } from './findDuplicates.ts';

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());

const addMany = `mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }`;
const page = `query ($first: Int, $after: String) {
  me { duplicates(first: $first, after: $after) {
    edges { cursor node { likeness documents { title } } } pageInfo { endCursor hasNextPage }
  } }
}`;

async function add(owner: string, documents: readonly object[]): Promise<string[]> {
  const { data } = await test.ask(addMany, { input: { documents: documents.map((other) => ({ other })) } }, owner);
  return data.addUserDocuments.documents.map(({ id }) => id);
}

async function setsOf(owner: string, args: object = {}) {
  const { data } = await test.ask(page, { ...args }, owner);
  return data.me.duplicates;
}

const titlesOf = async (owner: string, args: object = {}) =>
  (await setsOf(owner, args)).edges.map(({ node }) => node.documents.map(({ title }) => title).join(' '));

const keysOf = async (owner: string) =>
  (
    await test
      .library(owner)
      .query<{ key: string }>(
        (libraryId) => sql`select key from document_likeness where library_id = ${libraryId} order by key`,
      )
  ).map(({ key }) => key);

const say = (operation: string, input: object, owner: string) =>
  test.ask(
    `mutation ($input: ${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input!) { ${operation}(input: $input) { __typename } }`,
    { input },
    owner,
  );

describe('the keys of documents', () => {
  const owner = 'user_keys';

  it('follow every write, are kept in the trash, and are removed with the document', async () => {
    const [id = ''] = await add(owner, [{ title: 'Tides', doi: '10.1000/A' }]);
    expect(await keysOf(owner)).toEqual(['doi:10.1000/a']);
    await say('updateUserDocument', { id, other: { doi: '10.1000/b' } }, owner);
    expect(await keysOf(owner)).toEqual(['doi:10.1000/b']);
    const selection = { ids: [id] };
    await say('deleteUserDocuments', { selection }, owner);
    expect(await keysOf(owner)).toEqual(['doi:10.1000/b']);
    await say('purgeUserDocuments', { selection }, owner);
    expect(await keysOf(owner)).toEqual([]);
  });

  it('are added to libraries of earlier versions', async () => {
    const old = 'user_before';
    await add(old, [
      { title: 'a', doi: '10.1000/a' },
      { title: 'b', doi: '10.1000/a' },
    ]);
    const library = test.library(old);
    await library.query((libraryId) => sql`delete from document_likeness where library_id = ${libraryId}`);
    await library.query((libraryId) => sql`update libraries set derived_version = 3 where library_id = ${libraryId}`);
    expect(await titlesOf(old)).toEqual(['a b']);
  });

  it('are removed with the account', async () => {
    const gone = 'user_gone';
    await add(gone, [{ title: 'a', doi: '10.1000/a' }]);
    expect(await keysOf(gone)).toHaveLength(1);
    await test.deleteAccount(gone);
    expect(await keysOf(gone)).toEqual([]);
  });
});

describe('sets of duplicates', () => {
  it('contain documents that are similar directly or through others, each set once and in pages', async () => {
    const owner = 'user_sets';
    const by = (title: string, doi: string) => ({ title, doi, authors: [{ person: { family: 'Li' } }] });
    await add(owner, [
      { ...by('chain', '10.1000/one'), published: '2001' },
      { title: 'alone', doi: '10.1000/alone' },
      // Each of these two shares a key with the document after them, but not with the other.
      { title: 'left', doi: '10.1000/left' },
      { ...by('right', '10.1000/right'), published: '2002' },
      { ...by('right', '10.1000/left'), published: '2002' },
      { ...by('chain', '10.1000/two'), published: '2001' },
      { title: 'end', doi: '10.1000/two' },
    ]);
    const { edges, pageInfo } = await setsOf(owner);
    expect(edges.map(({ node }) => node)).toEqual([
      { likeness: ['DOI', 'WORK'], documents: [{ title: 'chain' }, { title: 'chain' }, { title: 'end' }] },
      { likeness: ['DOI', 'WORK'], documents: [{ title: 'left' }, { title: 'right' }, { title: 'right' }] },
    ]);
    expect(pageInfo.hasNextPage).toBe(false);
    const first = await setsOf(owner, { first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await setsOf(owner, { first: 1, after: first.pageInfo.endCursor });
    expect(second.edges[0]?.node.documents[0]?.title).toBe('left');
    // The second position of the same set yields no further set.
    const third = await setsOf(owner, { first: 1, after: second.pageInfo.endCursor });
    expect(third).toMatchObject({ edges: [], pageInfo: { hasNextPage: false } });
  });

  it('are shown in parts if too many documents are similar', async () => {
    const owner = 'user_many';
    await add(
      owner,
      Array.from({ length: maximumSetSize + 5 }, (_, index) => ({ title: `t${index}`, doi: '10.1000/same' })),
    );
    const { sets } = await findDuplicates(test.library(owner), '', 10);
    expect(sets.map(({ documents }) => documents.length)).toEqual([maximumSetSize]);
  });

  it('appear again only after the mark as not being duplicates is undone', async () => {
    const owner = 'user_apart';
    const [a = '', b = '', c = ''] = await add(
      owner,
      ['a', 'b', 'c'].map((title) => ({ title, doi: '10.1000/same' })),
    );
    const { data } = await test.ask(
      `mutation ($input: KeepUserDocumentsApartInput!) { keepUserDocumentsApart(input: $input) { count undo } }`,
      { input: { ids: [b, a] } },
      owner,
    );
    expect(data.keepUserDocumentsApart.count).toBe(2);
    // Both still share a key with the third.
    expect(await titlesOf(owner)).toEqual(['a b c']);
    await say('keepUserDocumentsApart', { ids: [a, b, c] }, owner);
    expect(await titlesOf(owner)).toEqual([]);
    await say('undo', { id: data.keepUserDocumentsApart.undo }, owner);
    expect(await titlesOf(owner)).toEqual(['a b']);
  });
});
