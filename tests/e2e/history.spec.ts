// Tests the history of documents: revisions are shown field by field and can be restored, which can be undone.
import { clientOf } from './support/clientOf.ts';
import { addDocument, updateDocument } from './support/documents.ts';
import { expect, test } from './support/fixtures.ts';
import { documentTitle } from './support/library.ts';

test('an earlier revision is shown and restored', { tag: '@everyWidth' }, async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, { other: { title: 'Cacao' } });
  for (const title of ['Cacao beans', 'Cacao beans raw']) {
    await updateDocument(client, id, { other: { title } });
  }
  await page.goto(`/dashboard?document=${id}`);
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  const revisions = dialog.getByRole('list', { name: 'Versions' }).locator(':scope > li');
  await expect(revisions).toHaveCount(2);
  await expect(revisions.nth(0)).toContainText('2 saves');
  await expect(revisions.nth(0)).toContainText('Current version');
  await expect(revisions.nth(0).getByRole('insertion').first()).toHaveText('Cacao beans raw');
  await expect(revisions.nth(1)).toContainText('Added');

  await test.step('each save of a sitting can be unfolded and restored', async () => {
    await revisions.nth(0).getByText('Each save').click();
    const saves = dialog.getByRole('list', { name: 'Saves' }).locator(':scope > li');
    await expect(saves).toHaveCount(2);
    await expect(saves.nth(0)).toContainText('Current version');
    await expect(saves.nth(0).getByRole('insertion')).toContainText('raw');
    await expect(saves.nth(1).getByRole('insertion')).toContainText('beans');
    await saves.nth(1).getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await revisions.nth(1).getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toBeHidden();
  const heading = documentTitle(page);
  await expect(heading).toHaveText('Cacao');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText('Cacao beans raw');
});

test('changes show the old beside the new value, even of a field that the kind lacks', async ({
  page,
  server,
  signedIn,
}) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, {
    journalArticle: { title: 'Old title', keywords: ['sea', 'moon'], in: { journal: { name: 'The sea' } } },
  });
  await updateDocument(client, id, { thesis: { title: 'Brand new', keywords: ['sea'] } });
  await updateDocument(client, id, { thesis: {}, clearHidden: [{ kind: 'journalArticle', name: 'in' }] });
  await page.goto(`/dashboard?document=${id}`);
  await page.getByRole('button', { name: 'History' }).click();
  const newest = page.getByRole('list', { name: 'Versions' }).locator(':scope > li').first();
  const change = (name: string) =>
    newest.locator('div', { has: page.getByRole('term').getByText(name, { exact: true }) }).last();
  await expect(change('Kind')).toContainText('Journal article Thesis');
  await expect(change('Title').getByRole('deletion')).toHaveText('Old title');
  await expect(change('Title').getByRole('insertion')).toHaveText('Brand new');
  await expect(change('Keywords').getByRole('definition')).toHaveText('sea, moon');
  await expect(change('Keywords').getByRole('deletion')).toHaveText(', moon');
  await expect(change('Journal').getByRole('deletion')).toHaveText('Journal: The sea');
});

test('a sitting that is longer than a page is one line', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, { other: { title: 'Cacao' } });
  for (let save = 1; save <= 60; save += 1) {
    await updateDocument(client, id, { other: { note: `Note ${save}` } });
  }
  await page.goto(`/dashboard?document=${id}`);
  await page.getByRole('button', { name: 'History' }).click();
  const revisions = page.getByRole('list', { name: 'Versions' }).locator(':scope > li');
  await expect(revisions).toHaveCount(2);
  await expect(revisions.nth(0)).toContainText('60 saves');
  await expect(revisions.nth(1)).toContainText('Added');
});
