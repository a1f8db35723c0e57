// Tests sharing a library on the page: creating one, inviting by a link, roles, removal, leaving, and the trash.
import type { Page } from '@playwright/test';
import { clientOf } from './support/clientOf.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, newPerson, test } from './support/fixtures.ts';
import { changeLibrary, createLibrary, findLibrary, invite } from '../api/contract/sharingOperations.ts';
import { makeClient } from '../support/client.ts';

const name = 'Reading group';

/** Opens the menu of libraries. */
async function openMenu(page: Page, open: string): Promise<void> {
  const groups = page.getByRole('button', { name: 'Groups', exact: true });
  const libraries = page.getByRole('button', { name: `Library: ${open}` });
  await expect(groups.or(libraries).first()).toBeVisible();
  if (await groups.isVisible()) await groups.click();
  await libraries.click();
}

const choose = (page: Page, item: string) => page.getByRole('menuitem', { name: item }).click();

test('a person creates a library, invites another one by a link, changes the role and removes them', async ({
  page,
  signedIn,
  server,
  browser,
}) => {
  await page.goto('/dashboard');
  await openMenu(page, 'My library');
  await choose(page, 'New shared library…');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\?library=lib_/);

  await openMenu(page, name);
  await choose(page, 'Members and invitations…');
  const dialog = page.getByRole('dialog', { name: `Members of “${name}”` });
  await expect(dialog.getByRole('region', { name: 'Members', exact: true })).toContainText(`${signedIn.email} (you)`);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Invite people…' }).click();
  const form = page.getByRole('dialog', { name: `Invite people to “${name}”` });
  await expect(form.getByRole('radio', { name: 'Editor' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(form.getByRole('radio', { name: 'Reader' })).toBeChecked();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByRole('region', { name: 'Open invitations' })).toContainText('Link, for one person');

  const guest = newPerson();
  await makeClient(server.url).ask('mutation ($input: SignupInput!) { signup(input: $input) { __typename } }', {
    input: guest,
  });
  const other = await browser.newPage();
  await other.goto(link);
  await other.getByLabel('E-mail', { exact: true }).fill(guest.email);
  await other.getByLabel('Password', { exact: true }).fill(guest.password);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await other.getByRole('button', { name: 'Join library' }).click();
  await other.getByRole('link', { name: 'Open library' }).click();
  await expect(other).toHaveURL(new URL(page.url()).href);
  await expect(other.getByText('Read only').first()).toBeVisible();
  // The name that somebody sets in the account is the one that the others see.
  await other.goto('/dashboard/account');
  await other.getByRole('textbox', { name: 'Your name' }).fill('Ada Lovelace');
  await other.getByRole('button', { name: 'Save name' }).click();
  await expect(other.getByText('Members of your shared libraries now see “Ada Lovelace”.')).toBeVisible();

  await page.keyboard.press('Escape');
  await openMenu(page, name);
  await choose(page, 'Members and invitations…');
  await expect(dialog).toContainText('Ada Lovelace');
  await dialog.getByRole('combobox', { name: 'Role of Ada Lovelace' }).click();
  await page.getByRole('option', { name: 'Editor' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Role of Ada Lovelace' })).toContainText('Editor');
  await dialog.getByRole('button', { name: 'Remove Ada Lovelace' }).click();
  await page.getByRole('alertdialog', { name: 'Remove Ada Lovelace?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('Ada Lovelace')).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Members', exact: true })).toBeFocused();
  await other.goto(page.url());
  await expect(other.getByRole('alert').filter({ hasText: 'There is no such library' })).toBeVisible();
  await other.close();
});

test('a library is renamed, deleted, and restored from the menu', async ({ page, signedIn, server }) => {
  const client = await clientOf(server.url, signedIn);
  const libraryId = await createLibrary(client, name);
  await page.goto(`/dashboard?library=${libraryId}`);
  await openMenu(page, name);
  await choose(page, 'Rename library…');
  await page.getByRole('textbox', { name: 'Name' }).fill('Seminar');
  await page.keyboard.press('Enter');
  await openMenu(page, 'Seminar');
  await expect(page.getByRole('menuitem', { name: 'Leave library: you are its only owner' })).toBeDisabled();
  await choose(page, 'Delete library…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete library' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect((await findLibrary(client, libraryId))?.trashed).not.toBeNull();
  await openMenu(page, 'My library');
  await choose(page, 'Restore “Seminar”');
  await expect(page).toHaveURL(`/dashboard?library=${libraryId}`);
  await expect(page.getByRole('button', { name: 'Library: Seminar' })).toBeVisible();
});

test('a member leaves a library, and finds their own', async ({ page, signedIn, server }) => {
  const owner = newPerson();
  await makeClient(server.url).ask('mutation ($input: SignupInput!) { signup(input: $input) { __typename } }', {
    input: owner,
  });
  const client = await clientOf(server.url, owner);
  const libraryId = await createLibrary(client, name);
  await changeLibrary(await clientOf(server.url, signedIn), 'acceptInvitation', {
    secret: await invite(client, { libraryId, role: 'READER' }),
  });
  await page.goto(`/dashboard?library=${libraryId}`);
  await openMenu(page, name);
  await expect(page.getByRole('menuitem', { name: 'Delete library…' })).toHaveCount(0);
  await choose(page, 'Leave library…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(`You left “${name}”`);
});
