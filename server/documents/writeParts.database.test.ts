// Writes in parts that fail between two of them: what was written before is reverted, or the error says that it was kept.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Library, openLibrary } from '../database/library.ts';
import { FairQueue } from '../work/fairQueue.ts';
import { AccountWork } from '../work/work.ts';
import { type TestLibrary, openTestLibrary } from './testLibrary.ts';
import { storedMoves } from './takeBackMoves.ts';
import { type MovedDocument, idsOf, purgeDocuments, trashDocuments } from './trash.ts';
import { inPart, writeParts } from './writeParts.ts';

const owner = 'user_parts';
const add = 'mutation ($input: AddUserDocumentInput!) { addUserDocument(input: $input) { id } }';

let test: TestLibrary;
/** Milliseconds, which a test lowers to stop a job. */
let budgets: { request: number; heavyJobs: number };
let library: Library;
let lastId = 0;
const newId = (kind: string) => `${kind}_9${String((lastId += 1)).padStart(7, '0')}`;

beforeAll(async () => {
  test = await openTestLibrary();
}, 60_000);
afterAll(() => test.close());

beforeEach(() => {
  budgets = { request: Infinity, heavyJobs: Infinity };
  const queue = new FairQueue({ places: 1, heavyPlaces: 1, placesPerAccount: 1 });
  const work = new AccountWork(queue, owner, budgets);
  library = openLibrary({ database: test.database, clock: { now: () => test.now } }, owner, null, work);
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
    (ownerId) => sql`
      select state from documents where owner_id = ${ownerId} and id = any(${ids}::text[]) order by added, id`,
  );
  return rows.map(({ state }) => state);
}

/** Moves the documents one by one, in a job whose time is used up before the second. */
function moveUntilStopped(action: 'trash' | 'purge', ids: readonly string[], move: typeof trashDocuments) {
  return library.heavyJob((heavy) =>
    writeParts(
      heavy,
      newId,
      ids.map((id) => [id]),
      async (tx, part, number) => {
        if (number === 1) budgets.heavyJobs = 0;
        const moved: MovedDocument[] = await move(tx, inPart(part));
        return { action, ids: idsOf(moved), details: action === 'purge' ? null : { moves: storedMoves(moved) } };
      },
    ),
  );
}

it('reverts what it has written, also when it has used up its time', async () => {
  const ids = await addDocuments('One', 'Two');
  await expect(moveUntilStopped('trash', ids, trashDocuments)).rejects.toMatchObject({
    extensions: { code: 'BAD_REQUEST' },
  });
  expect(await statesOf(ids)).toEqual(['active', 'active']);
});

it('says with the step’s id that a part was kept where it cannot be reverted', async () => {
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

it('counts all heavy jobs of a request together', async () => {
  await library.heavyJob((heavy) => statesIn(heavy));
  budgets.heavyJobs = Number.MIN_VALUE;
  await expect(library.heavyJob((heavy) => statesIn(heavy))).rejects.toMatchObject({
    extensions: { code: 'BAD_REQUEST' },
  });
  // What a page asks for beside them has a time of its own.
  expect(await statesIn(library)).toEqual([]);
});

function statesIn(some: Library) {
  return some.query((ownerId) => sql`select state from documents where owner_id = ${ownerId} and id = 'none'`);
}
