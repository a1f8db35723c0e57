// Tests that the second press of a double press is ignored if another control has just appeared in its place.
import type { Page } from '@playwright/test';
import { clientOf } from './support/clientOf.ts';
import { addDocument } from './support/documents.ts';
import { doublePress } from './support/doublePress.ts';
import { beginNew, titleField } from './support/editing.ts';
import { expect, test } from './support/fixtures.ts';
import { moveToTrash } from './support/library.ts';

/** In milliseconds. A busy machine adds some, and after half a second a press counts. */
const intervals = [120, 250, 300, 400];

/** Asserts that the document is shown for reading, and the second press opened, edited or moved nothing. */
async function expectOnlyReading(page: Page, title: string) {
  const pane = page.getByRole('region', { name: title, exact: true });
  await expect(pane.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(pane.getByRole('button', { name: 'More actions' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Messages' })).toBeHidden();
}

test('“Done” pressed twice only ends editing, however quickly', async ({ page, server, signedIn, hasTouch }) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, { other: { title: 'Cacao' } });
  await page.goto(`/dashboard?document=${id}`);
  for (const interval of intervals) {
    const title = `Cacao after ${interval} ms`;
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await titleField(page).fill(title);
    await doublePress(page, page.getByRole('button', { name: 'Done' }), interval, hasTouch);
    await expectOnlyReading(page, title);
  }
});

test('“Add” pressed twice only adds, however quickly', { tag: '@everyWidth' }, async ({ page, signedIn, hasTouch }) => {
  expect(signedIn.email).not.toBe('');
  for (const interval of intervals) {
    const title = `A thesis after ${interval} ms`;
    await page.goto('/dashboard');
    await beginNew(page);
    await titleField(page).fill(title);
    await doublePress(page, page.getByRole('button', { name: 'Add', exact: true }).last(), interval, hasTouch);
    await expectOnlyReading(page, title);
  }
});

test('Enter held down on “Done” only ends editing', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, { other: { title: 'Cacao' } });
  await page.goto(`/dashboard?document=${id}`);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.click();
  await titleField(page).fill('Cacao and the heart');
  await page.getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.down('Enter');
  await expect(edit).toBeFocused();
  // Repeats the key as a held key does.
  for (let times = 0; times < 5; times++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectOnlyReading(page, 'Cacao and the heart');
  await page.keyboard.press('Enter');
  await expect(titleField(page)).toBeVisible();
});

test('“Restore” pressed twice only restores the document', async ({ page, server, signedIn, hasTouch }) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, { other: { title: 'Cacao' } });
  await page.goto(`/dashboard?document=${id}`);
  await moveToTrash(page);
  await page.goto(`/dashboard?group=trash&document=${id}`);
  await expect(page.getByText(/^In the trash since .* Deleted permanently on /)).toBeVisible();
  await doublePress(page, page.getByRole('button', { name: 'Restore' }), 250, hasTouch);
  await expect(page.getByRole('status').filter({ hasText: 'restored' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});
