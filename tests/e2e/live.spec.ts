// Tests that what is changed elsewhere comes at once, over one connection for all tabs of a browser.
import type { BrowserContext, Page } from '@playwright/test';
import { createLibrary, newMember } from '../api/contract/sharingOperations.ts';
import { serverTarget } from '../api/serverTarget.ts';
import type { ApiClient } from '../support/client.ts';
import { sharedLibraryClient } from '../support/sharedLibraryClient.ts';
import { addDocuments, updateDocument } from './support/documents.ts';
import { expect, test } from './support/fixtures.ts';
import { list, openDocument } from './support/library.ts';
import { otherDevice } from './support/otherDevice.ts';

// Pages connect when they are idle, and not over a slow connection.
test.use({ preloads: true });

const add = async (client: ApiClient, title: string) => (await addDocuments(client, [{ other: { title } }]))[0] ?? '';

/** Resolves once the page, or another tab of its browser, is connected. */
const connected = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/events'));

/** Opens a new document in the page, and returns its id and another device of its owner once the page hears of changes. */
async function openLive(page: Page, context: BrowserContext, url: string): Promise<{ other: ApiClient; id: string }> {
  const other = await otherDevice(context, url);
  const id = await add(other, 'A title');
  const isConnected = connected(page);
  await page.goto('/dashboard');
  await openDocument(page, 'A title');
  expect((await isConnected).status()).toBe(200);
  return { other, id };
}

test('a change by another device appears at once, and never over what is being typed', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  expect(signedIn.email).toContain('@');
  const { other, id } = await openLive(page, context, server.url);

  await add(other, 'From elsewhere');
  await expect(list(page).getByRole('link', { name: 'From elsewhere' })).toBeVisible();
  await updateDocument(other, id, { other: { note: 'Written elsewhere' } });
  const pane = page.getByRole('region', { name: 'A title' });
  await expect(pane.getByText('Written elsewhere')).toBeVisible();

  await page.keyboard.press('e');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeFocused();
  await title.press('End');
  await title.pressSequentially(' of');
  // Once the list shows the later change, this one has reached the page, too.
  await updateDocument(other, id, { other: { note: 'Written while somebody types' } });
  await add(other, 'Once more');
  await expect(list(page).getByRole('link', { name: 'Once more' })).toBeVisible();
  await title.pressSequentially(' mine');
  await expect(title).toHaveValue('A title of mine');
  await page.getByRole('button', { name: 'Done' }).click();
  const edited = page.getByRole('region', { name: 'A title of mine' });
  await expect(edited.getByText('Written while somebody types')).toBeVisible();
});

test('the field with the focus keeps its text and caret, before the first key and after a save', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  expect(signedIn.email).toContain('@');
  const { other, id } = await openLive(page, context, server.url);
  await page.keyboard.press('e');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeFocused();
  await title.evaluate((box: HTMLTextAreaElement) => {
    box.setSelectionRange(2, 2);
  });
  /** The list reads what the form reads: once it shows the title, the form has it, too. */
  const others = async (text: string) => {
    await updateDocument(other, id, { other: { title: text } });
    await expect(list(page).getByRole('link', { name: text })).toBeVisible();
  };
  await others('Before the first key');
  await expect(title).toHaveValue('A title');
  await page.getByRole('combobox', { name: 'Keywords' }).focus();
  await expect(title).toHaveValue('Before the first key');

  await title.focus();
  await title.fill('Mine');
  await expect(list(page).getByRole('link', { name: 'Mine' })).toBeVisible();
  await title.evaluate((box: HTMLTextAreaElement) => {
    box.setSelectionRange(2, 2);
  });
  await others('After the save');
  await expect(title).toHaveValue('Mine');
  await page.keyboard.type('d');
  await expect(title).toHaveValue('Midne');
  // What is typed goes on from what the field showed, so the two titles are compared.
  await expect(page.getByRole('radio', { name: 'Title: Yours' })).toBeVisible();
  await page.getByRole('radio', { name: 'Title: Theirs' }).check();
  await page.getByRole('button', { name: 'Save merged' }).click();
  await expect(title).toHaveValue('After the save');
});

test('the tabs of a browser share one connection, and another tab takes it over', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  expect(signedIn.email).toContain('@');
  const other = await otherDevice(context, server.url);
  await add(other, 'The first');
  let connections = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/events')) connections += 1;
  });
  const isConnected = connected(page);
  await page.goto('/dashboard');
  await isConnected;
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(second.locator('body')).toBeVisible();
  // A change reaches the second tab only through the first.
  await expect(async () => {
    const title = `To both ${Math.random()}`;
    await add(other, title);
    await expect(list(second).getByRole('link', { name: title })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(connections).toBe(1);

  const isTakenOver = connected(second);
  await page.close();
  await isTakenOver;
  expect(connections).toBe(2);
  await add(other, 'To the second');
  await expect(list(second).getByRole('link', { name: 'To the second' })).toBeVisible();
});

test('two people see each other in a shared library, and what each of them edits', async ({
  page,
  context,
  signedIn,
  browser,
  server,
}) => {
  expect(signedIn.email).toContain('@');
  const owner = await otherDevice(context, server.url);
  const libraryId = await createLibrary(owner, 'Reading group');
  await add(sharedLibraryClient(owner, libraryId), 'A title');
  const member = await newMember(serverTarget(server), owner, libraryId, 'EDITOR');
  await member.client.ask('mutation { setName(input: { name: "Ada" }) { __typename } }');
  const theirs = await browser.newContext({ baseURL: server.url });
  await theirs.addCookies([...member.client.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const theirPage = await theirs.newPage();
  await page.goto(`/dashboard?library=${libraryId}`);
  await theirPage.goto(`/dashboard?library=${libraryId}`);
  await expect(page.getByRole('list', { name: 'Also here' }).getByRole('listitem')).toHaveText(/Ada/);
  await openDocument(page, 'A title');
  await openDocument(theirPage, 'A title');
  await expect(page.getByText('Ada is looking at this document.')).toBeVisible();
  await theirPage.keyboard.press('e');
  const title = theirPage.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeFocused();
  await expect(page.getByText('Ada is editing “Title”.')).toBeVisible();
  await title.fill('Changed by Ada');
  await theirPage.getByRole('button', { name: 'Done' }).click();
  await expect(list(page).getByRole('link', { name: 'Changed by Ada' })).toBeVisible();
  await theirPage.goto('/');
  await expect(page.getByRole('list', { name: 'Also here' })).toHaveCount(0);
  await theirs.close();
});
