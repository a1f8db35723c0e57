// Tests that URLs and editions in a library of an earlier version, stored there as other fields, become real fields without any loss.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../features.ts';
import { type TestLibrary, openTestLibrary } from '../testLibrary.ts';

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());

const otherFields = [
  { name: 'url', value: 'http://ex.org/a{\\_}b' },
  { name: 'owner', value: 'me' },
];

async function addStoredBefore(): Promise<string> {
  const { data } = await test.ask(
    'mutation ($input: AddUserDocumentInput!) { addUserDocument(input: $input) { id } }',
    { input: { other: { title: 'Stored before', otherFields } } },
  );
  const { id } = data.addUserDocument;
  await test.database.query(sql`update libraries set derived_version = 8`);
  return id;
}

/** Searches the library, which makes the server derive it again. */
const search = (query: string) =>
  test.ask<{ me: { documents: { totalCount: number } } }>(
    'query ($query: String!) { me { documents(filterBy: { query: $query }) { totalCount } } }',
    { query },
  );

const read = async (id: string) => {
  const { data } = await test.ask(
    'query ($id: ID!) { userDocument(id: $id) { revision lastModified otherFields { name value } ... on Other { url } } }',
    { id },
  );
  return data.userDocument;
};

const update = (id: string, other: object, revision?: number) =>
  test.ask('mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { revision } }', {
    input: { id, revision, other },
  });

const marks = [
  { name: 'url+place', value: 'http://ex.org/a{\\_}b' },
  { name: 'owner', value: 'me' },
];

it('adopts other fields when the library is derived again, without a new revision', async () => {
  const id = await addStoredBefore();
  const before = await read(id);
  expect(before).toMatchObject({ url: null, otherFields });
  await search('anything');
  expect(await read(id)).toEqual({ ...before, url: 'http://ex.org/a_b', otherFields: marks });
  const { data } = await search('url = "http://ex.org/a_b"');
  expect(data.me.documents.totalCount).toBe(1);
});

it('does not duplicate an adopted field when an outdated form sends it as an other field', async () => {
  const id = await addStoredBefore();
  await search('anything');
  const before = await read(id);
  const { data } = await update(id, { otherFields }, 1);
  expect(data.updateUserDocument.revision).toBe(1);
  expect(await read(id)).toEqual(before);
});

it('applies a change that an outdated form makes to the other field, unless the form also sets the real field', async () => {
  const id = await addStoredBefore();
  await search('anything');
  await update(id, { otherFields: [{ name: 'url', value: 'http://ex.org/new' }] });
  expect(await read(id)).toMatchObject({
    url: 'http://ex.org/new',
    otherFields: [{ name: 'url+place', value: 'http://ex.org/new' }],
  });
  const copy = [{ name: 'url', value: 'http://ex.org/c' }];
  await update(id, { url: null, otherFields: copy });
  expect(await read(id)).toMatchObject({ url: null, otherFields: copy });
});

it('restores an adopted field when a revision from before the adoption is restored', async () => {
  const id = await addStoredBefore();
  await test.database.query(sql`update libraries set derived_version = ${features.derived.storedVersion}`);
  await update(id, { otherFields: [{ name: 'url', value: 'http://ex.org/second' }] });
  await test.database.query(sql`update libraries set derived_version = 8`);
  await search('anything');
  expect(await read(id)).toMatchObject({ url: 'http://ex.org/second' });
  await test.ask('mutation ($input: BringBackRevisionInput!) { bringBackRevision(input: $input) { id } }', {
    input: { id, revision: 1 },
  });
  expect(await read(id)).toMatchObject({ url: 'http://ex.org/a_b', otherFields: marks });
});
