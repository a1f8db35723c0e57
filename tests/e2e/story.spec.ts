// Tests the main story of the product: a person signs up, imports a real library, works with it, and finds it again.
import { readFile } from 'node:fs/promises';
import { kind } from './support/kinds.ts';
import { bibliographyFile, expect, newPerson, test } from './support/fixtures.ts';
import {
  closeDocument,
  expectCount,
  importFile,
  list,
  openDocument,
  search,
  submitAccount,
} from './support/library.ts';
import { startServer } from '../support/serverProcess.ts';

test.use({ preloads: true });

test(
  'a person signs up, imports a library, works with it, and finds it again after a crash',
  { tag: '@everyWidth' },
  async ({ page, isMobile }) => {
    const person = newPerson();
    let server = await startServer();
    const backToList = async () => {
      if (isMobile) await closeDocument(page);
    };
    try {
      await test.step('a visitor is sent to the login, and a new account leads to the library', async () => {
        await page.goto(`${server.url}/dashboard`);
        await expect(page).toHaveURL(/\/user\/login/);
        await page.getByRole('link', { name: 'Create an account' }).click();
        await submitAccount(page, person, 'Create account');
        await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
      });

      await test.step('all 212 entries of a real file are imported and listed', async () => {
        await importFile(page, 'jabref-authors.bib', 212);
        await expectCount(page, '212');
        await expect(list(page)).toHaveAttribute('aria-rowcount', '213');
        // Newest first: the last entry of the file is the first row, and the first entry the last.
        // The import has just made the list reload, so wait for its new rows.
        await expect(list(page)).toHaveAttribute('data-state', 'settled');
        await list(page).getByRole('link').first().focus();
        await page.keyboard.press('Control+End');
        await expect(list(page).getByRole('link', { name: /^CORDIC II: A New Improved/ })).toBeVisible();
      });

      await test.step('searches ignore case and accents', async () => {
        await search(page, 'ALGORITHM kallström');
        await expectCount(page, '1 found');
        await expect(page).toHaveURL(/q=/);
      });

      const title = 'CORDIC II: A New Improved CORDIC Algorithm';
      await test.step("a document opens beside the list, has its own address, and shows the file's data", async () => {
        const pane = await openDocument(page, title);
        await expect(pane.getByText('Mario Garrido, Petter Kallstrom, Martin Kumm and Oscar Gustafsson')).toBeVisible();
        await expect(pane.getByRole('link', { name: '10.1109/TCSII.2015.2483422', exact: true })).toBeVisible();
        await page.reload();
        await expect(page.getByRole('region', { name: title }).getByRole('heading', { name: title })).toBeVisible();
      });

      await test.step('it is edited and autosaved', async () => {
        await page.getByRole('button', { name: 'Edit', exact: true }).click();
        await page.getByRole('textbox', { name: 'Abstract' }).fill('Rotations by shifts and additions.');
        await page.getByRole('textbox', { name: 'Date', exact: true }).fill('may 2016');
        await page.getByRole('button', { name: 'Done' }).click();
        const pane = page.getByRole('region', { name: title, exact: true });
        await expect(pane.getByText('Rotations by shifts and additions.')).toBeVisible();
        await expect(pane.getByText('May 2016')).toBeVisible();
        await backToList();
        await page.getByRole('button', { name: 'Clear search' }).click();
      });

      await test.step('one is added by hand, starting with its kind', async () => {
        await page.getByRole('button', { name: 'Add', exact: true }).click();
        await page.getByRole('button', { name: kind('thesis') }).click();
        await page.getByRole('textbox', { name: 'Title', exact: true }).fill('On the keeping of references');
        await page.getByRole('combobox', { name: 'Institution', exact: true }).fill('University of Nowhere');
        await page.getByRole('button', { name: 'Add', exact: true }).last().click();
        await expect(page.getByRole('heading', { name: 'On the keeping of references' })).toBeVisible();
        await backToList();
        await expectCount(page, '213');
      });

      const everythingIsAsItWas = async () => {
        await expectCount(page, '213');
        await search(page, 'rotations shifts');
        await expectCount(page, '1 found');
        const pane = await openDocument(page, title);
        await expect(pane.getByText('Rotations by shifts and additions.')).toBeVisible();
        await expect(pane.getByText('May 2016')).toBeVisible();
        await page.goto(`${server.url}/dashboard`);
        await search(page, 'keeping references nowhere');
        // Waits, so that the row that was there before the search isn't pressed.
        await expectCount(page, '1 found');
        await openDocument(page, 'On the keeping of references');
      };

      await test.step('after logging out and in again, everything is as it was', async () => {
        await page.goto(`${server.url}/dashboard`);
        await page.getByRole('button', { name: `Account: ${person.email}` }).click();
        await page.getByRole('menuitem', { name: 'Log out' }).click();
        await expect(page).toHaveURL(/\/user\/login/);
        await submitAccount(page, person, 'Log in');
        await everythingIsAsItWas();
      });

      await test.step('after a kill -9 and a restart of the server, everything is as it was', async () => {
        const { dataDir, url } = server;
        server.kill('SIGKILL');
        server = await startServer({ dataDir, port: Number(new URL(url).port) });
        await page.goto(`${url}/dashboard`);
        await everythingIsAsItWas();
      });
    } finally {
      await server.remove();
    }
  },
);

test('a file that is dropped anywhere on the page is imported', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  const text = await readFile(bibliographyFile('jabref-groups-new.bib'), 'utf8');
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'dropped.bib', { type: 'text/x-bibtex' }));
    return data;
  }, text);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.getByRole('main').first().dispatchEvent(type, { dataTransfer: transfer });
  }
  await expect(page.getByRole('heading', { name: 'Import dropped.bib' })).toBeVisible();
  await page.getByRole('button', { name: /^Add \d+ documents?$/ }).click();
  await expect(page.getByText(/documents? added to your library/)).toBeVisible();
});

test('scrolling the list loads the next pages', { tag: '@everyWidth' }, async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/dashboard');
  await importFile(page, 'jabref-authors.bib', 212);
  const rows = list(page).locator('[data-rows]');
  // While the import was running, the list reloaded with fewer rows, in which its middle is elsewhere.
  await expect(list(page)).toHaveAttribute('aria-rowcount', '213');
  await expect(list(page)).toHaveAttribute('data-state', 'settled');
  expect(await list(page).getByRole('row').count()).toBeLessThan(80);
  await rows.evaluate((element) => {
    element.scrollTo(0, element.scrollHeight / 2);
  });
  await expect(list(page).locator('[aria-rowindex="107"]').getByRole('link')).toBeVisible();
  await rows.evaluate((element) => {
    element.scrollTo(0, element.scrollHeight);
  });
  await expect(list(page).locator('[aria-rowindex="213"]').getByRole('link')).toBeVisible();
});
