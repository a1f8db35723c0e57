// Tests two people in two browsers, on two server processes with one PostgreSQL: each sees what the other does, and nothing that was typed is lost.
import type { Browser, Page } from '@playwright/test';
import { createLibrary, newMember, setName } from '../api/contract/sharingOperations.ts';
import { newPerson, type Person } from '../api/contract/target.ts';
import { serverTarget } from '../api/serverTarget.ts';
import { startPostgres, whyNoPostgres } from '../support/postgres.ts';
import { startServer, type ServerProcess } from '../support/serverProcess.ts';
import { beforeNextSave } from './support/beforeNextSave.ts';
import { savedState, titleField } from './support/editing.ts';
import { expect, test as base } from './support/fixtures.ts';
import { chooseFile, list, openDocument } from './support/library.ts';

const reason = whyNoPostgres();

/** Two processes on one database. */
const test = base.extend<object, { servers: readonly [ServerProcess, ServerProcess] }>({
  servers: [
    async ({}, use) => {
      const postgres = await startPostgres();
      const env = { DATABASE_URL: (await postgres?.createDatabase('two_people')) ?? '' };
      const servers = await Promise.all([startServer({ env }), startServer({ env })]);
      await use(servers);
      await Promise.all(servers.map((server) => server.remove()));
      await postgres?.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.skip(reason !== null, `There is no PostgreSQL: ${reason ?? ''}`);

/** A library of Ada, in which Ben is an editor. */
async function meet([server]: readonly [ServerProcess, ServerProcess]) {
  const target = serverTarget(server);
  const ada = await newPerson(target);
  const libraryId = await createLibrary(ada.client, 'Reading group');
  const ben = await newMember(target, ada.client, libraryId, 'EDITOR');
  await setName(ada.client, 'Ada');
  await setName(ben.client, 'Ben');
  return { ada, ben, libraryId };
}

/** Opens the library for somebody on this server, and waits until the page hears of changes. */
async function openLibrary(browser: Browser, { url }: ServerProcess, { client }: Person, libraryId: string) {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  const connected = page.waitForResponse((response) => response.url().endsWith('/events'));
  await page.goto(`/dashboard?library=${libraryId}`);
  await connected;
  return page;
}

const note = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true });
const here = (page: Page) => page.getByRole('list', { name: 'Also here' });
const row = (page: Page, title: string) => list(page).getByRole('link', { name: title, exact: true });

async function importText(page: Page, text: string, count: number): Promise<void> {
  await chooseFile(page, { name: 'sea.bib', mimeType: 'text/x-bibtex', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: `Add ${count} documents` }).click();
  await expect(page.getByText(new RegExp(`^${count} documents added`))).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('dialog')).toHaveCount(0);
}

async function edit(page: Page, title: string): Promise<void> {
  await openDocument(page, title);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(titleField(page)).toBeVisible();
}

async function removeBen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Library: Reading group' }).click();
  await page.getByRole('menuitem', { name: 'Members and invitations…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Ben' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog').getByText('Ben')).toHaveCount(0);
}

test('what one person imports, edits and undoes reaches the other, until one of them is removed', async ({
  servers,
  browser,
  playwright,
  launchOptions,
}) => {
  const { ada, ben, libraryId } = await meet(servers);
  const otherBrowser = await playwright.chromium.launch(launchOptions);
  const adas = await openLibrary(browser, servers[0], ada, libraryId);
  const bens = await openLibrary(otherBrowser, servers[1], ben, libraryId);

  await test.step('import', async () => {
    await importText(adas, '@misc{tides, title = {Tides}, note = {Unread}}\n@misc{ebb, title = {Ebb}}', 2);
    await expect(row(bens, 'Tides')).toBeVisible();
  });

  await test.step('edit', async () => {
    await edit(bens, 'Ebb');
    await titleField(bens).fill('Ebb and flow');
    await bens.getByRole('button', { name: 'Done' }).click();
    await expect(row(adas, 'Ebb and flow')).toBeVisible();
  });

  await test.step('conflict', async () => {
    await edit(adas, 'Tides');
    await edit(bens, 'Tides');
    await beforeNextSave(adas, async () => {
      await note(bens).fill('Read by Ben');
      await expect(savedState(bens)).toBeVisible();
    });
    await note(adas).fill('Read by Ada');
    const dialog = adas.getByRole('dialog', { name: 'This document was changed somewhere else' });
    await expect(dialog.getByRole('radio', { name: 'Note: Theirs' })).toHaveAccessibleDescription('Read by Ben');
    await dialog.getByRole('radio', { name: 'Note: Yours' }).check();
    await dialog.getByRole('button', { name: 'Save merged' }).click();
    await expect(dialog).toBeHidden();
    await adas.getByRole('button', { name: 'Done' }).click();
    await bens.getByRole('button', { name: 'Done' }).click();
    await expect(bens.getByRole('region', { name: 'Tides' }).getByText('Read by Ada')).toBeVisible();
    await expect(bens.getByRole('region', { name: 'Tides' })).toContainText(/Added by\s*Ada\s*Last changed by\s*Ada/);
    await expect(adas.getByRole('region', { name: 'Tides' })).toContainText(/Added by\s*You\s*Last changed by\s*You/);
  });

  await test.step('undo', async () => {
    await adas.keyboard.press('Control+z');
    await expect(bens.getByRole('region', { name: 'Tides' }).getByText('Read by Ben')).toBeVisible();
  });

  await test.step('removal in the middle of typing', async () => {
    await bens.getByRole('button', { name: 'Edit', exact: true }).click();
    await titleField(bens).press('End');
    await titleField(bens).pressSequentially(' typed');
    await removeBen(adas);
    await titleField(bens).pressSequentially(' at the last moment');
    await bens.getByRole('button', { name: 'Copy to my library' }).click();
    await expect(bens.getByRole('region', { name: 'Messages' })).toContainText('Copied to your library');
    const own = '{ me { documents { edges { node { title ... on Other { note } } } } } }';
    expect(await ben.client.ask(own)).toEqual({
      me: { documents: { edges: [{ node: { title: 'Tides typed at the last moment', note: 'Read by Ben' } }] } },
    });
    await expect(here(adas)).toHaveCount(0);
  });
  await otherBrowser.close();
});

test('a person whose browser is killed is soon shown no more', async ({
  servers,
  browser,
  playwright,
  launchOptions,
}) => {
  const { ada, ben, libraryId } = await meet(servers);
  const process = await playwright.chromium.launchServer(launchOptions);
  const adas = await openLibrary(browser, servers[0], ada, libraryId);
  await openLibrary(await playwright.chromium.connect(process.wsEndpoint()), servers[1], ben, libraryId);
  await expect(here(adas).getByRole('listitem')).toHaveText(/Ben/);
  await process.kill();
  // Without its connection, the server would wait more than a minute for a report.
  await expect(here(adas)).toHaveCount(0, { timeout: 15_000 });
});
