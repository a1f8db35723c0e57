// Tests drafts: unsaved text survives a reload, a crash and a log-out on the device, for its account only.
import type { Page } from '@playwright/test';
import { demoPerson, newcomer } from '#mock-server/demoSnapshot.ts';
import { expect, test } from '../support/mockWorld.ts';
import {
  beginNew,
  crash,
  editFirst,
  expectSaved,
  expectUnsaved,
  keptDrafts,
  savedState,
  titleField,
} from './support/editing.ts';
import { list } from './support/library.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const isBack = (page: Page) => page.getByText('Your unsaved changes are back');

/** Types a title that doesn't reach the server. */
async function typeInVain(page: Page, title: string): Promise<void> {
  await editFirst(page);
  await titleField(page).fill(title);
  await expectUnsaved(page, title, 'Not saved: Network request failed');
}

/** Goes to the library and asserts that no drafts are reported. */
async function expectNothingSaid(page: Page, address: string): Promise<void> {
  const looked = page.waitForResponse(/tellOfWork/);
  await page.goto(address);
  await looked;
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('not saved yet')).toHaveCount(0);
}

const withoutSaving = { operation: 'updateDocumentMutation' };

test.beforeEach(async ({ page, world }) => {
  await world.signIn();
  await page.goto('/dashboard');
});

test('a reload restores what was typed, and saves it', async ({ page, world }) => {
  await world.play('unreachable', withoutSaving);
  await typeInVain(page, 'Typed before the reload');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(isBack(page)).toBeVisible();
  await expect(titleField(page)).toHaveValue('Typed before the reload');
  await world.play('ordinary');
  await expect(savedState(page)).toBeVisible();
  await expect(isBack(page)).toBeHidden();
  // Failures after this belong to text typed on this page.
  await world.play('unreachable', withoutSaving);
  await titleField(page).fill('Typed after the reload');
  await expectUnsaved(page, 'Typed after the reload', 'Not saved: Network request failed');
  await expect(isBack(page)).toBeHidden();
  await world.play('ordinary');
  await expectSaved(page, 'Typed after the reload');
});

test('after a crash the library reports the draft, and leads to it', async ({ page, world }) => {
  await world.play('unreachable', withoutSaving);
  await typeInVain(page, 'Typed before the crash');
  const next = await crash(page, '/dashboard');
  const message = messages(next).getByText('Changes are not saved yet: Typed before the crash');
  await expect(message).toBeVisible();
  await messages(next).getByRole('button', { name: 'Continue editing' }).click();
  await expect(titleField(next)).toHaveValue('Typed before the crash');
  await world.play('ordinary');
  await expectSaved(next, 'Typed before the crash');
  expect(await keptDrafts(next)).toBe(0);
});

test('it is listed by the title that was saved last, not by the original one', async ({ page, world }) => {
  await editFirst(page);
  await titleField(page).fill('Saved before the crash');
  await expect(list(page).getByRole('link', { name: 'Saved before the crash' })).toBeVisible();
  await world.play('unreachable', withoutSaving);
  await page.getByRole('textbox', { name: 'Family name' }).first().fill('Typed before the crash');
  await expectUnsaved(page, 'Saved before the crash', 'Not saved: Network request failed');
  const next = await crash(page, '/dashboard');
  const message = messages(next).getByText('Changes are not saved yet: Saved before the crash');
  await expect(message).toBeVisible();
  // It is no longer reported once the person has opened the document.
  await list(next).getByRole('link', { name: 'Saved before the crash' }).click();
  await expect(isBack(next)).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('a new document is restored, and added once', async ({ page }) => {
  await beginNew(page);
  await titleField(page).fill('Begun before the crash');
  const next = await crash(page, '/dashboard');
  await messages(next).getByRole('button', { name: 'Continue editing' }).click();
  await expect(titleField(next)).toHaveValue('Begun before the crash');
  await next.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(next.getByRole('heading', { name: 'Begun before the crash' })).toBeVisible();
  await next.goto('/dashboard?document=new');
  await expect(next.getByText('Or fill in a form')).toBeVisible();
});

test('uncommitted text in a list field survives a crash', async ({ page, world }) => {
  await world.play('unreachable', withoutSaving);
  await editFirst(page);
  const box = (of: Page) => of.locator('[data-field="keywords"]').getByRole('combobox');
  await box(page).pressSequentially('crashkeyword');
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const next = await crash(page, page.url());
  await expect(isBack(next)).toBeVisible();
  await expect(
    next.locator('[data-field="keywords"]').getByRole('button', { name: 'Remove crashkeyword' }),
  ).toBeVisible();
  await world.play('ordinary');
  await expect(isBack(next)).toBeHidden();
  expect(await keptDrafts(next)).toBe(0);
});

test('unsaved text of another open tab is not offered', async ({ page, world }) => {
  await world.play('unreachable', withoutSaving);
  await typeInVain(page, 'Typed in the other tab');
  const other = await page.context().newPage();
  await expectNothingSaid(other, page.url());
  await expect(other.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  expect(await keptDrafts(page)).toBe(1);
});

test('discarded changes are not offered again', async ({ page, world }) => {
  await world.play('unreachable', withoutSaving);
  await typeInVain(page, 'Given up');
  await page.getByRole('button', { name: 'Close the document' }).click();
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await expect(titleField(page)).toBeHidden();
  expect(await keptDrafts(page)).toBe(0);
});

test('a log-out asks and deletes the drafts; nobody else sees them', async ({ page, world }) => {
  await world.play('unreachable', withoutSaving);
  await typeInVain(page, 'Not for other eyes');
  const next = await crash(page, '/dashboard');
  await expect(messages(next)).toContainText('Not for other eyes');

  await test.step('somebody else', async () => {
    await world.signIn(newcomer.email);
    await expectNothingSaid(next, '/dashboard');
    await expect(next.getByRole('button', { name: `Account: ${newcomer.email}` })).toBeVisible();
  });
  await world.signIn();
  await next.goto('/dashboard');
  const logOut = async () => {
    await next.getByRole('button', { name: `Account: ${demoPerson.email}` }).click();
    await next.getByRole('menuitem', { name: 'Log out' }).click();
  };
  const question = next.getByRole('alertdialog', { name: 'You have unsaved changes on this device' });
  await logOut();
  await expect(question).toContainText('Changes to 1 document are not saved');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(question).toBeHidden();
  await expect(list(next)).toBeVisible();
  await logOut();
  await question.getByRole('button', { name: 'Delete changes and log out' }).click();
  await expect(next).toHaveURL(/\/user\/login/);
  expect(await keptDrafts(next)).toBe(0);
});
