// Tests copying and moving documents and groups to another library from the app's menus, and undoing it.
import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/client.ts';
import { findViolations } from './support/axe.ts';
import { clientOf } from './support/clientOf.ts';
import { addDocuments } from './support/documents.ts';
import { expect, test } from './support/fixtures.ts';
import { expectCount, list } from './support/library.ts';
import { interceptOperation } from './support/requests.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(?:Copy|Move) .* to another library$/ });

async function createLibrary(client: ApiClient, name: string): Promise<string> {
  const answer = await client.ask<{ createLibrary: { library: { id: string } } }>(
    `mutation ($input: CreateLibraryInput!) {
      createLibrary(input: $input) { ... on LibraryReturned { library { id } } } }`,
    { input: { name } },
  );
  return answer.createLibrary.library.id;
}

/** The titles and groups of a library, sorted. */
async function contentOf(client: ApiClient, id: string): Promise<{ titles: string[]; groups: string[] }> {
  const { library } = await client.ask<{
    library: { documents: { edges: { node: { title: string } }[] }; groups: { name: string }[] };
  }>('query ($id: ID!) { library(id: $id) { documents { edges { node { title } } } groups { name } } }', { id });
  return {
    titles: library.documents.edges.map(({ node }) => node.title).sort(),
    groups: library.groups.map(({ name }) => name),
  };
}

/** Two documents, one of them in a group, and another library. */
async function fill(client: ApiClient): Promise<string> {
  const [tides] = await addDocuments(client, [{ other: { title: 'Tides' } }, { other: { title: 'Stars' } }]);
  await client.ask('mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }', {
    input: { name: 'Sea', explicitGroup: { keywordDelimiter: ',', documentIds: [tides] } },
  });
  await createLibrary(client, 'Archive');
  return createLibrary(client, 'Seminar');
}

test(
  'selected documents are copied with their groups, and undone at once',
  { tag: '@everyWidth' },
  async ({ page, server, signedIn }) => {
    const client = await clientOf(server.url, signedIn);
    const seminar = await fill(client);
    await page.goto('/dashboard');
    await expectCount(page, '2');
    await list(page).getByRole('checkbox', { name: 'Select “Tides”' }).check();
    await list(page).getByRole('checkbox', { name: 'Select “Stars”' }).check();
    await page
      .getByRole('group', { name: 'Selection' })
      .getByRole('button', { name: 'More for the selection' })
      .click();
    await page.getByRole('menuitem', { name: 'Copy to another library…' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Copy 2 documents to another library');
    await expect(dialog(page).getByRole('radio', { name: 'Archive' })).toBeChecked();
    await dialog(page).getByRole('radio', { name: 'Seminar' }).check();
    await expect(dialog(page).getByText('None of them is in “Seminar” yet.')).toBeVisible();
    await dialog(page).getByRole('checkbox', { name: 'With their groups' }).check();
    expect(await findViolations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(messages(page)).toContainText('2 documents copied to “Seminar”');
    expect(await contentOf(client, seminar)).toEqual({ titles: ['Stars', 'Tides'], groups: ['Sea'] });
    await messages(page).getByRole('button', { name: 'Undo' }).click();
    await expect(messages(page)).toContainText('Copy to “Seminar” undone');
    expect(await contentOf(client, seminar)).toEqual({ titles: [], groups: [] });
    await expectCount(page, '2');
  },
);

test('a document is moved by keyboard, and Ctrl+Z brings it back from both libraries', async ({
  page,
  server,
  signedIn,
}) => {
  const client = await clientOf(server.url, signedIn);
  const seminar = await fill(client);
  await page.goto('/dashboard');
  await expectCount(page, '2');
  await list(page).getByRole('link', { name: 'Tides' }).focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Copy to another library…' }).press('Enter');
  await expect(dialog(page).getByRole('radio', { name: 'Archive' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: 'Seminar' })).toBeChecked();
  await dialog(page).getByRole('radio', { name: /^Move/ }).press('Space');
  // An answer that is lost: trying again moves nothing twice.
  const mend = await interceptOperation(page, 'copyToLibraryRequestsMutation', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('nothing is copied twice');
  mend();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(messages(page)).toContainText('1 document moved to “Seminar”');
  await expectCount(page, '1');
  expect((await contentOf(client, seminar)).titles).toEqual(['Tides']);
  await page.keyboard.press('Control+z');
  await expect(messages(page)).toContainText('Move to “Seminar” undone');
  await expectCount(page, '2');
  expect((await contentOf(client, seminar)).titles).toEqual([]);
  await page.keyboard.press('Control+Shift+z');
  await expectCount(page, '1');
  expect((await contentOf(client, seminar)).titles).toEqual(['Tides']);
});

test('a group is moved with its documents, and what the library has is left out', async ({
  page,
  server,
  signedIn,
}) => {
  const client = await clientOf(server.url, signedIn);
  const seminar = await fill(client);
  await page.goto('/dashboard');
  await page.getByRole('treeitem', { name: /^Sea/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy to another library…' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Copy the group “Sea” to another library');
  await dialog(page).getByRole('radio', { name: 'Seminar' }).check();
  await dialog(page).getByRole('radio', { name: /^Move/ }).check();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(messages(page)).toContainText('1 document moved to “Seminar”');
  await expect(page.getByRole('treeitem', { name: /^Sea/ })).toHaveCount(0);
  await expectCount(page, '1');
  expect(await contentOf(client, seminar)).toEqual({ titles: ['Tides'], groups: ['Sea'] });
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('treeitem', { name: /^Sea/ })).toBeVisible();
  await expectCount(page, '2');
});

test('without another library the dialog says what to do', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  await addDocuments(client, [{ other: { title: 'Tides' } }]);
  await page.goto('/dashboard');
  await list(page).getByRole('link', { name: 'Tides' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy to another library…' }).click();
  await expect(dialog(page)).toContainText('Create a library to share');
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog(page)).toBeHidden();
});
