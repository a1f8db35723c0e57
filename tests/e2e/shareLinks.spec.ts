// Tests read-only links from the app's menus: a link is made, read without an account, and ended.
import type { Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { clientOf } from './support/clientOf.ts';
import { addDocuments } from './support/documents.ts';
import { type Account, expect, test } from './support/fixtures.ts';
import { expectCount } from './support/library.ts';
import { cutOperation } from './support/requests.ts';

/** Two documents, one of them in a group. */
async function fill(url: string, account: Account): Promise<void> {
  const client = await clientOf(url, account);
  const [tides] = await addDocuments(client, [{ other: { title: 'Tides of the sea' } }, { other: { title: 'Stars' } }]);
  await client.ask('mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }', {
    input: { name: 'Sea', explicitGroup: { keywordDelimiter: ',', documentIds: [tides] } },
  });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share a read-only link' });
const valueOf = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true }).inputValue();

async function openFromLibrary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Library actions' }).click();
  await page.getByRole('menuitem', { name: 'Share a link…' }).click();
}

test('a link to a search is made, read without an account, and ended', async ({
  page,
  server,
  signedIn,
  playwright,
}) => {
  await fill(server.url, signedIn);
  await page.goto('/dashboard?q=tides');
  await expectCount(page, '1 found');
  await openFromLibrary(page);
  await expect(dialog(page).getByRole('radio', { name: 'The results of this search' })).toBeChecked();
  await expect(dialog(page).getByText('You have no links yet.')).toBeVisible();
  await dialog(page).getByLabel('Note for yourself (optional)').fill('For the paper');
  await dialog(page).getByRole('button', { name: 'Create link' }).click();

  await expect(dialog(page).getByLabel('Page for people', { exact: true })).toBeFocused();
  const file = await valueOf(page, 'BibLaTeX');
  expect(file).toMatch(/\/share\/[\w-]{43}\/references\.biblatex\.bib$/);
  expect(await valueOf(page, 'Line for LaTeX with biblatex and Biber')).toBe(
    `\\addbibresource[location=remote]{${file}}`,
  );

  const stranger = await playwright.request.newContext();
  const answer = await stranger.get(file);
  expect(await answer.text()).toContain('Tides of the sea');
  expect(await answer.text()).not.toContain('Stars');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(dialog(page)).toBeHidden();

  await openFromLibrary(page);
  await expect(dialog(page).getByRole('listitem')).toContainText(/For the paper.*Search “tides” · Last used/);
  await expect(dialog(page).getByText(file)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'End link: For the paper' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'End link: For the paper' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click();
  await expect(dialog(page).getByText('You have no links yet.')).toBeVisible();
  expect((await stranger.get(file)).status()).toBe(404);
  await stranger.dispose();
});

test('a link to a group opens as a page for people, whose addresses can be copied', async ({
  page,
  server,
  signedIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fill(server.url, signedIn);
  await page.goto('/dashboard');
  await page.getByRole('treeitem', { name: /^Sea/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Share a link…' }).click();
  await expect(dialog(page).getByRole('radio')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Create link' }).click();
  const address = await valueOf(page, 'Page for people');
  await dialog(page).getByRole('button', { name: 'Copy: BibTeX' }).click();
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(readClipboard).toBe(`${address}/Sea.bib`);

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Sea' })).toBeVisible();
  await expect(page.getByText('1 document')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search these documents' }).fill('tides');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 document matches “tides”.')).toBeVisible();
  await page.getByRole('link', { name: 'Tides of the sea' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tides of the sea' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy entry' }).click();
  await expect.poll(readClipboard).toContain('title = {Tides of the sea}');
  await page.getByRole('link', { name: 'Back to the documents' }).click();
  await page.getByRole('button', { name: 'Copy address' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await readClipboard()).toBe(`${address}/Sea.biblatex.bib`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download: RIS' }).click();
  expect((await download).suggestedFilename()).toBe('Sea.ris');
  await page.getByRole('link', { name: 'Open: Formatted references (HTML)' }).click();
  await expect(page.getByText('Tides of the sea')).toBeVisible();
});

test('without a connection nothing is lost, and it can be tried again', async ({ page, server, signedIn }) => {
  await fill(server.url, signedIn);
  await page.goto('/dashboard');
  await expectCount(page, '2');
  const restore = await cutOperation(page, 'shareLinkRequestsQuery');
  await openFromLibrary(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Couldn’t load your links');
  restore();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByText('You have no links yet.')).toBeVisible();
});
