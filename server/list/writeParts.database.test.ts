// Tests writes that fail between two parts: earlier parts are reverted, or the error reports that they were kept.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, PartlyStored, StorageFull } from '../database/database.ts';
import type { WritableLibrary } from '../library/library.ts';
import { openLibrary } from '../library/openLibrary.ts';
import { FairQueue } from '../work/fairQueue.ts';
import { AccountWork, type Work, unlimitedWork } from '../work/work.ts';
import { changeMembership } from '../groups/changeMembership.ts';
import { type TestLibrary, openTestLibrary } from '../testLibrary.ts';
import { moveStep, undoPurge, undoTrash } from '../library/undoMoves.ts';
import { type MovedDocument, idsOf, purgeDocuments, trashDocuments } from '../library/trash.ts';
import { inPart, writeParts } from './writeParts.ts';
import { features } from '../features.ts';

const owner = 'user_parts';
const add = 'mutation ($input: AddUserDocumentInput!) { addUserDocument(input: $input) { id } }';

let test: TestLibrary;
/** In milliseconds; tests lower them to stop a job. */
let budgets: { request: number; heavyJobs: number };
let library: WritableLibrary;
let lastId = 0;
const newId = (kind: string) => `${kind}_9${String((lastId += 1)).padStart(7, '0')}`;

beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());

beforeEach(() => {
  budgets = { request: Infinity, heavyJobs: Infinity };
  const queue = new FairQueue({ places: 1, heavyPlaces: 1, placesPerLine: 1 });
  const work = new AccountWork({ queue, account: owner, budgets });
  library = openLibrary(
    { features, database: test.database, clock: { now: () => test.now } },
    { libraryId: owner, work },
  );
});

async function addDocuments(...titles: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) {
    const { data } = await test.ask(add, { input: { journalArticle: { title } } }, owner);
    ids.push(data.addUserDocument.id);
  }
  return ids;
}

async function statesOf(ids: readonly string[]): Promise<string[]> {
  const rows = await library.query<{ state: string }>(
    (libraryId) => sql`
      select state from documents where library_id = ${libraryId} and id = any(${ids}::text[]) order by added, id`,
  );
  return rows.map(({ state }) => state);
}

/** Moves the documents one by one, in a job whose time runs out before the second one. */
function moveUntilStopped(action: 'trash' | 'purge', ids: readonly string[], move: typeof trashDocuments) {
  return library.heavyJob((heavy) =>
    writeParts(
      heavy,
      newId,
      ids.map((id) => [id]),
      async (tx, part, number) => {
        if (number === 1) budgets.heavyJobs = 0;
        const moved: MovedDocument[] = await move(tx, inPart(part));
        return action === 'purge' ? undoPurge.step(idsOf(moved), null) : moveStep(undoTrash, moved);
      },
    ),
  );
}

it('reverts the parts that were written, even if the job has used up its time', async () => {
  const ids = await addDocuments('One', 'Two');
  await expect(moveUntilStopped('trash', ids, trashDocuments)).rejects.toMatchObject({
    extensions: { code: 'BAD_REQUEST' },
  });
  expect(await statesOf(ids)).toEqual(['active', 'active']);
});

it('reports a part that cannot be reverted, with the id of the step', async () => {
  const ids = await addDocuments('Three', 'Four');
  await library.write((tx) => trashDocuments(tx, inPart(ids)));
  const before = lastId + 1;
  await expect(moveUntilStopped('purge', ids, purgeDocuments)).rejects.toMatchObject({
    name: 'PartlyStored',
    undo: `undo_9${String(before).padStart(7, '0')}`,
    cause: { extensions: { code: 'BAD_REQUEST' } },
  });
  expect(await statesOf(ids)).toEqual(['purged', 'trashed']);
});

it('limits the total time of all heavy jobs of a request', async () => {
  await library.heavyJob((heavy) => statesIn(heavy));
  budgets.heavyJobs = Number.MIN_VALUE;
  await expect(library.heavyJob((heavy) => statesIn(heavy))).rejects.toMatchObject({
    extensions: { code: 'BAD_REQUEST' },
  });
  // Other statements of the request have a separate time limit.
  expect(await statesIn(library)).toEqual([]);
});

describe('changes between two parts', () => {
  const makeGroup = async () => {
    const source = 'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }';
    const input = { name: 'Hand', explicitGroup: { keywordDelimiter: ',', documentIds: [] } };
    const { data } = await test.ask(source, { input }, owner);
    return data.createGroup.id;
  };
  const countMembers = async (groupId: string) => {
    const [row] = await test.database.query<{ count: number }>(
      sql`select count(*) from group_members where group_id = ${groupId}`,
    );
    return row?.count ?? 0;
  };
  const drafts = (count: number) => Array.from({ length: count }, () => ({ other: { title: 'Many' } }));
  const addMany = (input: object) =>
    test.ask(
      'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { addedCount } }',
      { input },
      owner,
    );

  /** Opens the library so that the group becomes a search group as soon as documents are in it. */
  function changingOnceFilled(groupId: string): WritableLibrary {
    const rule = { searchExpression: 'nothing', caseSensitive: false, isRegEx: false };
    let isChanged = false;
    const work: Work = {
      ...unlimitedWork,
      inTurn: async (run) => {
        const result = await run();
        if (!isChanged && (await countMembers(groupId)) > 0) {
          isChanged = true;
          await test.database.query(
            sql`update groups set kind = 'search', rule = ${JSON.stringify(rule)}::jsonb where id = ${groupId}`,
          );
        }
        return result;
      },
      heavyJob: (run) => run(work),
      unlimited: () => work,
    };
    return openLibrary(
      { features, database: test.database, clock: { now: () => test.now } },
      { libraryId: owner, work },
    );
  }

  it('an import continues, but adds no more documents to a group that now fills itself', async () => {
    const groupId = await makeGroup();
    const open = vi.spyOn(test, 'library').mockReturnValue(changingOnceFilled(groupId));
    const { data } = await addMany({ documents: drafts(101), groupIds: [groupId] });
    open.mockRestore();
    expect(data.addUserDocuments.addedCount).toBe(101);
    expect(await countMembers(groupId)).toBe(100);
  });

  it('adding documents to a group that now fills itself fails, and the earlier parts are reverted', async () => {
    for (const count of [500, 500, 1]) await addMany({ documents: drafts(count) });
    const groupId = await makeGroup();
    vi.spyOn(test, 'library').mockReturnValue(changingOnceFilled(groupId));
    const done = changeMembership(
      { libraries: test.libraries(owner), newId },
      { selection: { filterBy: {} }, groupId },
      'addToGroup',
    );
    await expect(done).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(await countMembers(groupId)).toBe(0);
  });
});

it('rejects imports for which the disk has no room before anything is written, even with a single part', async () => {
  const database = { ...test.database, refusesText: (text: number) => (text > 1_000 ? 'full' : null) };
  const open = vi
    .spyOn(test, 'library')
    .mockReturnValue(openLibrary({ features, database, clock: { now: () => test.now } }, { libraryId: owner }));
  const source = 'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { addedCount } }';
  const small = { other: { title: 'Small' } };
  const large = { other: { title: 'Large', abstract: 'x'.repeat(1_000) } };
  const part = { kind: 'PREAMBLE', name: null, value: 'x'.repeat(1_000) };
  await expect(test.ask(source, { input: { documents: [large] } }, owner)).rejects.toBeInstanceOf(StorageFull);
  const withPart = { documents: [small], libraryParts: [part] };
  await expect(test.ask(source, { input: withPart }, owner)).rejects.toBeInstanceOf(StorageFull);
  expect((await test.ask(source, { input: { documents: [small] } }, owner)).data.addUserDocuments.addedCount).toBe(1);
  open.mockRestore();
});

it('rejects edits for which the disk has no room before anything is written', async () => {
  const documents = ['first', 'second'].map((title) => ({ other: { title, abstract: 'x'.repeat(600) } }));
  const addMany = 'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }';
  const { data } = await test.ask(addMany, { input: { documents } }, owner);
  const [first = '', second = ''] = data.addUserDocuments.documents.map(({ id }) => id);
  const database = { ...test.database, refusesText: (text: number) => (text > 1_000 ? 'full' : null) };
  const open = vi
    .spyOn(test, 'library')
    .mockReturnValue(openLibrary({ features, database, clock: { now: () => test.now } }, { libraryId: owner }));
  const edit = 'mutation ($input: EditUserDocumentsInput!) { editUserDocuments(input: $input) { count } }';
  const both = { selection: { ids: [first, second] } };
  const set = (value: string) => ({ set: { name: 'title', value } });
  await expect(test.ask(edit, { input: { ...both, ...set('changed') } }, owner)).rejects.toBeInstanceOf(StorageFull);
  const one = { selection: { ids: [first] } };
  await expect(test.ask(edit, { input: { ...one, ...set('y'.repeat(500)) } }, owner)).rejects.toBeInstanceOf(
    StorageFull,
  );
  const makeKeys = 'mutation ($input: MakeCitationKeysInput!) { makeCitationKeys(input: $input) { count } }';
  await expect(test.ask(makeKeys, { input: both }, owner)).rejects.toBeInstanceOf(StorageFull);
  expect((await test.ask(edit, { input: { ...one, ...set('changed') } }, owner)).data.editUserDocuments.count).toBe(1);
  open.mockRestore();
});

describe('a request with a key on a disk that became full', () => {
  const addMany =
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { addedCount undo documents { id } } }';
  const input = { key: 'full-disk', documents: Array.from({ length: 101 }, () => ({ other: { title: 'Many' } })) };

  it('reports on each retry that a part was saved, and is completed when there is room again', async () => {
    /** The number of transactions for which there is room; null for no limit. */
    let room: number | null = null;
    let isFull = false;
    const database: Database = {
      ...test.database,
      refusesText: () => (isFull ? 'full' : null),
      transaction: (work) => {
        if (room === 0) return Promise.reject(new StorageFull());
        if (room !== null) room -= 1;
        return test.database.transaction(work);
      },
    };
    const open = vi
      .spyOn(test, 'library')
      .mockReturnValue(openLibrary({ features, database, clock: { now: () => test.now } }, { libraryId: owner }));
    const ask = () => test.ask(addMany, { input }, owner);

    room = 1;
    const failed: unknown = await ask().catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'PartlyStored', cause: { name: 'StorageFull' } });
    const { undo } = failed instanceof PartlyStored ? failed : { undo: '' };
    await expect(ask()).rejects.toMatchObject({ name: 'PartlyStored', undo });
    room = null;
    isFull = true;
    await expect(ask()).rejects.toMatchObject({ name: 'PartlyStored', undo, cause: { name: 'StorageFull' } });
    isFull = false;
    const { data } = await ask();
    expect(data.addUserDocuments).toMatchObject({ addedCount: 101, undo });
    // A completed request is answered even if nothing can be written.
    room = 0;
    isFull = true;
    expect((await ask()).data).toEqual(data);
    open.mockRestore();
  }, 120_000);
});

function statesIn(some: WritableLibrary) {
  return some.query((libraryId) => sql`select state from documents where library_id = ${libraryId} and id = 'none'`);
}
