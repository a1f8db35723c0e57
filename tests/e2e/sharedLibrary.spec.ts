// Shared libraries on the page: the switch between libraries, what each role may do, and that nothing of one library is shown in another.
import type { Page } from '@playwright/test';
import { makeClient, type ApiClient } from '../support/client.ts';
import { changeLibrary, createLibrary, findLibrary, invite, share } from '../api/contract/sharingOperations.ts';
import { clientOf } from './support/clientOf.ts';
import { type Account, expect, newPerson, test } from './support/fixtures.ts';
import { expectCount, list, moveToTrash, openDocument } from './support/library.ts';

const name = 'Reading group';

const titled = (title: string, libraryId?: string) => ({ documents: [{ other: { title } }], libraryId });

/** Adds a document to a library. */
const add = (client: ApiClient, title: string, libraryId?: string) =>
  client.ask('mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }', {
    input: titled(title, libraryId),
  });

/** Opens the menu of libraries and chooses one. */
async function openLibrary(page: Page, from: string, to: string): Promise<void> {
  const groups = page.getByRole('button', { name: 'Groups', exact: true });
  if (await groups.isVisible()) await groups.click();
  await page.getByRole('button', { name: `Library: ${from}` }).click();
  await page.getByRole('menuitemradio', { name: to, exact: true }).click();
}

/** The owner of a library in which `member` has a role. */
async function newOwner(url: string, member: Account, role: 'EDITOR' | 'READER') {
  const owner = newPerson();
  await makeClient(url).ask('mutation ($input: SignupInput!) { signup(input: $input) { __typename } }', {
    input: owner,
  });
  const client = await clientOf(url, owner);
  const libraryId = await createLibrary(client, name);
  const person = await clientOf(url, member);
  await changeLibrary(person, 'acceptInvitation', { secret: await invite(client, { libraryId, role }) });
  return { client, libraryId };
}

test(
  'a person switches to a shared library, changes it, and comes back to their own',
  { tag: '@everyWidth' },
  async ({ page, signedIn, server }) => {
    const client = await clientOf(server.url, signedIn);
    const libraryId = await createLibrary(client, name);
    await add(client, 'Mine alone');
    await add(client, 'Shared by all', libraryId);
    await page.goto('/dashboard');
    await expect(list(page)).toContainText('Mine alone');

    await openLibrary(page, 'My library', name);
    await expect(page).toHaveURL(`/dashboard?library=${libraryId}`);
    await expect(list(page)).toContainText('Shared by all');
    await expect(list(page)).not.toContainText('Mine alone');

    await openDocument(page, 'Shared by all');
    await expect(page).toHaveURL(new RegExp(`library=${libraryId}&document=`));
    await moveToTrash(page);
    await expect(page.getByText('“Shared by all” moved to trash')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(list(page)).toContainText('Shared by all');

    // What is added here is added to this library.
    await page.keyboard.press('n');
    await page.getByRole('button', { name: /^Journal article/ }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Added here');
    await page.getByRole('button', { name: 'Add', exact: true }).last().click();
    await expect(page.getByRole('heading', { name: 'Added here' })).toBeVisible();

    await page.goto(`/dashboard?library=${libraryId}`);
    await expect(list(page)).toContainText('Added here');
    await openLibrary(page, name, 'My library');
    await expect(page).toHaveURL('/dashboard');
    await expect(list(page)).toContainText('Mine alone');
    await expectCount(page, '1');
  },
);

test('a reader reads, but finds nothing that would change the library', async ({ page, signedIn, server }) => {
  const { client, libraryId } = await newOwner(server.url, signedIn, 'READER');
  await add(client, 'Only to be read', libraryId);
  await page.goto(`/dashboard?library=${libraryId}`);
  await expect(page.getByRole('button', { name: `Library: ${name}` })).toContainText('Read only');
  await expect(page.getByRole('button', { name: 'Import' })).toHaveCount(0);
  const pane = await openDocument(page, 'Only to be read');
  await expect(pane.getByRole('button', { name: 'History' })).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.keyboard.press('e');
  await page.keyboard.press('n');
  await page.keyboard.press('Delete');
  await expect(pane.getByRole('heading', { name: 'Only to be read' })).toBeVisible();
  await pane.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Move to trash' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: 'RIS', exact: true }).click();
  expect((await download).url()).toBeTruthy();
  // A new role shows with the next look for changes.
  const [member] = ((await findLibrary(client, libraryId))?.members ?? []).filter(({ role }) => role === 'READER');
  await share(client, 'setMemberRole', { libraryId, userId: member?.person.id, role: 'EDITOR' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(pane.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
});

test('a library that is taken away while somebody types says so, and keeps what was typed', async ({
  page,
  signedIn,
  server,
}) => {
  const { client, libraryId } = await newOwner(server.url, signedIn, 'EDITOR');
  await add(client, 'About to vanish', libraryId);
  await page.goto(`/dashboard?library=${libraryId}`);
  const pane = await openDocument(page, 'About to vanish');
  await pane.getByRole('button', { name: 'Edit', exact: true }).click();
  const [member] = ((await findLibrary(client, libraryId))?.members ?? []).filter(({ role }) => role === 'EDITOR');
  await share(client, 'removeMember', { libraryId, userId: member?.person.id });
  await page.getByLabel('Title', { exact: true }).fill('Typed when it vanished');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('alert').filter({ hasText: 'can no longer be opened' })).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed when it vanished');
});

test('an address of a library that is not there leads to the own one', async ({ page, signedIn }) => {
  await page.goto('/dashboard?library=lib_nowhere');
  await expect(page.getByRole('alert').filter({ hasText: 'There is no such library' })).toBeVisible();
  await page.getByRole('link', { name: 'Open my library' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  expect(signedIn.email).not.toBe('');
});

test('keys take back only what was done in the library that is open', async ({ page, signedIn, server }) => {
  const client = await clientOf(server.url, signedIn);
  const libraryId = await createLibrary(client, name);
  await add(client, 'Trashed in the group', libraryId);
  await add(client, 'Mine alone');
  await page.goto(`/dashboard?library=${libraryId}`);
  await openDocument(page, 'Trashed in the group');
  await moveToTrash(page);
  await expect(page.getByText('“Trashed in the group” moved to trash')).toBeVisible();
  await openLibrary(page, name, 'My library');
  await expect(list(page)).toContainText('Mine alone');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Nothing to undo')).toBeVisible();
  await openLibrary(page, 'My library', name);
  await expect(page.getByText('This library is empty')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(list(page)).toContainText('Trashed in the group');
});

test('a library that comes back from the trash can be changed again', async ({ page, signedIn, server }) => {
  const { client, libraryId } = await newOwner(server.url, signedIn, 'EDITOR');
  await add(client, 'Comes back', libraryId);
  await page.goto(`/dashboard?library=${libraryId}`);
  await expect(list(page)).toContainText('Comes back');
  await changeLibrary(client, 'deleteLibrary', { id: libraryId });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const gone = page.getByRole('alert').filter({ hasText: 'can no longer be opened' });
  await expect(gone).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open my library' }).click();
  await changeLibrary(client, 'restoreLibrary', { id: libraryId });
  await openLibrary(page, 'My library', name);
  await expect(list(page)).toContainText('Comes back');
  await expect(page.getByRole('button', { name: 'Import' })).toBeVisible();
  await expect(gone).toHaveCount(0);
});
