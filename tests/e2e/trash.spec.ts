// Tests purging documents: one, several or all of the trash, always with a confirmation that says how many.
import { clientOf } from './support/clientOf.ts';
import { addDocuments } from './support/documents.ts';
import { expect, test } from './support/fixtures.ts';
import { expectCount, search } from './support/library.ts';

const titles = ['Cacao', 'Dark chocolate', 'Milk', 'Sugar'];

test('documents of the trash are purged once the person has confirmed it', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  await addDocuments(
    client,
    [...titles, 'Kept'].map((title) => ({ other: { title } })),
  );
  const query = titles.map((title) => `title = "${title}"`).join(' or ');
  await client.ask(`mutation ($input: DeleteUserDocumentsInput!) { deleteUserDocuments(input: $input) { count } }`, {
    input: { selection: { filterBy: { query } } },
  });
  await page.goto('/dashboard?group=trash&sort=title');
  await expectCount(page, '4');
  const trash = page.getByRole('grid', { name: 'Trash' });
  const dialog = page.getByRole('alertdialog');
  const messages = page.getByRole('region', { name: 'Messages' });

  await test.step('one, by its key; cancelling keeps it', async () => {
    await trash.getByRole('link', { name: 'Cacao' }).focus();
    await page.keyboard.press('Delete');
    await expect(dialog).toContainText('Delete “Cacao” permanently?');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trash.getByRole('link', { name: 'Cacao' })).toBeFocused();
    await page.keyboard.press('Delete');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(messages).toContainText('“Cacao” deleted permanently');
    await expectCount(page, '3');
  });

  await test.step('several, from the selection bar', async () => {
    await trash.getByRole('checkbox', { name: 'Select “Milk”' }).check();
    await trash.getByRole('checkbox', { name: 'Select “Sugar”' }).check();
    await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Delete permanently…' }).click();
    await expect(dialog).toContainText('Delete 2 documents permanently?');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expectCount(page, '1');
    await expect(page.getByRole('group', { name: 'Selection' })).toBeHidden();
  });

  await test.step('all that are left, without affecting the library', async () => {
    await search(page, 'nothing');
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Empty trash…' })).toBeHidden();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('button', { name: 'Empty trash…' }).click();
    await expect(dialog).toContainText('Delete 1 document permanently?');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Empty trash…' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeFocused();
    await page.getByRole('link', { name: /^All documents/ }).click();
    await expectCount(page, '1');
  });
});
