// Tests passkeys with a virtual authenticator: adding, logging in, autofill, refusals and removal.
import type { Page } from '@playwright/test';
import { freePort } from '../support/freePort.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test as base, type Account } from './support/fixtures.ts';
import { submitAccount } from './support/library.ts';
import { cutOperation } from './support/requests.ts';

/** Uses `localhost`, because passkeys are bound to a domain, and the other tests use an IP address. */
const test = base.extend<object, { server: ServerProcess }>({
  server: [
    // Playwright reads the names of fixtures from the pattern, so it is required even when empty.
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = await startServer({ port, env: { PUBLIC_URL: url } });
      await use({ ...server, url });
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys', exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

/** A virtual device with passkeys and its user. */
async function newAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the user passes the check of finger or PIN. */
    recognize: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** A browser without autofill of passkeys: the virtual user would otherwise accept every offer. */
async function offerNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if ('PublicKeyCredential' in window)
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/dashboard/account');
  await section(page).getByRole('button', { name: 'Add a passkey…' }).click();
  await page.getByRole('alertdialog', { name: 'Add a passkey?' }).getByRole('button', { name: 'Continue' }).click();
  await expect(section(page).getByRole('listitem')).toHaveText(/Chrome on .*Added .* never used/);
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

async function logOut(page: Page, { email }: Account): Promise<void> {
  await page.getByRole('button', { name: `Account: ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
}

test('a passkey is added, logs in by the button, and is removed', async ({ page, signedIn }) => {
  await offerNothing(page);
  await newAuthenticator(page);
  await page.goto('/dashboard/account');
  await expect(section(page).getByText('You have no passkeys.')).toBeVisible();
  await addPasskey(page);
  await logOut(page, signedIn);

  await button(page).press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto('/dashboard/account');
  await expect(section(page).getByRole('listitem')).toHaveText(/last used/);
  await section(page)
    .getByRole('button', { name: /^Remove the passkey of Chrome on/ })
    .click();
  const question = page.getByRole('alertdialog', { name: /^Remove the passkey of Chrome on/ });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(section(page).getByText('You have no passkeys.')).toBeVisible();
  await expect(question).toBeHidden();

  // The device still has it.
  await logOut(page, signedIn);
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('could not be verified');
  await page.getByLabel('E-mail').fill(signedIn.email);
  await page.getByLabel('Password', { exact: true }).fill(signedIn.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('the browser offers a passkey in the address field, without pressing the button', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await newAuthenticator(page);
  await addPasskey(page);
  const isOffered = await page.evaluate(() => PublicKeyCredential.isConditionalMediationAvailable());
  test.skip(!isOffered, 'This browser offers no passkeys in fields.');
  await page.context().clearCookies({ name: 'session' });
  await page.goto('/user/login');
  await expect(button(page)).toBeVisible();
  // It is offered once the page is used; the virtual user accepts at once.
  await page.mouse.move(10, 10);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a cancelled or unanswered passkey log-in can be tried again', async ({ page, signedIn }) => {
  await offerNothing(page);
  const authenticator = await newAuthenticator(page);
  await addPasskey(page);
  await logOut(page, signedIn);
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn');
  await authenticator.recognize(false);
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await authenticator.recognize(true);
  const restore = await cutOperation(page, 'loginWithPasskeyMutation');
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Network request failed');
  restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a passkey logs in again after the session has ended, and unsaved changes stay', async ({ page, signedIn }) => {
  await offerNothing(page);
  await newAuthenticator(page);
  await addPasskey(page);
  await page.goto('/dashboard?document=new');
  await page.getByRole('button', { name: /^Journal article/ }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await title.fill('Not saved yet');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await logOut(other, signedIn);
  const question = page.getByRole('alertdialog', { name: 'You are logged out' });
  await question.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue('Not saved yet');
});

test('no passkey is added if the user check fails, nor twice on one device', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  const authenticator = await newAuthenticator(page);
  await authenticator.recognize(false);
  await page.goto('/dashboard/account');
  await section(page).getByRole('button', { name: 'Add a passkey…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Add a passkey?' });
  const go = question.getByRole('button', { name: 'Continue' });
  await go.click();
  await expect(question.getByRole('alert')).toContainText('No passkey was used');
  await authenticator.recognize(true);
  await go.click();
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  await expect(question).toBeHidden();

  await section(page).getByRole('button', { name: 'Add a passkey…' }).click();
  await go.click();
  await expect(question.getByRole('alert')).toContainText('already has a passkey for your account');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
});

test('a browser without passkeys says so, and can still log in with the password', async ({ page, signedIn }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/dashboard/account');
  await expect(section(page).getByText('This browser doesn’t support passkeys.')).toBeVisible();
  await expect(section(page).getByRole('button')).toHaveCount(0);
  await logOut(page, signedIn);
  await expect(page.getByText('This browser doesn’t support passkeys.')).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await submitAccount(page, signedIn, 'Log in');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('passkeys are not offered at another address than the site’s own', async ({ page, server, context, signedIn }) => {
  const other = server.url.replace('localhost', '127.0.0.1');
  const cookies = await context.cookies(server.url);
  await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: other })));
  await page.goto(`${other}/dashboard/account`);
  await expect(section(page).getByText('Passkeys don’t work at this address.')).toBeVisible();
  await expect(section(page).getByRole('button')).toHaveCount(0);
  await logOut(page, signedIn);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe reports nothing on the passkey pages, and none scrolls sideways', async ({ page, signedIn }) => {
      const check = async () => {
        await expectNoAxeViolations(page);
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
          expect(await page.evaluate(overflow)).toBe(0);
        }
      };
      await offerNothing(page);
      await newAuthenticator(page);
      await addPasskey(page);
      await check();
      await page.setViewportSize({ width: 1440, height: 900 });
      await logOut(page, signedIn);
      await expect(button(page)).toBeVisible();
      await check();
    });
  });
}
