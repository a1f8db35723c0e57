// Tests simulating a statechart in the browser: by press, by link, and along a path.
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const panel = (page: Page, name: 'Play' | 'Paths') => page.getByRole('tabpanel', { name });
const nowIn = (page: Page) => panel(page, 'Play').getByRole('region', { name: 'Current state' });

test('a login is simulated to its end, and a link opens the same state', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/_statecharts/submission');
  const play = panel(page, 'Play');
  await expect(nowIn(page)).toContainText('editing');

  await test.step('events, with the states that they lead to', async () => {
    await play.getByRole('button', { name: 'field.changed name email, value ada@example.org' }).click();
    await expect(play.getByText('to submitting [isComplete]')).toBeVisible();
    await play.getByRole('button', { name: 'submit', exact: true }).press('Enter');
    await expect(nowIn(page)).toContainText('submitting');
    await expect(play.getByText('Tags: busy.')).toBeVisible();
    // The button disappeared with its state, so the keyboard focus moves here.
    await expect(nowIn(page).locator(':focus')).toHaveText('submitting');
  });

  await test.step('an actor rejects, and resolves on the next call', async () => {
    await play.getByRole('textbox', { name: 'Error message of submit' }).fill('No answer');
    await play.getByRole('button', { name: 'Reject' }).click();
    await expect(nowIn(page)).toContainText('failed');
    await expect(nowIn(page)).toContainText('message "No answer"');
    await play.getByRole('button', { name: 'retry' }).click();
    await play.getByRole('textbox', { name: 'Milliseconds to advance' }).fill('900');
    await play.getByRole('button', { name: 'Advance' }).click();
    await expect(play.getByText('900 ms', { exact: true }).first()).toBeVisible();
    await play.getByRole('button', { name: 'Resolve' }).click();
    await expect(nowIn(page)).toContainText('accepted');
    await expect(page.getByRole('region', { name: 'Events' }).getByRole('listitem').first()).toContainText(
      'done submit',
    );
  });

  await test.step('back and forward', async () => {
    await play.getByRole('button', { name: 'Step back' }).click();
    await expect(nowIn(page)).toContainText('submitting');
    await expect(play.getByText('step 5 of 6')).toBeVisible();
    await play.getByRole('button', { name: 'Step forward' }).click();
    await expect(play.getByText('step 6 of 6')).toBeVisible();
  });

  await test.step('the link', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(nowIn(page)).toContainText('accepted');
    await expect(play.getByText('step 6 of 6')).toBeVisible();
    await page.goto('/_statecharts/submission?steps=submit~retry');
    await expect(play.getByText('Step 2 of this link can’t be played')).toBeVisible();
    await expect(play.getByText('step 1 of 2')).toBeVisible();
  });
});

test('a path is walked to a deep state, and continued from there', async ({ page }) => {
  await page.goto('/_statecharts/documentEditor?tab=paths');
  const paths = panel(page, 'Paths');
  await paths.getByRole('textbox', { name: 'Filter states and transitions' }).fill('conflict.putOff');
  await paths.getByRole('button', { name: /^conflict\.putOff \d+ steps$/ }).click();
  const steps = paths.getByRole('listitem').getByRole('button');
  await expect(steps.last()).toContainText('to conflict.putOff');
  await expect(steps.last()).toHaveAttribute('aria-current', 'step');
  const count = (await steps.count()) - 1;

  await paths.getByRole('button', { name: 'Step back' }).click();
  await expect(steps.nth(count - 1)).toHaveAttribute('aria-current', 'step');
  await paths.getByRole('button', { name: 'Whole path' }).click();
  await paths.getByRole('button', { name: 'Play from here' }).click();
  await expect(nowIn(page)).toContainText('conflict.putOff');
  await expect(panel(page, 'Play').getByText(`step ${count} of ${count}`)).toBeVisible();
});
