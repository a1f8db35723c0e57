// Tests sessions: the library's login redirect, several tabs, and a forgotten password.
import { isResetMail, readOutbox, resetLink } from '../support/outbox.ts';
import { eventually } from '../support/eventually.ts';
import { expect, test } from './support/fixtures.ts';
import { submitAccount } from './support/library.ts';

test('a visitor is redirected to the page that they wanted after logging in', async ({ page, account }) => {
  await page.goto('/dashboard?q=chocolate');
  await expect(page).toHaveURL(/\/user\/login/);
  await submitAccount(page, account, 'Log in');
  await expect(page).toHaveURL(/\/dashboard\?q=chocolate/);
  await expect(page.getByRole('combobox', { name: 'Search documents' })).toHaveValue('chocolate');
});

test('a login link does not redirect to another site', async ({ page, account, server }) => {
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
  await submitAccount(page, { ...account, password: 'not the password' }, 'Log in');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email);
  expect(page.url()).not.toContain('%40');
  expect(page.url()).not.toContain(account.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const mail = await eventually('the reset mail', async () =>
    (await readOutbox(server.dataDir)).find((sent) => sent.to === account.email && isResetMail(sent)),
  );
  const { token, id } = resetLink(mail);
  const link = `/change-password/${token}?id=${id}`;
  const choose = async (password: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await page.goto(link);
  await choose('short');
  await expect(page.getByText(/at least 8 characters/i).first()).toBeVisible();
  await choose('another long phrase');
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await submitAccount(page, { ...account, password: 'another long phrase' }, 'Log in');
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto(link);
  await choose('yet another phrase');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});

test('the short addresses redirect to the forms, on the server and inside the app', async ({ page, request }) => {
  for (const [from, to] of [
    ['/login', '/user/login'],
    ['/signup', '/user/register'],
    ['/register', '/user/register'],
  ] as const) {
    const answer = await request.get(`${from}?redirect=/dashboard`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `${to}?redirect=/dashboard`]);
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
  }
});

test('a person who is logged in is not offered to sign up or log in', async ({ page, signedIn }) => {
  for (const path of ['/', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: `Account: ${signedIn.email}` })).toBeVisible();
    await expect(page.getByRole('link', { name: /Create (an )?account|Log in/ })).toHaveCount(0);
  }
  for (const path of ['/user/login', '/user/register']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test('the header has its links on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  for (const name of ['Library', 'Downloads', 'Projects', 'Survey', 'Docs'])
    await expect(page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name })).toBeInViewport();
});
