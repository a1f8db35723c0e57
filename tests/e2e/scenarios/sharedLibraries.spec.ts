// Tests what happens to a shared library in the mock server's scenarios.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/mockWorld.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { titleField } from '../support/editing.ts';
import { list, openDocument } from '../support/library.ts';

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

test('library-removed: what is typed in the open library is not lost, and the page says that it is gone', async ({
  page,
  world,
}) => {
  await world.signIn();
  const id = await newLibrary(page);
  expect((await ask(page, addition, { libraryId: id, input })).codes).toEqual([]);
  await page.goto(`/dashboard?library=${id}`);
  await openDocument(page, 'Added');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await world.play('library-removed');
  await titleField(page).fill('Typed at the last moment');
  // The page asks at once when somebody returns to it.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('alert').filter({ hasText: '“Reading group” can no longer be opened' })).toBeVisible();
  await expect(titleField(page)).toHaveValue('Typed at the last moment');
  await page.getByRole('button', { name: 'Copy to my library' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Copied to your library');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Open my library' }).click();
  await expect(list(page).getByRole('link', { name: 'Typed at the last moment' })).toBeVisible();
});

test('role-taken: a shared library can be read and no longer be changed', async ({ page, world }) => {
  await world.signIn();
  const id = await newLibrary(page);
  await world.play('role-taken');
  expect(await ask(page, find, { id })).toEqual({ data: { library: { viewerRole: 'READER' } }, codes: [] });
  expect((await ask(page, addition, { libraryId: id, input })).codes).toEqual(['FORBIDDEN']);
});
