// Tests the account pages in the mock server's scenarios, and that no typed text is lost.
import type { Locator, Page } from '@playwright/test';
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { expect, test, type World } from '../../support/mockWorld.ts';
import { editFirst, expectSaved, expectUnsaved, saveAgain } from '../support/editing.ts';
import { list, submitAccount } from '../support/library.ts';
import { followNewLink } from '../support/passwordLink.ts';

const { email, password } = demoPerson;

const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });

async function choosePassword(page: Page, phrase: string): Promise<void> {
  await newPassword(page).fill(phrase);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test.describe(() => {
  test.use({ scenario: 'login-problems' });

  test('login-problems: the forms show each problem beside its field', async ({ page }) => {
    await page.goto('/user/login');
    await submitAccount(page, demoPerson, 'Log in');
    await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.');
    for (const label of ['E-mail', 'Password'])
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);

    await page.goto('/user/forgot-password');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/We can’t send e-mail/);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });
});

test.describe(() => {
  test.use({ scenario: 'signup-problems' });

  test('signup-problems: the form shows each problem beside its field, and keeps what was typed', async ({ page }) => {
    await page.goto('/user/register');
    await submitAccount(page, demoPerson, 'Create account');
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/already/);
    await expect(passwordField(page)).toHaveAccessibleDescription(/too common/);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(passwordField(page)).toHaveValue(password);
  });
});

test('weak-password: another can be chosen by the same link', async ({ page, world }) => {
  await followNewLink(page, email);
  await world.play('weak-password');
  await choosePassword(page, 'one that many have');
  await expect(newPassword(page)).toHaveAccessibleDescription(/too common/);
  await expect(newPassword(page)).toHaveValue('one that many have');

  await world.play('ordinary');
  await choosePassword(page, 'one that nobody has');
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused();
});

for (const scenario of ['token-expired', 'token-used']) {
  test(`${scenario}: the page says so and leads to a new link`, async ({ page, world }) => {
    await followNewLink(page, email);
    await world.play(scenario);
    await choosePassword(page, 'a long enough phrase');
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeFocused();
    await expect(page.getByText(/request a new one/i).first()).toBeVisible();

    await world.play('ordinary');
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  });
}

test('rate-limited: forms and editor say how long to wait, and keep what was typed', async ({ page, world }) => {
  await world.play('rate-limited');
  await page.goto('/user/login');
  await submitAccount(page, demoPerson, 'Log in');
  await expect(page.getByRole('alert')).toContainText('Try again in 15 minutes');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue(password);

  await world.play('ordinary');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await editFirst(page);
  await world.play('rate-limited');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Typed too soon');
  await expectUnsaved(page, 'Typed too soon', /Not saved: .*Try again in 15 minutes/);
  await world.play('ordinary');
  await saveAgain(page, 'Typed too soon');
});

test('storage-full-server: forms and editor say that nothing was saved, and keep what was typed', async ({
  page,
  world,
}) => {
  await world.play('storage-full-server');
  await page.goto('/user/login');
  await submitAccount(page, demoPerson, 'Log in');
  await expect(page.getByRole('alert')).toContainText('storage is full; nothing of this was saved');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue(password);

  await world.play('ordinary');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await editFirst(page);
  await world.play('storage-full-server');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Typed on a full disk');
  await expectUnsaved(page, 'Typed on a full disk', /Not saved: .*storage is full/);
  await world.play('ordinary');
  await saveAgain(page, 'Typed on a full disk');
});

/** Types a title after the session has ended, and returns the message about it. */
async function typeSignedOut(page: Page, world: World): Promise<Locator> {
  await world.signIn();
  await page.goto('/dashboard');
  await editFirst(page);
  await world.play('signed-out', { operation: 'updateDocumentMutation', call: 1 });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Typed in vain?');
  const dialog = page.getByRole('alertdialog', { name: 'You are logged out' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('signed-out: typed text stays, and is saved after logging in again on the page', async ({ page, world }) => {
  const dialog = await typeSignedOut(page, world);
  await world.play('ordinary');

  await test.step('a wrong password is reported beside its field', async () => {
    await dialog.getByLabel(/^Password for/).fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The e-mail address or the password is wrong.')).toBeVisible();
  });
  await test.step('logging in can be postponed', async () => {
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expectUnsaved(page, 'Typed in vain?', /^Not saved: /);
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Log in', exact: true }).click();
  });
  await dialog.getByLabel(/^Password for/).fill(demoPerson.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectSaved(page, 'Typed in vain?');
});

test('signed-out: typed text stays, and is saved after logging in again in another tab', async ({
  page,
  context,
  world,
}) => {
  const dialog = await typeSignedOut(page, world);
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expectUnsaved(page, 'Typed in vain?', /^Not saved: Log in first/);
  // The library doesn't appear empty: it only cannot be loaded.
  await expect(list(page)).toBeVisible();
  await expect(page.getByText('Your library is empty')).toHaveCount(0);

  await test.step('logging in elsewhere', async () => {
    await world.play('ordinary');
    const other = await context.newPage();
    await other.goto('/user/login');
    await submitAccount(other, demoPerson, 'Log in');
    await expect(list(other)).toBeVisible();
    await other.close();
  });
  await saveAgain(page, 'Typed in vain?');
});

test('ordinary: after some time, ending other sessions requires the password', async ({ page, world }) => {
  await world.signIn();
  await world.signIn();
  await world.forward(11 * 60_000);
  await page.goto('/dashboard/account');
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere else?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  const field = question.getByLabel('Your password', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/You logged in here more than 10 minutes ago/);
  await field.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('This is not your password.');
  await field.fill(password);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText('No other sessions.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Logged out everywhere else');
});

test('token-revoked: requests with a token are refused, and the session goes on', async ({ page, world }) => {
  await world.signIn();
  await page.goto('/dashboard/account');
  const tokens = page.getByRole('region', { name: 'API tokens', exact: true });
  await tokens.getByRole('button', { name: 'Create a token…' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('sync');
  await page.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.getByLabel('Token', { exact: true }).inputValue();
  const ask = () => page.request.get('/api/_auth/session', { headers: { authorization: `Bearer ${secret}` } });
  expect(await (await ask()).json()).toMatchObject({ user: { email } });
  await world.play('token-revoked');
  const refused = await ask();
  expect(refused.status()).toBe(401);
  expect(refused.headers()['www-authenticate']).toBe('Bearer error="invalid_token"');
  expect(await (await page.request.get('/api/_auth/session')).json()).toMatchObject({ user: { email } });
});

test('link-revoked: a link that was ended elsewhere opens nothing, and leaves the list', async ({ page, world }) => {
  await world.signIn();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Library actions' }).click();
  await page.getByRole('menuitem', { name: 'Share a link…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a read-only link' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByLabel('Page for people', { exact: true }).inputValue();
  const path = new URL(address).pathname;
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);

  await world.play('link-revoked');
  const ended = await page.request.get(path);
  expect([ended.status(), await ended.text()]).toEqual([404, expect.stringContaining('it has ended')]);
  await dialog.getByRole('button', { name: 'End link: Whole library' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click();
  await expect(dialog.getByText('You have no links yet.')).toBeVisible();
});
