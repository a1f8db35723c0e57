// Tests the keys of the open document: Ctrl+S saves, Ctrl+Enter finishes or adds, J and K move to the next and previous one.
import type { Page } from '@playwright/test';
import { clientOf } from './support/clientOf.ts';
import { addDocument, addDocuments } from './support/documents.ts';
import { beginNew, savedState, titleField } from './support/editing.ts';
import { expect, test } from './support/fixtures.ts';
import { list } from './support/library.ts';

/** Presses Ctrl+S; true if the browser's save dialog was prevented. */
async function pressSave(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    window.addEventListener(
      'keydown',
      (event) => {
        document.body.dataset.kept = String(event.defaultPrevented);
      },
      { once: true },
    );
    // The page may stop the event before it reaches the window.
    // oxlint-disable-next-line typescript/unbound-method -- called with its event
    const prevent = Event.prototype.preventDefault;
    Event.prototype.preventDefault = function preventDefault() {
      document.body.dataset.kept = 'true';
      prevent.call(this);
    };
  });
  await page.keyboard.press('Control+s');
  return page.evaluate(() => document.body.dataset.kept === 'true');
}

test('Ctrl+S saves and keeps editing, Ctrl+Enter saves and finishes', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, { other: { title: 'Cacao' } });
  await page.goto(`/dashboard?document=${id}`);
  await expect(page.getByRole('heading', { name: 'Cacao' })).toBeVisible();
  expect(await pressSave(page)).toBe(true);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await titleField(page).fill('Cacao and the heart');
  // Uncommitted text in a list field is committed first.
  await page.getByPlaceholder('Add a person, or paste “A and B”').first().pressSequentially('Marie Curie');
  expect(await pressSave(page)).toBe(true);
  await expect(savedState(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Family name' }).first()).toHaveValue('Curie');
  await expect(titleField(page)).toBeVisible();

  await titleField(page).fill('Cacao and the brain');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Cacao and the brain' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
});

test('Ctrl+Enter adds a new document of the chosen type', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Add by DOI/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Journal article' })).toBeFocused();
  // Chosen by its first letter.
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The making of cacao');
  await page.keyboard.press('Control+Enter');
  const pane = page.getByRole('region', { name: 'The making of cacao' });
  await expect(pane.getByText('Book', { exact: true })).toBeVisible();
});

test('an error in a new document is shown when it is added', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/dashboard');
  await beginNew(page);
  await titleField(page).fill('A thesis');
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('2006-13');
  await expect(page.getByText('Not added yet')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Not added: 1 field has an error')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Date', exact: true })).toBeFocused();
});

test('J and K move the open document along, without loading those that are skipped', async ({
  page,
  server,
  signedIn,
}) => {
  const client = await clientOf(server.url, signedIn);
  const titles = ['Document 1', 'Document 2', 'Document 3', 'Document 4', 'Document 5'];
  await addDocuments(
    client,
    titles.map((title) => ({ other: { title } })),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('documentQuery')) asked.push(body);
  });
  await page.goto('/dashboard?sort=title');
  await list(page).getByRole('link', { name: 'Document 1' }).click();
  await expect(page.getByRole('region', { name: 'Document 1' })).toBeVisible();
  const before = asked.length;
  for (const key of ['j', 'j', 'j']) await page.keyboard.press(key);
  await expect(list(page).getByRole('link', { name: 'Document 4' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Document 4' })).toBeVisible();
  expect(asked.length - before).toBe(1);
  await page.keyboard.press('k');
  await expect(page.getByRole('region', { name: 'Document 3' })).toBeVisible();
  // The keys also work when the focus isn't in the list.
  await page.getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: 'Document 4' })).toBeVisible();
});
