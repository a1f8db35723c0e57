// Tests groups from files of the desktop app: imported, shown, and exported again.
import { readFile } from 'node:fs/promises';
import { parseBibliography } from '#bibliography/bibtex/parseBibliography.ts';
import { readLibraryFile } from '#bibliography/bibtex/readLibraryFile.ts';
import { bibliographyFile, expect, test } from './support/fixtures.ts';
import { chooseFile, list } from './support/library.ts';

const grouping = (text: string) => parseBibliography(text).parts.find(({ name }) => name === 'grouping')?.value;

test('groups are imported with a file, show their documents in the tree, and are exported unchanged', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  const file = bibliographyFile('jabref-groups-new.bib');
  await page.goto('/dashboard');

  await test.step('the dialog says how many groups the file has, before and after', async () => {
    await chooseFile(page, file);
    const dialog = page.getByRole('dialog', { name: 'Import jabref-groups-new.bib' });
    await expect(dialog.getByText(/ · 11 groups · 3 JabRef settings$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 4 documents' }).click();
    await expect(dialog.getByText('4 documents added to your library. 11 groups added.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('each group has the same documents as in the desktop app', async () => {
    const documentsOf: Readonly<Record<string, readonly string[]>> = {
      Read: ['Tides of the North Sea'],
      'Sea and shore': ['Tides of the North Sea'],
      'To read': ['Measuring tides with cheap sensors'],
      // Newest first; within a file, the last entry first.
      'Without a group': ['An entry without anything', 'A tide model in C++'],
    };
    for (const [name, titles] of Object.entries(documentsOf)) {
      const item = page.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) }).first();
      await item.getByText(name, { exact: true }).first().click();
      await expect(list(page).getByRole('link')).toContainText([...titles]);
    }
  });

  await test.step('an empty group says why it is empty', async () => {
    const words: Readonly<Record<string, RegExp>> = {
      'By year': /Only JabRef can fill this group/,
      'Cited in my paper': /No citations read yet/,
    };
    for (const [name, why] of Object.entries(words)) {
      await page
        .getByRole('treeitem', { name: new RegExp(`^${name}\\b`) })
        .getByText(name, { exact: true })
        .click();
      await expect(page.getByText(why)).toBeVisible();
    }
  });

  await test.step('the exported file contains the same groups as the imported one', async () => {
    await page.goto('/dashboard/account');
    const download = page.waitForEvent('download');
    await page.locator('a[href="/api/export/bib"]').click();
    const written = await readFile(await (await download).path(), 'utf8');
    const original = await readFile(file, 'utf8');
    expect(grouping(written)).toBe(grouping(original));
    expect(readLibraryFile(written).groups).toEqual(readLibraryFile(original).groups);
  });
});
