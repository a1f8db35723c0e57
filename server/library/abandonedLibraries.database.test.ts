// Tests that libraries of deleted accounts are removed completely and in parts, even if the server stops in between.
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deleteOldLibraries,
  insertMember,
  insertSharedLibrary,
  setLibraryTrashed,
} from '../accounts/sharing/sharedLibraries.ts';
import { deleteUser } from '../accounts/users.ts';
import type { Database } from '../database/database.ts';
import { FairQueue } from '../work/fairQueue.ts';
import { AccountWork, unlimitedBudgets } from '../work/work.ts';
import { type Removal, removeAbandonedLibraries, removeLibrary } from './abandonedLibraries.ts';
import { trashLifetime } from './maintenance.ts';
import { type TestLibrary, openTestLibrary } from '../testLibrary.ts';
import { features } from '../features.ts';

const addMany = 'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { addedCount } }';
const addGroup = 'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }';

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
}, 120_000);
afterAll(() => test.close());

/** A removal through `database`, with a queue that runs one job at a time. */
function removalOn(database: Database, stop = new AbortController()): Removal {
  const queue = new FairQueue({ places: 1, heavyPlaces: 1, placesPerLine: 1 });
  const workOf = (account: string) => new AccountWork({ queue, account, budgets: unlimitedBudgets });
  return { database, clock: { now: () => test.now }, features, workOf, stop: stop.signal };
}

/** Fills a library with 250 documents, including duplicates, a group, a journal, a library part and undo steps. */
async function fill(owner: string): Promise<void> {
  const article = (title: string) => ({
    journalArticle: { title, doi: '10.1000/same', in: { journal: { name: 'Journal' } }, keywords: ['one', 'two'] },
  });
  const documents = Array.from({ length: 250 }, (_, index) => article(`Document ${index % 125}`));
  const libraryParts = [{ kind: 'META', value: 'x' }];
  await test.ask(addMany, { input: { key: 'k', documents, libraryParts } }, owner);
  const group = { name: 'Group', explicitGroup: { keywordDelimiter: ',', documentIds: [] } };
  await test.ask(addGroup, { input: group }, owner);
}

/** The number of an owner's rows in each table; tables without any are left out. */
async function rowsOf(owner: string): Promise<Record<string, number>> {
  const tables = await test.database.query<{ name: string }>(
    sql`select table_name as name from information_schema.columns where column_name = 'library_id' order by table_name`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await test.database.query<{ count: number }>(
      sql`select count(*) from ${raw(name)} where library_id = ${owner}`,
    );
    if (row && row.count > 0) counts[name] = row.count;
  }
  return counts;
}

const countDocuments = async (owner: string) => (await rowsOf(owner)).documents ?? 0;

it('removes every row of a library, in small parts', async () => {
  const owner = 'user_large';
  await fill(owner);
  expect(await rowsOf(owner)).toMatchObject({ documents: 250, groups: 1, journals: 1, library_parts: 1 });
  await deleteUser(test.database, owner);
  // The account is deleted immediately, but its library is still complete.
  expect(await countDocuments(owner)).toBe(250);
  const left: number[] = [];
  const watched: Database = {
    query: (statement) => test.database.query(statement),
    async transaction(work) {
      const result = await test.database.transaction(work);
      left.push(await countDocuments(owner));
      return result;
    },
    close: () => Promise.resolve(),
  };
  await removeLibrary(removalOn(watched), owner);
  expect(left).toEqual([150, 50, 0, 0]);
  expect(await rowsOf(owner)).toEqual({});
}, 120_000);

it('continues what a stopped server has left, and does not touch other libraries', async () => {
  const [gone, stays] = ['user_gone', 'user_stays'];
  await fill(gone);
  await fill(stays);
  const before = await rowsOf(stays);
  await deleteUser(test.database, gone);
  const ended = new AbortController();
  const ending: Database = {
    query: (statement) => test.database.query(statement),
    transaction: async (work) => {
      const result = await test.database.transaction(work);
      ended.abort();
      return result;
    },
    close: () => Promise.resolve(),
  };
  await removeAbandonedLibraries(removalOn(ending, ended));
  expect(await countDocuments(gone)).toBe(150);
  await removeAbandonedLibraries(removalOn(test.database));
  expect(await rowsOf(gone)).toEqual({});
  expect(await rowsOf(stays)).toEqual(before);
}, 120_000);

it('keeps a library that people share when its creator’s account is deleted, and removes it once it is deleted itself', async () => {
  const [ada, ben, libraryId] = ['user_sharing', 'user_shared', 'lib_00000001'];
  for (const owner of [ada, ben]) await fill(owner);
  const now = test.now;
  await insertSharedLibrary(test.database, { id: libraryId, name: 'Shared', ownerId: ada, key: null }, now);
  await insertMember(test.database, { libraryId, userId: ben, role: 'EDITOR', addedBy: ada }, now);
  const shared = test.library(libraryId);
  await shared.write((tx) =>
    tx.query(
      (id) => sql`
    insert into library_parts (library_id, position, kind, value) values (${id}, 0, 'meta', 'x')`,
    ),
  );
  await deleteUser(test.database, ada);
  await removeAbandonedLibraries(removalOn(test.database));
  expect(await rowsOf(ada)).toEqual({});
  expect(await rowsOf(libraryId)).toEqual({ libraries: 1, library_members: 1, library_parts: 1 });
  const trashed = new Date(now.getTime() - trashLifetime);
  await setLibraryTrashed(test.database, libraryId, ben, new Date(trashed.getTime() + 1));
  await deleteOldLibraries(test.database, now);
  expect(await rowsOf(libraryId)).toMatchObject({ library_members: 1 });
  await setLibraryTrashed(test.database, libraryId, ben, trashed);
  await deleteOldLibraries(test.database, now);
  await removeAbandonedLibraries(removalOn(test.database));
  expect(await rowsOf(libraryId)).toEqual({});
  expect(await countDocuments(ben)).toBe(250);
}, 120_000);
