// Tests undo and redo by keyboard: changes are undone in reverse order, and redone.
import type { BrowserContext, Page } from '@playwright/test';
import { beforeNextSave } from './support/beforeNextSave.ts';
import { clientOf } from './support/clientOf.ts';
import { addDocument, updateDocument } from './support/documents.ts';
import { expect, newPerson, test } from './support/fixtures.ts';
import {
  chooseFile,
  documentTitle,
  expectCount,
  importFile,
  list,
  openDocument,
  submitAccount,
} from './support/library.ts';
import { holdOperation } from './support/requests.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const undo = (page: Page) => page.keyboard.press('Control+z');
const redo = (page: Page) => page.keyboard.press('Control+Shift+z');

test('typing, moving and trashing are undone and redone by keys', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const add = (title: string) => addDocument(client, { other: { title } });
  await add('Cacao');
  await add('Milk');
  await page.goto('/dashboard');
  await expectCount(page, '2');

  // Nothing was changed yet, so the keys have no handler.
  await undo(page);
  await openDocument(page, 'Cacao');
  await page.keyboard.press('e');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Cacao beans');
  // In a field the key undoes typing.
  await undo(page);
  await expect(title).toHaveValue('Cacao');
  await title.fill('Cacao beans');
  await page.getByRole('button', { name: 'Done' }).click();
  const heading = documentTitle(page);
  await expect(heading).toHaveText('Cacao beans');

  await page.getByRole('button', { name: 'Close the document' }).click();
  await list(page).getByRole('checkbox', { name: 'Select “Milk”' }).check();
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: /trash/i }).click();
  await expect(messages(page)).toContainText('1 document moved to trash');
  await expectCount(page, '1');

  // The last change first.
  await undo(page);
  await expect(messages(page)).toContainText('1 document restored');
  await expectCount(page, '2');
  await undo(page);
  await expect(messages(page)).toContainText('Undone: title of “Cacao beans” changed');
  await expect(list(page).getByRole('link', { name: 'Cacao', exact: true })).toBeVisible();
  await undo(page);
  await expect(messages(page)).toContainText('Nothing to undo');

  await redo(page);
  await expect(list(page).getByRole('link', { name: 'Cacao beans' })).toBeVisible();
  await page.keyboard.press('Control+y');
  await expectCount(page, '1');
  await redo(page);
  await expect(messages(page)).toContainText('Nothing to redo');

  // The Undo of a message undoes that change.
  await messages(page).getByRole('button', { name: 'Undo' }).first().click();
  await expectCount(page, '2');
});

test('documents trashed one by one share a message, whose Undo restores all of them', async ({
  page,
  server,
  signedIn,
}) => {
  const client = await clientOf(server.url, signedIn);
  for (const title of ['Cacao', 'Milk', 'Sugar', 'Vanilla']) await addDocument(client, { other: { title } });
  await page.goto('/dashboard');
  await expectCount(page, '4');
  const trash = async (title: string, left: string) => {
    await list(page).getByRole('row').filter({ hasText: title }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
    await expectCount(page, left);
  };
  await trash('Cacao', '3');
  await trash('Milk', '2');
  await trash('Sugar', '1');
  await expect(messages(page).getByRole('listitem')).toHaveText([/^3 documents moved to trash/]);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page)).toContainText('3 documents restored');
  await expectCount(page, '4');
  // The keys undo them one by one.
  await redo(page);
  await expectCount(page, '3');
  await expect(messages(page).getByRole('listitem')).toHaveText([/moved to trash/]);
});

test('later changes of somebody else are kept, which is reported', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, { other: { title: 'Cacao' } });
  await page.goto(`/dashboard?document=${id}`);
  const heading = documentTitle(page);
  await expect(heading).toHaveText('Cacao');
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Cacao beans');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(heading).toHaveText('Cacao beans');
  await updateDocument(client, id, { other: { title: 'Theirs' } });
  await undo(page);
  await expect(messages(page)).toContainText(
    'Undone: title of “Cacao beans” changed, except fields that were changed since',
  );
  await expect(heading).toHaveText('Theirs');
});

test('a whole import is undone at once', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/dashboard');
  await importFile(page, 'jabref-groups-new.bib', 4);
  await expectCount(page, '4');
  await undo(page);
  await expect(messages(page)).toContainText('Undone: jabref-groups-new.bib imported');
  await expect(page.getByRole('link', { name: /^Trash/ })).toContainText('4');
});

test('a whole import is redone with its groups and abbreviations, except what was changed since', async ({
  page,
  server,
  signedIn,
}) => {
  const client = await clientOf(server.url, signedIn);
  await page.goto('/dashboard');
  const text = `@string{jan = "January"}
@book{sea, title = {The sea}, groups = {Read}}
@book{sun, title = {The sun}}
@comment{jabref-meta: grouping:
0 AllEntriesGroup:;
1 StaticGroup:Read\\;0\\;1\\;\\;\\;\\;;
}`;
  await chooseFile(page, { name: 'sky.bib', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Add 2 documents' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('dialog')).toHaveCount(0);
  const group = page.getByRole('treeitem', { name: /Read/ });
  await expect(group).toBeVisible();
  const whole = '{ me { libraryParts { name } documents(first: 5) { edges { node { id title } } } } }';
  const read = async () =>
    (
      await client.ask<{
        me: { libraryParts: { name: string }[]; documents: { edges: { node: { id: string; title: string } }[] } };
      }>(whole)
    ).me;
  const sun = (await read()).documents.edges.find(({ node }) => node.title === 'The sun')?.node.id;
  await updateDocument(client, sun ?? '', { other: { note: 'Mine now' } });

  await undo(page);
  await expect(messages(page)).toContainText(
    'Undone: sky.bib imported, except 1 document that was changed since or deleted',
  );
  await expect(group).toHaveCount(0);
  await expectCount(page, '1');
  expect((await read()).libraryParts).toEqual([]);

  await redo(page);
  await expect(messages(page)).toContainText('Redone: sky.bib imported');
  await expect(group).toBeVisible();
  await expectCount(page, '2');
  expect((await read()).libraryParts).toEqual([{ name: 'jan' }]);
});

test('the part of an import that was added before it was stopped is undone by keys', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/dashboard');
  const text = Array.from({ length: 250 }, (_, at) => `@book{key${at}, title = {Book ${at}}}`).join('\n');
  await chooseFile(page, { name: 'books.bib', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const dialog = page.getByRole('dialog', { name: 'Import books.bib' });
  const held = await holdOperation(page, 'addDocumentsMutation');
  await dialog.getByRole('button', { name: 'Add 250 documents' }).click();
  await expect.poll(() => held.length).toBe(1);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await held[0]?.continue();
  await expect(dialog).toContainText('Import stopped: 100 of 250 documents added.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await undo(page);
  await expect(messages(page)).toContainText('Undone: books.bib imported');
  await expect(page.getByRole('link', { name: /^Trash/ })).toContainText('100');
});

test('an import that its own dialog has undone cannot be undone again', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/dashboard');
  await chooseFile(page, {
    name: 'sky.bib',
    mimeType: 'text/plain',
    buffer: Buffer.from('@book{sky, title = {The sky}}'),
  });
  const dialog = page.getByRole('dialog', { name: 'Import sky.bib' });
  await dialog.getByRole('button', { name: 'Add 1 document' }).click();
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog).toContainText('Your library is as it was before');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await undo(page);
  await expect(messages(page)).toContainText('Nothing to undo');
});

test('text typed a moment ago is the last change, even before it is saved', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, { other: { title: 'Cacao' } });
  await page.goto(`/dashboard?document=${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Cacao beans');
  await page.getByRole('button', { name: 'Done' }).focus();
  await undo(page);
  await expect(messages(page)).toContainText(/Undone: title of “.*” changed/);
  await expect(title).toHaveValue('Cacao');
});

test("one's own change is undone alone, although others saved before", async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, { other: { title: 'Cacao' } });
  const query = 'query ($id: ID!) { userDocument(id: $id) { title note doi } }';
  const read = async () => (await client.ask<{ userDocument: object }>(query, { id })).userDocument;
  await page.goto(`/dashboard?document=${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Cacao beans');
  await expect.poll(read).toEqual({ title: 'Cacao beans', note: null, doi: null });
  await beforeNextSave(page, () => updateDocument(client, id, { other: { note: 'Theirs' } }));
  await page.getByRole('textbox', { name: 'DOI', exact: true }).fill('10.1000/182');
  await expect.poll(read).toEqual({ title: 'Cacao beans', note: 'Theirs', doi: '10.1000/182' });
  await page.getByRole('button', { name: 'Done' }).click();

  await undo(page);
  await expect(messages(page)).toContainText('Undone: DOI of “Cacao beans” changed');
  expect(await read()).toEqual({ title: 'Cacao beans', note: 'Theirs', doi: null });
  await undo(page);
  await expect(messages(page)).toContainText('Undone: title of “Cacao beans” changed');
  expect(await read()).toEqual({ title: 'Cacao', note: 'Theirs', doi: null });
});

/** Opens a library of one document, after another one was just trashed and the session has ended. */
async function trashAndExpire(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/dashboard');
  const text = '@book{cacao, title = {Cacao}}\n@book{milk, title = {Milk}}';
  await chooseFile(page, { name: 'two.bib', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Add 2 documents' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await list(page).getByRole('checkbox', { name: 'Select “Milk”' }).check();
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: /trash/i }).click();
  await expect(messages(page)).toContainText('1 document moved to trash');
  await context.clearCookies({ name: /session/ });
}

const logInAgain = (page: Page) => page.getByRole('alertdialog', { name: 'You are logged out' });

test('after the session ended, undo asks to log in, and then undoes', async ({ page, context, signedIn }) => {
  await trashAndExpire(page, context);
  await undo(page);
  const dialog = logInAgain(page);
  await expect(dialog).toContainText('you can still undo them with Ctrl+Z');
  await expect(page).toHaveURL(/\/dashboard/);
  await dialog.getByLabel(/^Password for/).fill(signedIn.password);
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('1 document restored');
  await expectCount(page, '2');
  // And the change before it.
  await undo(page);
  await expect(messages(page)).toContainText('Undone: two.bib imported');
  await redo(page);
  await expectCount(page, '2');
});

test('after the session ended, the next person cannot undo anything', async ({ page, context, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await trashAndExpire(page, context);
  await undo(page);
  await logInAgain(page).getByRole('button', { name: 'Leave the library' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await submitAccount(page, newPerson(), 'Create account');
  await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  await chooseFile(page, { name: 'mine.bib', mimeType: 'text/plain', buffer: Buffer.from('@book{a, title = {Mine}}') });
  await page.getByRole('button', { name: 'Add 1 document' }).click();
  // Closed before, the import would go on behind the list.
  await expect(page.getByRole('dialog')).toContainText('1 document added to your library.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await undo(page);
  await expect(messages(page)).toContainText('Undone: mine.bib imported');
  await undo(page);
  await expect(messages(page)).toContainText('Nothing to undo');
});
