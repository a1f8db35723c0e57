// Coming and going: the gate of the library, several tabs, a forgotten password.
import { isResetMail, readOutbox, resetLink } from '../support/outbox.ts';
import { eventually } from '../support/eventually.ts';
import { expect, test } from './support/fixtures.ts';
import { submitAccount } from './support/library.ts';

test(
  'somebody who is not logged in is brought back to where they wanted to go',
  { tag: '@everyWidth' },
  async ({ page, account }) => {
    await page.goto('/dashboard?q=chocolate');
    await expect(page).toHaveURL(/\/user\/login/);
    await submitAccount(page, account, 'Log in');
    await expect(page).toHaveURL(/\/dashboard\?q=chocolate/);
    await expect(page.getByRole('combobox', { name: 'Search documents' })).toHaveValue('chocolate');
  },
);

test('an address of another site in the login’s link is not followed', async ({ page, account, server }) => {
  await page.goto('/user/login?redirect=//example.org/dashboard');
  await submitAccount(page, account, 'Log in');
  await expect(page).toHaveURL(`${server.url}/dashboard`);
});

test('a log-out in one tab reaches the others', async ({ context, signedIn }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  }
  await one.getByRole('button', { name: `Account: ${signedIn.email}` }).click();
  await one.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(one).toHaveURL(/\/user\/login/);
  await expect(other).toHaveURL(/\/user\/login/);
});

test('a forgotten password is replaced by the link of a mail, once', async ({ page, account, server }) => {
  await page.goto('/user/login');
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  const mail = await eventually('the reset mail', async () =>
    (await readOutbox(server.dataDir)).find((sent) => sent.to === account.email && isResetMail(sent)),
  );
  const { token, id } = resetLink(mail);
  const link = `/change-password/${token}?id=${id}`;
  const choose = async (password: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Change the password' }).click();
  };
  await page.goto(link);
  await choose('short');
  await expect(page.getByText(/at least 8 characters/i).first()).toBeVisible();
  await choose('another long phrase');
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await submitAccount(page, { ...account, password: 'another long phrase' }, 'Log in');
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto(link);
  await choose('yet another phrase');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});
