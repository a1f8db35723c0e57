// Tests importing a file whose entries are partly in the library: nothing is added twice, and one undo reverts everything.
import type { Locator, Page } from '@playwright/test';
import { clientOf } from './support/clientOf.ts';
import { updateDocument } from './support/documents.ts';
import { expect, test } from './support/fixtures.ts';
import { chooseFile, closeDocument, expectCount, openDocument } from './support/library.ts';
import { cutOperation } from './support/requests.ts';

const first = `@article{tides, title = {Tides}, author = {Li, Ann}, year = {2004}, doi = {10.1000/tides}, note = {Mine}, keywords = {sea}}
@book{moon, title = {The moon}, author = {Báez, Eva}, year = {1999}}`;
const second =
  `@article{li04, title = {Tides}, author = {Li, Ann and Wu, Bo}, year = {2004}, doi = {10.1000/TIDES}, note = {Theirs}, abstract = {How the sea moves.}, keywords = {moon}}
@book{baez, title = {The {Moon}}, author = {Baez, Eva}, year = {1999}}
@book{sun, title = {The sun}, author = {Ode, Ida}, year = {2001}, doi = {10.1000/sun}}
@book{sun2, title = {The sun again}, doi = {10.1000/sun}, note = {Bright}}
@comment{jabref-meta: grouping:
0 AllEntriesGroup:;
1 StaticGroup:Water\\;0\\;1\\;\\;\\;\\;;
}`.replace('note = {Theirs}', 'note = {Theirs}, groups = {Water}');

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import sea.bib' });
const likely = (page: Page) => page.getByRole('list', { name: 'Possible duplicates' }).getByRole('listitem');

async function choose(page: Page, text: string): Promise<Locator> {
  await chooseFile(page, { name: 'sea.bib', mimeType: 'text/plain', buffer: Buffer.from(text) });
  return dialogOf(page);
}

async function close(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('dialog')).toHaveCount(0);
}

async function bringFirst(page: Page): Promise<void> {
  await page.goto('/dashboard');
  const dialog = await choose(page, first);
  await dialog.getByRole('button', { name: 'Add 2 documents' }).click();
  await expect(dialog).toContainText('2 documents added to your library.');
  await close(page);
}

test('duplicates are merged, chosen or skipped, and undone with the rest', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await bringFirst(page);
  const dialog = await choose(page, second);
  await expect(dialog.getByRole('region', { name: 'Possible duplicates' })).toContainText('2 merged, 1 kept');
  await expect(likely(page)).toHaveCount(3);
  const tides = likely(page).first();
  await expect(tides).toContainText('Same DOI and title, first author, and year or journal.');
  await likely(page).nth(1).getByRole('radio', { name: 'Skip' }).check();
  await tides.getByRole('button', { name: 'Choose fields' }).click();
  await expect(tides).toContainText('Missing fields filled in: Abstract.');
  await tides.getByRole('radiogroup', { name: 'Note' }).getByRole('radio', { name: 'In the file' }).check();
  await dialog.getByRole('button', { name: 'Add 2 documents, merge 1' }).click();
  await expect(dialog).toContainText(
    '2 documents added to your library. 1 document in your library got missing details. 1 duplicate skipped.',
  );
  await close(page);

  await expectCount(page, '4');
  const pane = await openDocument(page, 'Tides');
  for (const words of ['Theirs', 'How the sea moves.', 'sea', 'moon', 'Water', 'li04'])
    await expect(pane).toContainText(words);
  await expect(pane).not.toContainText('Wu');
  await closeDocument(page);

  // Importing the same file again adds nothing twice, and one undo reverts one import.
  await choose(page, second);
  await expect(dialog.getByRole('region', { name: 'Possible duplicates' })).toContainText('4 merged');
  await dialog.getByRole('button', { name: 'Merge 4 documents' }).click();
  await expect(dialog).toContainText('No documents added to your library.');
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog).toContainText('Your library is as it was before');
  await close(page);
  await expectCount(page, '4');
});

test('undoing an import with merges keeps what was changed since', async ({ page, server, signedIn }) => {
  await bringFirst(page);
  const dialog = await choose(page, second);
  await dialog.getByRole('radiogroup', { name: 'All duplicates' }).getByRole('radio', { name: 'Merge' }).check();
  await dialog.getByRole('button', { name: 'Add 1 document, merge 3' }).click();
  await expect(dialog).toContainText(
    '1 document added to your library. 2 documents in your library got missing details.',
  );
  const client = await clientOf(server.url, signedIn);
  const { me } = await client.ask<{ me: { documents: { edges: { node: { id: string; title: string } }[] } } }>(
    '{ me { documents(first: 10) { edges { node { id title } } } } }',
  );
  const sun = me.documents.edges.find(({ node }) => node.title === 'The sun')?.node.id;
  await updateDocument(client, sun ?? '', { other: { note: 'Mine now' } });
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog).toContainText('1 document changed since the import and was kept: “The sun”.');
  await close(page);
  await expectCount(page, '3');
  const pane = await openDocument(page, 'Tides');
  await expect(pane).toContainText('Mine');
  await expect(pane).not.toContainText('How the sea moves.');
  await expect(pane).not.toContainText('Water');
});

test('an import works without an answer about duplicates', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await bringFirst(page);
  const restore = await cutOperation(page, 'askLibraryQuery');
  const dialog = await choose(page, first);
  await expect(dialog.getByRole('alert')).toContainText('Couldn’t check for duplicates');
  await expect(dialog.getByRole('button', { name: 'Add 2 documents' })).toBeEnabled();
  restore();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(likely(page)).toHaveCount(2);
});

test('a document kept beside its duplicate is not shown as a duplicate again', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await bringFirst(page);
  const dialog = await choose(page, second);
  await dialog.getByRole('radiogroup', { name: 'All duplicates' }).getByRole('radio', { name: 'Keep both' }).check();
  await dialog.getByRole('button', { name: 'Add 4 documents' }).click();
  await expect(dialog).toContainText('4 documents added to your library.');
  await close(page);
  await expectCount(page, '6');
  await page.getByRole('button', { name: 'Library actions' }).click();
  await page.getByRole('menuitem', { name: 'Find duplicates…' }).click();
  await expect(page.getByRole('dialog', { name: 'Find duplicates' })).toContainText('No duplicates found');
});
