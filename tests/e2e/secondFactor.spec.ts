// Tests two-step login: setting it up, logging in with it, recovery codes, and turning it off; by keyboard, and in both modes.
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test, type Account } from './support/fixtures.ts';
import { submitAccount } from './support/library.ts';
import { cutOperation } from './support/requests.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Two-step login', exact: true });

/**
 * The authenticator app's code, `step` steps of 30 seconds from now. The server accepts one step before and after, and each step once. So the current code sets the app up
 * and the next one logs in, and neither is too old if a step ends meanwhile.
 */
const codeOf = (secret: string, step = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + step * 30_000 });

/** Turns two-step login on with the current code; returns the secret and the recovery codes. */
async function setUp(page: Page, { password }: Account): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto('/dashboard/account');
  const place = section(page);
  await expect(place.getByText('Two-step login is off.')).toBeVisible();
  await place.getByLabel('Your password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const code = place.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(place.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await place.locator('code').innerText()).replaceAll(' ', '');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/wrong or was used before/);
  await expect(place.getByRole('img')).toBeVisible();
  await code.fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(place.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  const recoveryCodes = await place
    .getByRole('list', { name: 'Save your recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  return { secret, recoveryCodes };
}

async function logOut(page: Page, { email }: Account): Promise<void> {
  await page.getByRole('button', { name: `Account: ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
}

test('an app is set up, required at log-in, and turned off', async ({ page, signedIn }) => {
  const { secret, recoveryCodes } = await setUp(page, signedIn);
  const place = section(page);
  await place.getByRole('button', { name: 'I have saved them' }).click();
  await expect(place.getByText(/Two-step login has been on since .* 10 recovery codes are left/)).toBeVisible();
  await logOut(page, signedIn);

  await submitAccount(page, signedIn, 'Log in');
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Enter the code\./);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/wrong or was used before/);
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);

  await logOut(page, signedIn);
  await submitAccount(page, signedIn, 'Log in');
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await expect(page.getByLabel('Recovery code', { exact: true })).toBeFocused();
  await page.keyboard.type(recoveryCodes[3] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto('/dashboard/account');
  await expect(place.getByText(/9 recovery codes are left/)).toBeVisible();
  await place.getByRole('button', { name: 'Turn off…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Turn two-step login off?' });
  await question.getByLabel('Your password', { exact: true }).fill(signedIn.password);
  await page.keyboard.press('Enter');
  await expect(place.getByText('Two-step login is off.')).toBeVisible();
  await logOut(page, signedIn);
  await submitAccount(page, signedIn, 'Log in');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('new recovery codes replace the old ones', async ({ page, signedIn }) => {
  const { recoveryCodes } = await setUp(page, signedIn);
  const place = section(page);
  await place.getByRole('button', { name: 'I have saved them' }).click();
  const restore = await cutOperation(page, 'renewRecoveryCodesMutation');
  await place.getByRole('button', { name: 'New recovery codes…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make new recovery codes?' });
  await question.getByLabel('Your password', { exact: true }).fill(signedIn.password);
  await question.getByRole('button', { name: 'Make new codes' }).click();
  await expect(question.getByRole('alert')).toContainText('Network request failed');
  restore();
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(place.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const renewed = await place
    .getByRole('list', { name: 'Save your recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(renewed).toHaveLength(10);
  expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
});

test('after five wrong codes the log-in starts over', async ({ page, signedIn }) => {
  const { secret } = await setUp(page, signedIn);
  await section(page).getByRole('button', { name: 'I have saved them' }).click();
  await logOut(page, signedIn);
  await submitAccount(page, signedIn, 'Log in');
  const code = page.getByLabel('Code', { exact: true });
  for (const wrong of ['000001', '000002', '000003', '000004', '000005']) {
    await code.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/wrong or was used before/);
  }
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Log in again');
  await page.getByRole('button', { name: 'Log in again' }).press('Enter');
  await submitAccount(page, signedIn, 'Log in');
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe reports nothing on its pages, and none scrolls sideways', async ({ page, signedIn }) => {
      const check = async () => {
        await expectNoAxeViolations(page);
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
          expect(await page.evaluate(overflow)).toBe(0);
        }
      };
      await page.goto('/dashboard/account');
      await section(page).getByLabel('Your password', { exact: true }).fill(signedIn.password);
      await page.keyboard.press('Enter');
      await expect(section(page).getByRole('img')).toBeVisible();
      await check();
      await setUp(page, signedIn);
      await check();
      await section(page).getByRole('button', { name: 'I have saved them' }).click();
      await check();
      await page.context().clearCookies({ name: 'session' });
      await page.goto('/user/login');
      await submitAccount(page, signedIn, 'Log in');
      await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
      await check();
    });
  });
}
