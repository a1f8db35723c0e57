// Tests the account page: changes that require the password, the list of sessions, deleting the account; and logging out with unsaved changes.
import type { Page } from '@playwright/test';
import { makeClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { confirmationToken, readOutbox, type SentMail } from '../support/outbox.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { type Account, expect, newPerson, test } from './support/fixtures.ts';
import { chooseFile, importFile, openDocument, submitAccount } from './support/library.ts';
import { cutOperation, holdOperation } from './support/requests.ts';

const loginMutation = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';

async function openAccount(page: Page): Promise<void> {
  await page.goto('/dashboard/account');
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The mail to an address whose subject contains these words. */
function mailTo(dataDir: string, address: string, words: string): Promise<SentMail> {
  return eventually(`a mail to ${address}`, async () =>
    (await readOutbox(dataDir)).find(({ to, subject }) => to === address && subject.includes(words)),
  );
}

async function logOut(page: Page, { email }: Pick<Account, 'email'>): Promise<void> {
  await page.getByRole('button', { name: `Account: ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

test(
  'the account menu leads to its page, and visitors are sent to the log-in and back',
  { tag: '@everyWidth' },
  async ({ page, account }) => {
    await page.goto('/dashboard/account');
    await expect(page).toHaveURL(/\/user\/login\?redirect=/);
    await submitAccount(page, account, 'Log in');
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();

    await page.goto('/dashboard');
    await page.getByRole('button', { name: `Account: ${account.email}` }).click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    await expect(page).toHaveURL(/\/dashboard\/account$/);
    await expect(page).toHaveTitle(/^Your account/);
  },
);

test('the address changes with the link that the new address gets, in all tabs, and the former address is notified', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  const other = await context.newPage();
  await openAccount(other);
  await openAccount(page);
  const { email } = newPerson();
  const form = section(page, 'E-mail');
  await form.getByLabel('New e-mail').fill(email);
  await form.getByLabel('Your password', { exact: true }).fill('not my password');
  await form.getByRole('button', { name: 'Change e-mail' }).click();
  const password = form.getByLabel('Your password', { exact: true });
  await expect(password).toHaveAccessibleDescription('This is not your password.');
  await expect(password).toBeFocused();
  await expect(form.getByLabel('New e-mail')).toHaveValue(email);

  await password.fill(signedIn.password);
  await password.press('Enter');
  await expect(form.getByRole('status')).toContainText('We sent a link to the new address');
  await expect(password).toHaveValue('');
  await expect(form.getByText(`Open the link that we sent to ${email}`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Account: ${signedIn.email}` })).toBeVisible();

  const link = confirmationToken(await mailTo(server.dataDir, email, 'Confirm'));
  await page.goto(`/confirm-email/${link}`);
  await page.getByRole('button', { name: 'Confirm address' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'E-mail confirmed' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toContainText(email);
  await page.goto('/dashboard/account');
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: `Account: ${email}` })).toBeVisible();
  await expect(form.getByText(/not confirmed yet|Open the link/)).toHaveCount(0);
  const mail = await mailTo(server.dataDir, signedIn.email, 'address was changed');
  expect(mail.html).toContain('legal-notice');

  await logOut(page, { email });
  await submitAccount(page, { ...signedIn, email }, 'Log in');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a new account is shown as unconfirmed, and the link of a mail confirms it after a log-in', async ({
  page,
  account,
  server,
}) => {
  const token = confirmationToken(await mailTo(server.dataDir, account.email, 'library is ready'));
  await page.goto(`/confirm-email/${token}`);
  await expect(page).toHaveURL(/\/user\/login/);
  await submitAccount(page, account, 'Log in');
  await expect(page.getByText(`You are logged in as ${account.email}.`)).toBeVisible();
  // Opening the link confirms nothing yet, because mail programs open links too.
  const other = await page.context().newPage();
  await openAccount(other);
  const form = section(other, 'E-mail');
  await expect(form.getByText('Your address is not confirmed yet')).toBeVisible();
  await form.getByRole('button', { name: 'Send the link again' }).press('Enter');
  await expect(form.getByRole('status')).toContainText(`We sent a new link to ${account.email}`);

  await page.getByRole('button', { name: 'Confirm address' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'E-mail confirmed' })).toBeFocused();
  await other.reload();
  await expect(section(other, 'E-mail').getByLabel('New e-mail')).toBeVisible();
  await expect(form.getByText('not confirmed')).toHaveCount(0);

  await page.goto(`/confirm-email/${token}`);
  await page.getByRole('button', { name: 'Confirm address' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeFocused();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page).toHaveURL(/\/dashboard\/account$/);
});

test('a change of the address can be cancelled', async ({ page, signedIn }) => {
  await openAccount(page);
  const { email } = newPerson();
  const form = section(page, 'E-mail');
  await form.getByLabel('New e-mail').fill(email);
  await form.getByLabel('Your password', { exact: true }).fill(signedIn.password);
  await form.getByRole('button', { name: 'Change e-mail' }).click();
  const restore = await cutOperation(page, 'cancelEmailChangeMutation');
  await form.getByRole('button', { name: 'Cancel the change' }).click();
  const question = page.getByRole('alertdialog', { name: `Keep ${signedIn.email} as your e-mail?` });
  await question.getByRole('button', { name: 'Keep this e-mail' }).click();
  await expect(question.getByRole('alert')).toContainText('Network request failed');
  restore();
  await question.getByRole('button', { name: 'Keep this e-mail' }).click();
  await expect(form.getByText(email)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(`Your e-mail is still ${signedIn.email}`);
});

test('the password is changed with the current one, which ends all other sessions', async ({
  page,
  signedIn,
  server,
}) => {
  const elsewhere = makeClient(server.url);
  await elsewhere.ask(loginMutation, { input: signedIn });
  await openAccount(page);
  const sessions = section(page, 'Sessions').getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  const form = section(page, 'Password');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Current password', { exact: true })).toBeFocused();

  await form.getByLabel('Current password', { exact: true }).fill(signedIn.password);
  await form.getByLabel('New password', { exact: true }).fill('password123');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/too common/);
  await form.getByLabel('New password', { exact: true }).fill('another long phrase');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByRole('status')).toContainText('Password changed');
  await expect(sessions).toHaveCount(1);
  expect(await elsewhere.ask('{ me { id } }')).toEqual({ me: null });

  await logOut(page, signedIn);
  await submitAccount(page, { ...signedIn, password: 'another long phrase' }, 'Log in');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('another session is listed and can be ended', async ({ page, browser, signedIn, server }) => {
  const phone = await browser.newContext({
    baseURL: server.url,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });
  const there = await phone.newPage();
  await there.goto('/user/login');
  await submitAccount(there, signedIn, 'Log in');
  await expect(there).toHaveURL(/\/dashboard/);

  await openAccount(page);
  const list = section(page, 'Sessions');
  await expect(list.getByRole('listitem').first()).toContainText('This session');
  await expect(list.getByText('Safari on an iPhone', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: /^Log out Safari on an iPhone/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out Safari on an iPhone?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(list.getByText('Safari on an iPhone', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: /^Log out Safari on an iPhone/ }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(list.getByText('Safari on an iPhone', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Logged out: Safari on an iPhone');
  await there.reload();
  await expect(there).toHaveURL(/\/user\/login/);

  await list.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(list.getByText('No other sessions.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await phone.close();
});

test('failures to load or end sessions are shown, and the rest of the page works', async ({ page, signedIn }) => {
  const restoreSessions = await cutOperation(page, 'accountQuery');
  await openAccount(page);
  const list = section(page, 'Sessions');
  await expect(list.getByRole('alert')).toContainText('Couldn’t load your sessions: Network request failed');
  const form = section(page, 'Password');
  await form.getByLabel('Current password', { exact: true }).fill(signedIn.password);
  await form.getByLabel('New password', { exact: true }).fill('another long phrase');
  restoreSessions();
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue('another long phrase');

  const restoreEnding = await cutOperation(page, 'endOtherSessionsMutation');
  await list.getByRole('button', { name: 'Log out everywhere else' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(question.getByRole('alert')).toContainText('Network request failed');
  restoreEnding();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('the account is deleted by keyboard, with the password, and cannot be logged in to any more', async ({
  page,
  signedIn,
}) => {
  await openAccount(page);
  const open = page.getByRole('button', { name: 'Delete account…' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog).toHaveAccessibleDescription(
    /This cannot be undone\. It immediately deletes:.*all documents and groups/,
  );
  const password = dialog.getByLabel('Your password', { exact: true });
  await expect(dialog.getByRole('button', { name: 'Keep account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await password.focus();
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('This is not your password.');
  await password.fill(signedIn.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('were deleted');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();

  await page.goto('/user/login');
  await submitAccount(page, signedIn, 'Log in');
  await expect(page.getByRole('alert')).toContainText(/wrong/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe reports nothing on the account page, and it does not scroll sideways', async ({ page, signedIn }) => {
      expect(signedIn.email).toContain('@');
      await openAccount(page);
      await expectNoAxeViolations(page);
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(overflow)).toBe(0);
      }
      await page.getByRole('button', { name: 'Change password' }).click();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Delete account…' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}

test.describe('logging out', () => {
  test('saves unsaved changes without a question if it can', async ({ page, signedIn }) => {
    await page.goto('/dashboard');
    await importFile(page, 'jabref-groups-new.bib', 4);
    const id = await editTitle(page, 'A title of today');
    await logOut(page, signedIn);
    await expect(page).toHaveURL(/\/user\/login/);
    await submitAccount(page, signedIn, 'Log in');
    await expect(page.getByRole('button', { name: `Account: ${signedIn.email}` })).toBeVisible();
    await page.goto(`/dashboard?document=${id}`);
    await expect(page.getByRole('heading', { name: 'A title of today' })).toBeVisible();
  });

  test('asks when something cannot be saved, and staying loses nothing', async ({ page, signedIn }) => {
    await page.goto('/dashboard');
    await importFile(page, 'jabref-groups-new.bib', 4);
    await cutOperation(page, 'updateDocumentMutation');
    await editTitle(page, 'A title that cannot be saved');
    await logOut(page, signedIn);
    const question = page.getByRole('alertdialog', { name: 'Some changes are not saved' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(titleOf(page)).toHaveValue('A title that cannot be saved');
    const session = await page.request.get('/api/_auth/session');
    expect(await session.json()).toMatchObject({ user: { email: signedIn.email } });

    await logOut(page, signedIn);
    await question.getByRole('button', { name: 'Discard the changes' }).click();
    await expect(page).toHaveURL(/\/user\/login/);
    expect(await (await page.request.get('/api/_auth/session')).json()).toEqual({});
  });

  test('asks about a document that is not added yet', async ({ page, signedIn }) => {
    await page.goto('/dashboard?document=new');
    await page.getByRole('button', { name: /^Journal article/ }).click();
    await titleOf(page).fill('Not yet added');
    await logOut(page, signedIn);
    const added = page.getByRole('alertdialog', { name: 'This document is not added yet' });
    await added.getByRole('button', { name: 'Stay here' }).click();
    await expect(titleOf(page)).toHaveValue('Not yet added');
  });

  test('asks about an import under way', async ({ page, signedIn }) => {
    const held = await holdOperation(page, 'addDocumentsMutation');
    await page.goto('/dashboard');
    const text = Array.from({ length: 150 }, (_, at) => `@book{key${at}, title = {Book ${at}}}`).join('\n');
    await chooseFile(page, { name: 'books.bib', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Add 150 documents' }).click();
    await expect.poll(() => held.length).toBe(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await logOut(page, signedIn);
    const underWay = page.getByRole('alertdialog', { name: 'An import is still running' });
    await underWay.getByRole('button', { name: 'Stop and leave' }).click();
    await expect(underWay.getByRole('button', { name: 'Stopping…' })).toBeVisible();
    await held[0]?.continue();
    await expect(page).toHaveURL(/\/user\/login/);
  });

  /** Leaves a title unsaved here, logs out in another tab, and stays. Returns the other tab and a function that lets saving succeed. */
  async function stayLoggedOut(page: Page, account: Account, title: string) {
    await page.goto('/dashboard');
    await importFile(page, 'jabref-groups-new.bib', 4);
    const restoreSaving = await cutOperation(page, 'updateDocumentMutation');
    await editTitle(page, title);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await logOut(other, account);
    await expect(other).toHaveURL(/\/user\/login/);
    await loggedOut(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(titleOf(page)).toHaveValue(title);
    return { other, restoreSaving };
  }

  const loggedOut = (page: Page) => page.getByRole('alertdialog', { name: 'You are logged out' });

  test('in another tab loses no unsaved changes here, and logging in again there saves them', async ({
    page,
    signedIn,
  }) => {
    const { other, restoreSaving } = await stayLoggedOut(page, signedIn, 'A title in two tabs');
    await submitAccount(other, signedIn, 'Log in');
    await expect(other).toHaveURL(/\/dashboard/);
    await expect(titleOf(page)).toHaveValue('A title in two tabs');
    restoreSaving();
    // The page retries on its own, at growing intervals.
    await expect(page.getByText(/^Saved \d/)).toBeVisible({ timeout: 60_000 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'A title in two tabs' })).toBeVisible();
  });

  test('in another tab, after which the changes here are discarded: the person can log in again here', async ({
    page,
    signedIn,
  }) => {
    await stayLoggedOut(page, signedIn, 'A title that is given up');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Some changes are not saved' });
    await question.getByRole('button', { name: 'Discard the changes' }).click();
    await expect(page).toHaveURL(/\/user\/login/);
    await expect(page.getByRole('grid')).toHaveCount(0);
    await submitAccount(page, signedIn, 'Log in');
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByRole('grid', { name: 'Documents' }).getByRole('link').first()).toBeVisible();
  });

  test('in another tab, where somebody else logs in: unsaved changes are not removed without asking', async ({
    page,
    signedIn,
  }) => {
    const { other } = await stayLoggedOut(page, signedIn, 'A title of the one before');
    await other.getByRole('link', { name: 'Create an account' }).click();
    await submitAccount(other, newPerson(), 'Create account');
    await expect(other).toHaveURL(/\/dashboard/);
    const question = page.getByRole('alertdialog', { name: 'Another account is logged in' });
    await expect(titleOf(page)).toHaveValue('A title of the one before');
    await question.getByRole('button', { name: 'Discard my changes' }).click();
    await expect(page.getByText('There is no such document')).toBeVisible();
    await expect(titleOf(page)).toHaveCount(0);
  });

  test('in another tab leads to the log-in once a new document here is discarded', async ({
    page,
    context,
    signedIn,
  }) => {
    await page.goto('/dashboard?document=new');
    await page.getByRole('button', { name: /^Journal article/ }).click();
    await titleOf(page).fill('Never added');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await logOut(other, signedIn);
    await loggedOut(page).getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Close the document' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard it' }).click();
    await expect(page).toHaveURL(/\/user\/login/);
  });

  test('leaves no data of the account in the browser', async ({ page, signedIn, context }) => {
    await page.goto('/dashboard');
    await importFile(page, 'jabref-groups-new.bib', 4);
    await logOut(page, signedIn);
    await expect(page).toHaveURL(/\/user\/login/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toMatch(/jabref-groups|doc_|user_|@/i);
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('grid')).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/user\/login/);
  });
});

/** The title of the document itself; that of its journal or book has the same label. */
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true }).first();

/** Opens the first document of the list, types a title, and leaves it unsaved. Returns the document's id. */
async function editTitle(page: Page, title: string): Promise<string> {
  const link = page.getByRole('grid', { name: 'Documents' }).getByRole('link').first();
  const pane = await openDocument(page, await link.innerText());
  await pane.getByRole('button', { name: 'Edit' }).first().click();
  await titleOf(page).fill(title);
  return new URL(page.url()).searchParams.get('document') ?? '';
}
