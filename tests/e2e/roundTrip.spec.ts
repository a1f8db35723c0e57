// Tests that an imported file is exported unchanged, and after an edit differs only in that edit.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { decodeBibliography } from '#bibliography/bibtex/decodeBibliography.ts';
import { parseBibliography } from '#bibliography/bibtex/parseBibliography.ts';
import { writeBibliography } from '#bibliography/bibtex/writeBibliography.ts';
import { clientOf } from './support/clientOf.ts';
import { bibliographyFile, expect, test } from './support/fixtures.ts';
import { chooseFile } from './support/library.ts';

async function exported(page: Page): Promise<string> {
  await page.goto('/dashboard/account');
  const download = page.waitForEvent('download');
  await page.locator('a[href="/api/export/biblatex"]').click();
  return readFile(await (await download).path(), 'utf8');
}

test('a file with abbreviations and inheritance is exported unchanged, and an edit changes only its own line', async ({
  page,
  server,
  signedIn,
}) => {
  const file = bibliographyFile('biblatex-examples.bib');
  const { entries, dialect, parts } = parseBibliography(decodeBibliography(await readFile(file)));
  const drafts = entries.map(({ draft }) => draft);
  await page.goto('/dashboard');
  await chooseFile(page, file);
  const dialog = page.getByRole('dialog', { name: 'Import biblatex-examples.bib' });
  // It contains four pairs of likely duplicates.
  await dialog.getByRole('radiogroup', { name: 'All duplicates' }).getByRole('radio', { name: 'Keep both' }).check();
  await dialog.getByRole('button', { name: 'Add 92 documents' }).click();
  await expect(dialog.getByText(/^92 documents added to your library/)).toBeVisible();

  const whole = await exported(page);
  expect(whole).toBe(writeBibliography(drafts, dialect, parts));
  expect(parseBibliography(whole).entries.map(({ draft }) => draft)).toEqual(drafts);

  const client = await clientOf(server.url, signedIn);
  const { me } = await client.ask<{ me: { documents: { edges: { node: { id: string } }[] } } }>(
    '{ me { documents(first: 1, filterBy: { query: "key == westfahl:space" }) { edges { node { id } } } } }',
  );
  await page.goto(`/dashboard?document=${me.documents.edges[0]?.node.id ?? ''}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Subtitle', exact: true }).first().fill('Space on film');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Space on film').first()).toBeVisible();

  const lines = (text: string) => text.split('\n');
  const edited = await exported(page);
  const [before, after] = [lines(whole), lines(edited)];
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, index) => line !== before[index])).toEqual(['  subtitle = {Space on film},']);
});
