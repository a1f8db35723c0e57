// Tests what happens to a shared library in the mock server's scenarios.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/mockWorld.ts';

interface Answer {
  data: { createLibrary?: { library: { id: string } } } | null;
  errors?: { extensions: { code: string } }[];
}

async function ask(page: Page, query: string, variables: object) {
  const origin = new URL(page.url()).origin;
  const response = await page.request.post('/api', { data: { query, variables }, headers: { origin } });
  const { data, errors = [] } = (await response.json()) as Answer;
  return { data, codes: errors.map(({ extensions }) => extensions.code) };
}

const creation = `mutation create($input: CreateLibraryInput!) {
  createLibrary(input: $input) { ... on LibraryReturned { library { id } } }
}`;
const addition = `mutation add($libraryId: ID, $input: AddUserDocumentInput!) {
  addUserDocument(libraryId: $libraryId, input: $input) { id }
}`;
const find = 'query find($id: ID) { library(id: $id) { viewerRole } }';
const input = { other: { title: 'Added' } };

async function newLibrary(page: Page): Promise<string> {
  await page.goto('/');
  const { data } = await ask(page, creation, { input: { name: 'Reading group' } });
  return data?.createLibrary?.library.id ?? '';
}

test('library-removed: a shared library is gone, and is back when it is over', async ({ page, world }) => {
  await world.signIn();
  const id = await newLibrary(page);
  await world.play('library-removed');
  expect(await ask(page, find, { id })).toEqual({ data: { library: null }, codes: [] });
  expect((await ask(page, addition, { libraryId: id, input })).codes).toEqual(['NOT_FOUND']);
  await world.play('ordinary');
  expect(await ask(page, find, { id })).toEqual({ data: { library: { viewerRole: 'OWNER' } }, codes: [] });
});

test('role-taken: a shared library can be read and no longer be changed', async ({ page, world }) => {
  await world.signIn();
  const id = await newLibrary(page);
  await world.play('role-taken');
  expect(await ask(page, find, { id })).toEqual({ data: { library: { viewerRole: 'READER' } }, codes: [] });
  expect((await ask(page, addition, { libraryId: id, input })).codes).toEqual(['FORBIDDEN']);
});
