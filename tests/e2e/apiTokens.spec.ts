// Tests API tokens on the account page: creating one, copying its secret, using it, and ending it.
import type { Page } from '@playwright/test';
import { script } from '../api/contract/apiTokenOperations.ts';
import { createLibrary } from '../api/contract/sharingOperations.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { clientOf } from './support/clientOf.ts';
import { expect, test } from './support/fixtures.ts';

const section = (page: Page) => page.getByRole('region', { name: 'API tokens', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('a token is created, shown once, used by a script, and ended', async ({ page, signedIn, server }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard/account');
  await expect(section(page).getByText('You have no API tokens.')).toBeVisible();
  await section(page).getByRole('button', { name: 'Create a token…' }).click();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await expectNoAxeViolations(page);

  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/);
  await dialog(page).getByLabel('Name').fill('nightly export');
  await dialog(page).getByRole('button', { name: 'Create token' }).click();

  const field = dialog(page).getByLabel('Token', { exact: true });
  await expect(field).toBeFocused();
  const secret = await field.inputValue();
  expect(secret).toMatch(/^jro_/);
  await expectNoAxeViolations(page);

  // Closing asks first, because the secret is never shown again.
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('alert')).toContainText('You have not copied the token.');
  await dialog(page).getByRole('button', { name: 'Stay' }).click();
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(dialog(page)).toHaveCount(0);

  const row = section(page).getByRole('listitem');
  await expect(row).toContainText('nightly export');
  await expect(row).toContainText('Read only');
  await expect(row).toContainText('never used');
  const nightly = script({ url: server.url, headers: {} }, secret);
  expect(await nightly.ask('{ me { email } }')).toEqual({ me: { email: signedIn.email } });
  await page.reload();
  await expect(row).toContainText('last used');

  await row.getByRole('button', { name: /^End the token nightly export/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End token' }).click();
  await expect(section(page).getByText('You have no API tokens.')).toBeVisible();
  expect((await nightly.send('{ me { email } }')).status).toBe(401);
});

test('a token can be limited to one library', async ({ page, signedIn, server }) => {
  const libraryId = await createLibrary(await clientOf(server.url, signedIn), 'Radium');
  await page.goto('/dashboard/account');
  await section(page).getByRole('button', { name: 'Create a token…' }).click();
  await dialog(page).getByLabel('Name').fill('group bibliography');
  await expect(dialog(page).getByLabel('Library')).toHaveText('All libraries');
  await dialog(page).getByLabel('Library').click();
  await page.getByRole('option', { name: 'Radium' }).click();
  await dialog(page).getByRole('button', { name: 'Create token' }).click();
  const secret = await dialog(page).getByLabel('Token', { exact: true }).inputValue();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await dialog(page).getByRole('button', { name: 'Close anyway' }).click();
  await expect(section(page).getByRole('listitem')).toContainText('Read only · Radium');

  const limited = script({ url: server.url, headers: {} }, secret);
  const asked = await limited.ask('{ me { libraries { id } } }');
  expect(asked).toEqual({ me: { libraries: [{ id: libraryId }] } });
});

test('a program gets access once it is approved in the browser', async ({ page, signedIn, server }) => {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${server.url}/api/device/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Readonly<Record<string, string>>;
  };
  const begun = await post('code', { client_name: 'bibsync on a laptop', scope: 'read' });
  await page.goto(begun.verification_uri_complete ?? '');
  const asks = page.getByRole('region', { name: 'Connect a program' });
  await expect(asks).toContainText('“bibsync on a laptop” asks for access');
  await expect(asks).toContainText(`It shows the code ${begun.user_code ?? ''}`);
  await expectNoAxeViolations(page);
  await asks.getByRole('button', { name: 'Approve…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toBeHidden();
  await expect(asks.getByRole('status')).toContainText('The program has access now');

  const { access_token: secret = '' } = await post('token', { device_code: begun.device_code });
  const program = script({ url: server.url, headers: {} }, secret);
  expect(await program.ask('{ me { email } }')).toEqual({ me: { email: signedIn.email } });
  await page.reload();
  await expect(asks).toContainText('There is nothing to confirm');
  await expect(section(page).getByRole('listitem')).toContainText('bibsync on a laptop');
});
