// Tests that leaving the library during an import asks first, and that stopping is clean.
import { expect, test } from './support/fixtures.ts';
import { chooseFile } from './support/library.ts';
import { holdOperation } from './support/requests.ts';

const text = Array.from({ length: 150 }, (_, at) => `@book{key${at}, title = {Book ${at}}}`).join('\n');

test('leaving an import under way asks first', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  const held = await holdOperation(page, 'addDocumentsMutation');
  await page.goto('/dashboard');
  await chooseFile(page, { name: 'books.bib', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Add 150 documents' }).click();
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const home = page.getByRole('banner').getByRole('link').first();
  const question = page.getByRole('alertdialog', { name: 'An import is still running' });
  await home.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Importing: 0 of 150')).toBeVisible();

  await home.click();
  await question.getByRole('button', { name: 'Stop and leave' }).click();
  // Waits for the batch that is under way.
  await expect(question.getByRole('button', { name: 'Stopping…' })).toBeVisible();
  await held[0]?.continue();
  await expect(page).toHaveURL(/\/$/);
  expect(held).toHaveLength(1);
});
