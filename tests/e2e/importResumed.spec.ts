// Tests a page that is closed during an import or its undo: choosing the file again continues, and nothing is added twice.
import { type Locator, type Page, type Route } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { chooseFile, expectCount } from './support/library.ts';
import { cutOperation, holdOperation, interceptOperation } from './support/requests.ts';

const text = Array.from({ length: 250 }, (_, at) => `@book{key${at}, title = {Book ${at}}}`).join('\n');
const file = { name: 'books.bib', mimeType: 'text/plain', buffer: Buffer.from(text) };
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import books.bib' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Reloads the page while the second batch is on its way: the server gets it, but nobody sees the answer. */
async function leaveOnTheWay(page: Page): Promise<void> {
  let batches = 0;
  let held: Route | undefined;
  const restore = await interceptOperation(page, 'addDocumentsMutation', async (route) => {
    batches += 1;
    if (batches !== 2) return route.continue();
    await route.fetch();
    held = route;
  });
  await page.goto('/dashboard');
  await chooseFile(page, file);
  await dialog(page).getByRole('button', { name: 'Add 250 documents' }).click();
  await expect.poll(() => held !== undefined).toBe(true);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  restore();
  await expect(messages(page)).toContainText('The import of books.bib stopped at 100 of 250.');
}

test('an import interrupted by a reload is continued without duplicates', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await leaveOnTheWay(page);
  const chooser = page.waitForEvent('filechooser');
  await messages(page).getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles(file);
  await expect(dialog(page)).toContainText('Import stopped: at least 100 of 250 documents added.');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page)).toContainText('250 documents added to your library.');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expectCount(page, '250');
  await page.reload();
  await expectCount(page, '250');
  await expect(page.getByText('The import of books.bib stopped')).toHaveCount(0);
});

test('or undone, including what was added without an answer', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await leaveOnTheWay(page);
  await chooseFile(page, file);
  await dialog(page).getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog(page)).toContainText('Your library is as it was before');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('The import of books.bib stopped')).toHaveCount(0);
  // The file is new again; the empty library has a different import button.
  await expectCount(page, '0');
  await chooseFile(page, file);
  await expect(dialog(page).getByRole('button', { name: 'Add 250 documents' })).toBeVisible();
});

test('an undo interrupted by a reload is offered again and completed', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/dashboard');
  await chooseFile(page, file);
  await dialog(page).getByRole('button', { name: 'Add 250 documents' }).click();
  await expect(dialog(page)).toContainText('250 documents added to your library.');
  let steps = 0;
  let held: Route | undefined;
  const restore = await interceptOperation(page, 'undoStepMutation', async (route) => {
    steps += 1;
    if (steps === 1) return route.continue();
    held = route;
  });
  await dialog(page).getByRole('button', { name: 'Undo import' }).click();
  await expect.poll(() => held !== undefined).toBe(true);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  restore();
  await expect(messages(page)).toContainText('The import of books.bib isn’t completely undone.');

  const chooser = page.waitForEvent('filechooser');
  await messages(page).getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles(file);
  await expect(dialog(page)).toContainText('Couldn’t undo the whole import: the page was closed before it finished.');
  await dialog(page).getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog(page)).toContainText('Your library is as it was before');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Trash/ })).toContainText('250');
  await expect(page.getByText('isn’t completely undone')).toHaveCount(0);
});

test('an undo interrupted by the connection can be continued after its dialog was closed', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/dashboard');
  await chooseFile(page, file);
  await dialog(page).getByRole('button', { name: 'Add 250 documents' }).click();
  await expect(dialog(page)).toContainText('250 documents added to your library.');
  const restore = await cutOperation(page, 'undoStepMutation');
  await dialog(page).getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog(page)).toContainText('Couldn’t undo the whole import: Network request failed.');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  restore();
  await chooseFile(page, file);
  await dialog(page).getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog(page)).toContainText('Your library is as it was before');
});

test('a slow second press in the place of Stop or Add does nothing', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await page.clock.install();
  await page.goto('/dashboard');
  const held = await holdOperation(page, 'addDocumentsMutation');
  await chooseFile(page, file);
  const start = dialog(page).getByRole('button', { name: 'Add 250 documents' });
  const add = await centreOf(start);
  await start.click();
  await expect.poll(() => held.length).toBe(1);
  await page.mouse.click(add.x, add.y, { delay: 20 });
  const stop = await centreOf(dialog(page).getByRole('button', { name: 'Stop' }));
  await page.mouse.click(stop.x, stop.y);
  await held[0]?.continue();
  await expect(dialog(page)).toContainText('Import stopped: 100 of 250 documents added.');
  // Longer than the time for which presses are ignored.
  await page.clock.fastForward(800);
  await page.mouse.click(stop.x, stop.y);
  await expect(dialog(page).getByRole('button', { name: 'Undo import' })).toBeVisible();
  await expect(dialog(page)).toContainText('Import stopped: 100 of 250 documents added.');
  expect(held).toHaveLength(1);
});

async function centreOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no such button');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
