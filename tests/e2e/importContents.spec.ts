// Tests files without entries: what else they contain is listed and imported, and a file with nothing to import says so.
import type { Page } from '@playwright/test';
import { clientOf } from './support/clientOf.ts';
import { expect, test } from './support/fixtures.ts';
import { chooseFile } from './support/library.ts';

const dialogOf = (page: Page) => page.getByRole('dialog').and(page.locator('[data-state^="open"]'));

async function choose(page: Page, text: string): Promise<void> {
  await page.goto('/dashboard');
  await chooseFile(page, { name: 'rest.bib', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test('abbreviations and a preamble are imported, and undone', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const parts = async () =>
    (await client.ask<{ me: { libraryParts: { kind: string }[] } }>('{ me { libraryParts { kind } } }')).me
      .libraryParts;
  await choose(page, '@string{jan = "January"}\n@string{feb = "February"}\n@preamble{"\\newcommand{\\x}{y}"}');
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('2 abbreviations and 1 preamble');
  await dialog.getByRole('button', { name: 'Add 2 abbreviations and more' }).click();
  await expect(dialog).toContainText('2 abbreviations and 1 preamble added.');
  expect(await parts()).toHaveLength(3);
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog).toContainText('Import undone. Your library is as it was before.');
  expect(await parts()).toEqual([]);
});

test('contents that the library already has are reported', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  for (const words of ['1 abbreviation added.', '1 abbreviation already in your library.']) {
    await choose(page, '@string{jan = "January"}');
    await dialogOf(page).getByRole('button', { name: 'Add 1 abbreviation' }).click();
    await expect(dialogOf(page)).toContainText(words);
  }
});

for (const [what, text, words] of [
  ['prose', 'Dear reader, this is a letter.', 'rest.bib has no references that can be read.'],
  ['a broken entry', '\n@article{a, title = {The sea', 'The closing brace of this entry is missing.'],
] as const)
  test(`a file of ${what} says that there is nothing to import`, async ({ page, signedIn }) => {
    expect(signedIn.email).toBeTruthy();
    await choose(page, text);
    await expect(dialogOf(page).getByRole('alert')).toContainText(words);
    await expect(dialogOf(page).getByRole('alert')).toContainText('Nothing was imported.');
  });
