// What a person sees in the mock server's scenarios, and that nothing they typed is lost.
import { demoPerson } from '#mock-server/seedWorld.ts';
import { bibliographyFile } from './support/fixtures.ts';
import { list, submitAccount } from './support/library.ts';
import { expect, test } from '../support/mockWorld.ts';

test('login-problems: the form shows each problem where it belongs', async ({ page, world }) => {
  await world.play('login-problems');
  await page.goto('/user/login');
  await submitAccount(page, demoPerson, 'Log in');
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.');
  for (const label of ['E-mail', 'Password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('E-mail')).toHaveValue(demoPerson.email);

  await page.goto('/user/forgot-password');
  await page.getByLabel('E-mail').fill(demoPerson.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/No mail can be sent/);
  await expect(page.getByLabel('E-mail')).toHaveValue(demoPerson.email);
});

test('signup-problems: the form shows each problem where it belongs', async ({ page, world }) => {
  await world.play('signup-problems');
  await page.goto('/user/register');
  await submitAccount(page, demoPerson, 'Create account');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/already/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/most used/);
  await expect(page.getByLabel('E-mail')).toHaveValue(demoPerson.email);
});

test('conflict: both edits are shown, and the chosen one is saved', { tag: '@everyWidth' }, async ({ page, world }) => {
  await page.goto('/user/login');
  await submitAccount(page, demoPerson, 'Log in');
  await world.play('conflict');
  await list(page).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The title that I chose');

  const dialog = page.getByRole('dialog', { name: 'This document was changed in another place' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('The title that somebody else chose')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save merged' })).toBeDisabled();

  await test.step('deciding later keeps the text', async () => {
    await dialog.getByRole('button', { name: 'Decide later' }).click();
    await expect(page.getByText('Not saved: changed in another place')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('The title that I chose');
    await page.getByRole('button', { name: 'Compare' }).click();
  });
  await dialog.getByRole('radio', { name: 'Title: yours' }).check();
  await dialog.getByRole('button', { name: 'Save merged' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'The title that I chose' })).toBeVisible();
});

test(
  'unreachable: forms, list and editor say so, keep what was typed, and go on when it is back',
  { tag: '@everyWidth' },
  async ({ page, world }) => {
    await world.play('unreachable');
    await page.goto('/user/login');
    await submitAccount(page, demoPerson, 'Log in');
    await expect(page.getByRole('alert')).toContainText('Network request failed');
    await expect(page.getByLabel('E-mail')).toHaveValue(demoPerson.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demoPerson.password);

    await world.play('ordinary');
    await page.getByRole('button', { name: 'Try again' }).click();
    await list(page).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();

    await world.play('unreachable');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Typed while the server was away');
    await expect(page.getByText(/Not saved: Network request failed/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
      'Typed while the server was away',
    );

    await world.play('ordinary');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Saved .*\d/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Typed while the server was away' })).toBeVisible();
  },
);

test('unreachable: an import stops, says what is safe, and goes on from there', async ({ page, world }) => {
  await page.goto('/user/login');
  await submitAccount(page, demoPerson, 'Log in');
  await expect(list(page)).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (await chooser).setFiles(bibliographyFile('biblatex-examples.bib'));
  const start = page.getByRole('button', { name: /^Add \d+ documents$/ });
  await expect(start).toBeVisible();
  await world.play('unreachable');
  await start.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('What was added is safe');
  await world.play('ordinary');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/documents were added to your library/)).toBeVisible();
});
