// Nothing that was written is lost: what a document was is seen field by field, brought back, and that taken back.
import { clientOf } from './support/clientOf.ts';
import { expect, test } from './support/fixtures.ts';

test('an earlier revision is seen and brought back', { tag: '@everyWidth' }, async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const { addUserDocument } = await client.ask<{ addUserDocument: { id: string } }>(
    `mutation ($input: AddUserDocumentInput!) { addUserDocument(input: $input) { id } }`,
    { input: { other: { title: 'Cacao' } } },
  );
  const { id } = addUserDocument;
  for (const title of ['Cacao beans', 'Cacao beans raw']) {
    await client.ask(`mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { id } }`, {
      input: { id, other: { title } },
    });
  }
  await page.goto(`/dashboard?document=${id}`);
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  const revisions = dialog.getByRole('list', { name: 'Revisions' }).getByRole('listitem');
  await expect(revisions).toHaveCount(3);
  await expect(revisions.nth(0)).toContainText('As it is now');
  await expect(revisions.nth(0).getByRole('insertion')).toContainText('raw');
  await expect(revisions.nth(1).getByRole('insertion')).toContainText('beans');
  await expect(revisions.nth(2)).toContainText('Added');

  await revisions.nth(2).getByRole('button', { name: 'Bring this back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring it back' }).click();
  await expect(dialog).toBeHidden();
  const heading = page.locator('[data-document-title]');
  await expect(heading).toHaveText('Cacao');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText('Cacao beans raw');
});
