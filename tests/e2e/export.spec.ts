// Tests exports from the app's menus: the file is the one that the API answers, and failures are reported on the page.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/client.ts';
import { clientOf } from './support/clientOf.ts';
import { addDocuments } from './support/documents.ts';
import { type Account, expect, test } from './support/fixtures.ts';
import { expectCount } from './support/library.ts';
import { cutOperation, intercept } from './support/requests.ts';

const titles = ['Tides of the sea', 'Tides of the Moon', 'Stars'];

interface Filled {
  client: ApiClient;
  groupId: string;
  ids: string[];
}

/** Three documents, two of them in a group. */
async function fill(url: string, account: Account): Promise<Filled> {
  const client = await clientOf(url, account);
  const ids = await addDocuments(
    client,
    titles.map((title) => ({ other: { title } })),
  );
  const { createGroup } = await client.ask<{ createGroup: { id: string } }>(
    'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }',
    { input: { name: 'Sea & Größe', explicitGroup: { keywordDelimiter: ',', documentIds: ids.slice(1) } } },
  );
  return { client, groupId: createGroup.id, ids };
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const openListMenu = (page: Page) => page.getByRole('button', { name: 'Library actions' }).click();
const group = (page: Page) => page.getByRole('treeitem', { name: /^Sea & Größe/ });

/** The name and the text of the file that `choose` downloads. */
async function fileOf(page: Page, choose: () => Promise<void>): Promise<[name: string, text: string]> {
  const download = page.waitForEvent('download');
  await choose();
  const file = await download;
  return [file.suggestedFilename().replace(/\d{4}-\d\d-\d\d/, 'DAY'), await readFile(await file.path(), 'utf8')];
}

async function chooseFormat(page: Page, entry: string, format: string): Promise<void> {
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  await page.getByRole('menuitem', { name: format, exact: true }).click();
}

test('the library, a search and a group are exported by their menus as the API answers them', async ({
  page,
  server,
  signedIn,
}) => {
  const { client, groupId } = await fill(server.url, signedIn);
  const answered = async (query: string) => (await client.rest('GET', `/api/export/${query}`)).text;
  await page.goto('/dashboard');
  await expectCount(page, '3');
  const library = await fileOf(page, async () => {
    await openListMenu(page);
    await chooseFormat(page, 'Export all 3 documents', 'BibLaTeX');
  });
  expect(library).toEqual(['library-DAY.bib', await answered('biblatex')]);
  await expect(messages(page)).toContainText('Your browser is saving 3 documents as BibLaTeX');

  await page.goto('/dashboard?q=tides');
  await expectCount(page, '2 found');
  const search = await fileOf(page, async () => {
    await openListMenu(page);
    await chooseFormat(page, 'Export these 2 documents', 'BibTeX');
  });
  expect(search).toEqual(['references-DAY.bib', await answered('bib?query=tides')]);

  await page.goto('/dashboard');
  const inGroup = await fileOf(page, async () => {
    await group(page).focus();
    await page.keyboard.press('Shift+F10');
    await chooseFormat(page, 'Export', 'CSL-JSON');
  });
  expect(inGroup).toEqual(['Sea & Größe-DAY.json', await answered(`csl.json?groupId=${groupId}`)]);
});

test('an open document is exported by its own menu', async ({ page, server, signedIn }) => {
  const { ids } = await fill(server.url, signedIn);
  await page.goto(`/dashboard?document=${ids[2] ?? ''}`);
  const [, text] = await fileOf(page, async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await chooseFormat(page, 'Export this document', 'RIS');
  });
  expect(text).toContain('TI  - Stars');
  expect(text).not.toContain('Tides');
});

test('exports work by keyboard alone, and the focus returns to the menu button', async ({ page, server, signedIn }) => {
  await fill(server.url, signedIn);
  await page.goto('/dashboard');
  await expectCount(page, '3');
  const opener = page.getByRole('button', { name: 'Library actions' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Export all 3 documents' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitem', { name: 'BibLaTeX' })).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('menuitem', { name: 'RIS' })).toBeFocused();
  const [name] = await fileOf(page, () => page.keyboard.press('Enter'));
  expect(name).toBe('library-DAY.ris');
  await expect(opener).toBeFocused();
});

test('a failed export is reported on the page, and can be repeated', async ({ page, context, server, signedIn }) => {
  await fill(server.url, signedIn);
  await page.goto('/dashboard');
  await expectCount(page, '3');
  const before = page.url();
  let answer: number | 'cut' = 500;
  const restore = await intercept(page, '**/api/export/**', (route) =>
    answer === 'cut' ? route.abort() : route.fulfill({ status: answer, json: { errors: [{ message: 'secret' }] } }),
  );
  await openListMenu(page);
  await chooseFormat(page, 'Export all 3 documents', 'BibTeX');
  const said = messages(page).getByRole('alert');
  const again = messages(page).getByRole('button', { name: 'Try again' });
  for (const [next, words] of [
    [404, 'the server failed (500). Try again in a moment. The library is safe.'],
    ['cut', 'the server does not have this file. Reload the page. The library is safe.'],
    [401, 'the server cannot be reached. Try again when you are online. The library is safe.'],
    [429, 'you are not logged in any more. Log in again, then try again. The library is safe.'],
  ] as const) {
    await expect(said.first()).toHaveText(`Couldn’t export 3 documents: ${words}`);
    answer = next;
    // A press right after the message has changed is ignored.
    await expect(async () => {
      await again.click();
      await expect(said.first()).not.toContainText(words, { timeout: 700 });
    }).toPass();
  }
  await expect(said.first()).toContainText('two downloads are already running');
  expect(page.url()).toBe(before);
  expect(context.pages()).toHaveLength(1);
  restore();
  const [name] = await fileOf(page, () =>
    expect(async () => {
      await again.click();
      await expect(again).toHaveCount(0, { timeout: 700 });
    }).toPass(),
  );
  expect(name).toBe('library-DAY.bib');
  await expect(messages(page)).toContainText('Your browser is saving 3 documents as BibTeX');
});

test('exporting a selection shows progress, can be cancelled, and reports its result', async ({
  page,
  server,
  signedIn,
}) => {
  const { client, ids } = await fill(server.url, signedIn);
  await page.goto('/dashboard?sort=title');
  await expectCount(page, '3');
  await page.getByRole('checkbox', { name: 'Select “Tides of the sea”' }).check();
  await page.getByRole('checkbox', { name: 'Select “Stars”' }).check();
  const choose = async () => {
    await page.getByRole('button', { name: 'More for the selection' }).click();
    await chooseFormat(page, 'Export', 'BibTeX');
  };
  // Never answered, so that it can be cancelled.
  const restore = await intercept(page, '**/api/export/**', () => undefined);
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/export/'));
  await choose();
  await expect(messages(page)).toContainText('Exporting 2 documents as BibTeX…');
  await messages(page).getByRole('button', { name: 'Cancel' }).click();
  await given;
  await expect(messages(page).getByText('Exporting')).toBeHidden();
  restore();

  const selected = await fileOf(page, choose);
  const { text } = await client.rest('POST', '/api/export/bib', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [ids[0], ids[2]] }),
  });
  expect(selected).toEqual(['references-DAY.bib', text]);
  await expect(messages(page)).toContainText('2 documents exported as BibTeX');
});

test('unsaved changes are saved first and are in the file; those that cannot be saved are reported', async ({
  page,
  server,
  signedIn,
}) => {
  const { ids } = await fill(server.url, signedIn);
  await page.goto(`/dashboard?document=${ids[2] ?? ''}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const choose = async () => {
    await openListMenu(page);
    await chooseFormat(page, 'Export all 3 documents', 'BibLaTeX');
  };
  await title.fill('Stars and planets');
  const [, text] = await fileOf(page, choose);
  expect(text).toContain('Stars and planets');

  await cutOperation(page, 'updateDocumentMutation');
  await title.fill('Stars that nobody hears of');
  const [, without] = await fileOf(page, choose);
  expect(without).toContain('Stars and planets');
  await expect(messages(page)).toContainText(
    'Your browser is saving 3 documents as BibLaTeX. Unsaved changes are not included.',
  );
});
