// Citation keys are typed or made by a pattern that a person sets, and no two documents have the same unless somebody wants it so.
import type { ApiClient } from '#tests/support/client.ts';
import { clientOf } from './support/clientOf.ts';
import { addDocument, addDocuments } from './support/documents.ts';
import { beginNew, titleField } from './support/editing.ts';
import { expect, test } from './support/fixtures.ts';
import { holdOperation } from './support/requests.ts';

const berg = { title: 'Tides', authors: [{ person: { family: 'Berg', given: 'Jan' } }], published: '2006' };

/** The keys of each document of the library. */
async function keysOf(client: ApiClient): Promise<string[]> {
  const { me } = await client.ask<{ me: { documents: { edges: { node: { citationKeys: string[] } }[] } } }>(
    '{ me { documents { edges { node { citationKeys } } } } }',
  );
  return me.documents.edges.map(({ node }) => node.citationKeys.join(' ')).sort();
}

test(
  'a key is made in its field, and one that another document has is said',
  { tag: '@everyWidth' },
  async ({ page, server, signedIn }) => {
    const client = await clientOf(server.url, signedIn);
    await addDocument(client, { other: { ...berg, title: 'Waves', citationKeys: ['Berg2006'] } });
    const id = await addDocument(client, { other: { ...berg, citationKeys: ['berg2006A'] } });
    await page.goto(`/dashboard?document=${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const field = page.locator('[data-field="citationKeys"]');
    const held = await holdOperation(page, 'suggestKeyQuery');
    await field.getByRole('button', { name: 'Generate key' }).click();
    const making = field.getByRole('button', { name: 'Generating…', disabled: true });
    await expect(making).toHaveAttribute('aria-busy', 'true');
    await expect(making).toBeFocused();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(field).toContainText('Berg2006a');
    // In another case it is the same key.
    await expect(field).not.toContainText('berg2006A');
    await expect(field.getByRole('button', { name: 'Generate key' })).toBeFocused();

    await field.getByRole('combobox').fill('berg2006');
    await page.keyboard.press('Enter');
    await expect(field.getByRole('status')).toHaveText('“berg2006” is also a key of “Waves”.');
    await field.getByRole('combobox').fill('b{c}#1');
    await page.keyboard.press('Enter');
    await expect(field.getByRole('status')).toContainText('“b{c}#1” is exported as “bc1”');
    await page.getByRole('button', { name: 'Remove b{c}#1' }).click();
    await expect(field.getByRole('status')).not.toContainText('exported as');
    await page.getByRole('button', { name: 'Done' }).click();
    const read = async () =>
      (
        await client.ask<{ userDocument: object }>('query ($id: ID!) { userDocument(id: $id) { citationKeys } }', {
          id,
        })
      ).userDocument;
    await expect.poll(read).toEqual({ citationKeys: ['Berg2006a', 'berg2006'] });
  },
);

test('the pattern is set where its mistakes are seen, and keys of many are made by it and taken back', async ({
  page,
  server,
  signedIn,
}) => {
  const client = await clientOf(server.url, signedIn);
  await addDocuments(client, [{ other: berg }, { other: { ...berg, citationKeys: ['old'] } }]);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Library actions' }).click();
  await page.getByRole('menuitem', { name: 'Citation key pattern…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Citation key pattern' });
  const pattern = dialog.getByLabel('Pattern');
  await pattern.fill('[auth:lowr]');
  await expect(dialog.locator('mark')).toHaveText('lowr');
  await dialog.getByRole('button', { name: 'Set' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Character 7: There’s no modifier :lowr');
  await pattern.fill('[auth:lower]:[shortyear]');
  await expect(dialog).toContainText('mueller:24');
  await dialog.getByRole('button', { name: 'Set' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);

  await page
    .getByRole('row', { name: /Tides/ })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'More for the selection' }).click();
  await page.getByRole('menuitem', { name: 'Generate citation keys' }).click();
  await page.getByRole('menuitem', { name: 'For all…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Generate' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Citation keys generated for 2 documents');
  expect(await keysOf(client)).toEqual(['berg:06', 'berg:06a old']);
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => keysOf(client)).toEqual(['', 'old']);
});

test('a new document without a typed key gets one when it is added', async ({ page, server, signedIn }) => {
  await page.goto('/dashboard');
  await beginNew(page);
  await titleField(page).fill('On the tides');
  const field = page.locator('[data-field="citationKeys"]');
  await expect(field).toContainText('Leave empty to generate a key.');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'On the tides' })).toBeVisible();
  const client = await clientOf(server.url, signedIn);
  expect(await keysOf(client)).toEqual(['tides']);
});
