// Tests files of other programs and databases: recognised by content, not by name, and imported together.
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectCount, list } from './support/library.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const option = (page: Page, name: string) => dialog(page).getByRole('option', { name });

/** Drops files on the page, given as pairs of name and text. */
async function drop(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const transfer = await page.evaluateHandle((texts) => {
    const data = new DataTransfer();
    for (const [name, text] of Object.entries(texts)) data.items.add(new File([text], name));
    return data;
  }, files);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.getByRole('main').first().dispatchEvent(type, { dataTransfer: transfer });
  }
}

const ris = [
  'TY  - JOUR',
  'AU  - Berg, Jan',
  'TI  - Tides of the north',
  'T2  - Coastal Letters',
  'PY  - 2004/03//',
  'AD  - Dept of Tides',
  'ER  - ',
  'TY  - NOPE',
  'TI  - Ebb',
  'ER  - ',
].join('\r\n');
const nbib = 'PMID- 12345678\nTI  - Salt and the heart.\nFAU - Roe, Ann\nDP  - 2010 Jan\nJT  - Heart letters\n';
const json = '[{"id": "doe", "type": "book", "title": "A shore", "author": [{"family": "Doe", "given": "Kim"}]}]';

test('RIS, PubMed and CSL-JSON files are dropped together and imported as documents', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  // The formats don't depend on the file names.
  await drop(page, { 'tides.ris': ris, 'export.txt': nbib, 'shore.json': json, 'paper.ris': '%PDF-1.7' });
  await expect(dialog(page)).toContainText('4 entries, 1 KB, RIS, PubMed and CSL-JSON.');
  await expect(option(page, 'Tides of the north')).toContainText('Berg, 2004 · tides.ris, line 1');
  await expect(option(page, 'Salt and the heart')).toContainText('Roe, 2010 · export.txt, line 1');
  await expect(option(page, 'A shore')).toContainText('Doe · doe · shore.json, line 1');
  await expect(dialog(page).getByRole('list', { name: 'Warnings' })).toContainText('“NOPE” isn’t a RIS type.');
  await expect(dialog(page).getByRole('list', { name: 'Skipped files' })).toContainText(
    'paper.ris is a PDF. Export the reference as RIS or BibTeX where you found the article.',
  );
  await dialog(page).getByRole('button', { name: 'Add 4 documents' }).click();
  await expect(dialog(page)).toContainText('4 documents added to your library.');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expectCount(page, '4');
  await list(page).getByRole('link', { name: 'Tides of the north' }).click();
  const pane = page.getByRole('region', { name: 'Tides of the north' });
  await expect(pane).toContainText('Coastal Letters');
  await expect(pane).toContainText('Dept of Tides');
});
