// Tests what the history of documents stores, and what it removes.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptChanges } from './history.ts';
import { type TestLibrary, openTestLibrary } from '../testLibrary.ts';

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());

async function addOne(title: string): Promise<string> {
  const { data } = await test.ask(
    'mutation ($input: AddUserDocumentInput!) { addUserDocument(input: $input) { id } }',
    {
      input: { other: { title } },
    },
  );
  return data.addUserDocument.id;
}

const rename = (id: string, title: string) =>
  test.ask('mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { revision } }', {
    input: { id, other: { title } },
  });

const kept = (id: string) =>
  test.database.query<{ revision: number; before: unknown }>(sql`
    select revision, before from document_revisions where document_id = ${id} order by revision`);

const readHistory = async (id: string) => {
  const { data } = await test.ask(
    'query ($id: ID!) { userDocument(id: $id) { history(first: 100) { edges { node { revision at action } } } } }',
    { id },
  );
  return data.userDocument.history.edges.map(({ node }) => node);
};

describe('the history in the database', () => {
  it('stores nothing for an added document, or for an edit without changes', async () => {
    const id = await addOne('Same');
    await rename(id, 'Same');
    expect(await kept(id)).toEqual([]);
  });

  it('stores only the fields that a change affected', async () => {
    const id = await addOne('Before');
    await rename(id, 'After');
    expect(await kept(id)).toEqual([{ revision: 2, before: { title: 'Before' } }]);
  });

  it('keeps the last changes of each document', async () => {
    const id = await addOne('Long');
    // Simulates this number of changes.
    await test.database.query(sql`update documents set revision = ${keptChanges + 1} where id = ${id}`);
    await test.database.query(sql`
      insert into document_revisions (library_id, document_id, revision, at, action, before)
      select 'user_ada', ${id}, number + 1, ${test.now}, 'edit', '{"note": null}' from generate_series(1, ${keptChanges}::integer) number`);
    await rename(id, 'Longer');
    const rows = await kept(id);
    expect(rows.length).toBe(keptChanges);
    expect(rows.at(0)?.revision).toBe(3);
    expect(rows.at(-1)?.revision).toBe(keptChanges + 2);
  });

  it('begins with the present revision for documents from before there was a history', async () => {
    const id = await addOne('Old');
    await test.database.query(sql`update documents set revision = 7 where id = ${id}`);
    expect(await readHistory(id)).toEqual([{ revision: 7, at: null, action: null }]);
    await rename(id, 'Newer');
    expect(await readHistory(id)).toMatchObject([
      { revision: 8, action: 'EDIT' },
      { revision: 7, at: null, action: null },
    ]);
  });

  it('is removed with its document', async () => {
    const id = await addOne('Gone');
    await rename(id, 'Going');
    const input = { selection: { ids: [id] } };
    await test.ask('mutation ($input: DeleteUserDocumentsInput!) { deleteUserDocuments(input: $input) { count } }', {
      input,
    });
    expect(await kept(id)).toHaveLength(1);
    await test.ask('mutation ($input: PurgeUserDocumentsInput!) { purgeUserDocuments(input: $input) { count } }', {
      input,
    });
    expect(await kept(id)).toEqual([]);
  });
});
