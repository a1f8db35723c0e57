// Tests the review before an import: selecting entries, combining several files, and choosing a group.
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { chooseFile, expectCount, list } from './support/library.ts';

const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const sea = fileOf(
  'sea.bib',
  '@book{tides, title = {Tides}, author = {Li, Ann}, year = {2004}}\n@book{ebb, title = {Ebb}, author = {Wu, Bo}}',
);
const dialog = (page: Page) => page.getByRole('dialog');
const entries = (page: Page) => dialog(page).getByRole('listbox', { name: 'Entries' });
const option = (page: Page, name: string) => entries(page).getByRole('option', { name });

test('entries are filtered and deselected, by pointer and by keyboard @everyWidth', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/dashboard');
  await chooseFile(page, sea);
  await expect(option(page, 'Tides')).toContainText('Li, 2004 · tides · line 1');
  await expect(dialog(page)).not.toContainText('Added');
  await option(page, 'Tides').click();
  await expect(dialog(page)).toContainText('1 of 2 selected');
  await entries(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(dialog(page)).toContainText('2 of 2 selected');
  await dialog(page).getByRole('searchbox', { name: 'Filter entries' }).fill('wu');
  await expect(entries(page).getByRole('option')).toHaveCount(1);
  await dialog(page).getByRole('checkbox', { name: 'Entries' }).uncheck();
  await expect(dialog(page)).toContainText('1 of 2 selected');
  await dialog(page).getByRole('button', { name: 'Add 1 document' }).click();
  await expect(dialog(page)).toContainText('1 document added to your library. 1 entry left out.');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expectCount(page, '1');
  await expect(list(page)).toContainText('Tides');
});

test('several files are imported as one, unreadable ones are named, and all goes into a new group', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/dashboard');
  const sky = fileOf('sky.bib', '@book{sun, title = {Sun}}\n@book{broken, title = {No end');
  await chooseFile(page, [sea, fileOf('notes.pdf', '%PDF-1.7 notes'), sky]);
  await expect(page.getByRole('heading', { name: 'Import 2 files' })).toBeVisible();
  await expect(dialog(page)).toContainText('3 entries, 1 KB, BibTeX. 1 entry couldn’t be read.');
  await expect(dialog(page).getByRole('list', { name: 'Skipped files' })).toContainText(
    'notes.pdf is a PDF. Export the reference as RIS or BibTeX where you found the article.',
  );
  await expect(option(page, 'Sun')).toContainText('sky.bib, line 1');
  const group = dialog(page).getByRole('combobox', { name: 'Add to group' });
  await group.fill('Weather');
  await group.press('Enter');
  await dialog(page).getByRole('button', { name: 'Add 3 documents' }).click();
  await expect(dialog(page)).toContainText('All imported documents are in the group “Weather”.');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  const row = page.getByRole('treeitem', { name: /Weather/ });
  await expect(row).toContainText('3');

  // The group now exists, so the next import can use it too; undoing the import empties it.
  await chooseFile(page, fileOf('moon.bib', '@book{moon, title = {Moon}}'));
  await group.fill('Weather');
  await dialog(page).getByRole('button', { name: 'Add 1 document' }).click();
  await expect(dialog(page)).toContainText('1 document added to your library.');
  await expect(row).toContainText('4');
  await dialog(page).getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog(page)).toContainText('Import undone. Your library is as it was before.');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(row).toContainText('3');
});

test('works of one file that share a DOI are all added, and can be checked for duplicates afterwards', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/dashboard');
  const doi = 'doi = {10.1000/sea}';
  const text = `@book{sea, title = {The sea}, ${doi}}
@inbook{ebb, title = {Ebb}, booktitle = {The sea}, ${doi}}
@article{paper, title = {Tides}, author = {Li, Ann}, year = {2004}, doi = {10.1000/tides}}
@article{fix, title = {Erratum: Tides}, author = {Li, Ann}, year = {2005}, doi = {10.1000/tides}}`;
  await chooseFile(page, fileOf('works.bib', text));
  const likely = dialog(page).getByRole('region', { name: 'Possible duplicates' });
  await expect(likely).toContainText('2 kept');
  await expect(likely).toContainText('One is part of the other.');
  await expect(likely).toContainText('One is a correction, comment, reply or review.');
  await dialog(page).getByRole('button', { name: 'Add 4 documents' }).click();
  await expect(dialog(page)).toContainText('4 documents added to your library.');
  await expect(dialog(page)).toContainText('2 possible duplicates kept as separate documents.');
  await dialog(page).getByRole('button', { name: 'Find duplicates' }).click();
  await expect(page.getByRole('dialog', { name: 'Find duplicates' })).toContainText('They may be different works.');
  await expect(page.getByRole('dialog', { name: 'Import works.bib' })).toHaveCount(0);

  // Importing the same file again merges each entry into its own document.
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await chooseFile(page, fileOf('works.bib', text));
  await expect(likely).toContainText('4 merged');
  await dialog(page).getByRole('button', { name: 'Merge 4 documents' }).click();
  await expect(dialog(page)).toContainText('No documents added to your library. 4 entries had nothing new.');
});
