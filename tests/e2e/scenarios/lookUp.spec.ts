// What a person sees in the mock server's scenarios of services that know references.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/mockWorld.ts';
import { list } from '../support/library.ts';

const doi = '10.1093/nar/gks1195';

/** Looks an article up with a book, which an identifier of another service names, so that the results stay where they are. */
async function lookUp(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /^Add by DOI/ }).fill(`${doi}\n10.1000/nobody.has.it`);
  await page.keyboard.press('Enter');
}

const resultOf = (page: Page, identifier: string) =>
  page.getByRole('list', { name: 'Results' }).getByRole('listitem').filter({ hasText: identifier });

test('lookup-slow: the record comes after a while, and what is waited for is shown', async ({ page, world }) => {
  await world.signIn();
  await world.play('lookup-slow');
  await lookUp(page);
  await expect(resultOf(page, doi)).toContainText('Looking up');
  await expect(resultOf(page, '10.1000/nobody.has.it')).toContainText('Waiting');
  await expect(page.getByRole('progressbar', { name: 'Looking up' })).toBeVisible();
  await expect(resultOf(page, doi)).toContainText('GenBank', { timeout: 15_000 });
});

test('lookup-unknown: each identifier is said to be unknown, and nothing can be reviewed', async ({ page, world }) => {
  await world.signIn();
  await world.play('lookup-unknown');
  await lookUp(page);
  await expect(resultOf(page, doi)).toContainText('no record');
  await expect(page.getByRole('button', { name: /^Review/ })).toHaveCount(0);
});

test('lookup-wrong: a record of another work is taken only if the person says so', async ({ page, world }) => {
  await world.signIn();
  await world.play('lookup-wrong');
  await lookUp(page);
  const choice = resultOf(page, doi).getByRole('radiogroup', { name: /names another DOI: 10\.1126/ });
  await expect(choice.getByRole('radio', { name: 'Leave out' })).toBeChecked();
  await choice.getByRole('radio').first().check();
  await expect(page.getByRole('button', { name: /^Review/ }).first()).toBeEnabled();
});

test('lookup-limited: the service says when to come back', async ({ page, world }) => {
  await world.signIn();
  await world.play('lookup-limited');
  await lookUp(page);
  await expect(resultOf(page, doi)).toContainText('in 2 minutes');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('lookup-down: the service can’t be reached, and trying again works once it can', async ({ page, world }) => {
  await world.signIn();
  await world.play('lookup-down');
  await lookUp(page);
  await expect(resultOf(page, doi)).toContainText('could not be reached');
  await world.play('ordinary');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(resultOf(page, doi)).toContainText('GenBank');
});
