// Tests live statecharts of the running app, in another tab and in a panel that a key opens.
import type { Page } from '@playwright/test';
import { channelName } from '#statecharts/live/protocol.ts';
import { expect, test } from './support/fixtures.ts';
import { submitAccount } from './support/library.ts';

test.use({ watched: true });

const state = (page: Page, id: string) => page.locator(`[data-state-id="${id}"]`);
const panelKey = 'Control+Alt+KeyS';

/** Records all messages between this browser's tabs from now on; the returned function reads them. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate((name) => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    new BroadcastChannel(name).onmessage = ({ data }) => told.push(data);
  }, channelName);
  return () => page.evaluate(() => JSON.stringify((globalThis as unknown as { told: unknown[] }).told));
}

test('a log-in in one tab is shown live in another, without the password', async ({ context, account }) => {
  const viewer = await context.newPage();
  await viewer.goto('/_statecharts/submission?tab=live');
  await expect(viewer.getByText('No actor of submission is running in this browser.')).toBeVisible();
  const told = await listen(viewer);

  const app = await context.newPage();
  await app.goto('/user/login');
  await expect(state(viewer, 'submission.editing')).toHaveAttribute('aria-current', 'true');
  await submitAccount(app, account, 'Log in');
  await expect(app).toHaveURL(/\/dashboard/);
  await expect(state(viewer, 'submission.accepted')).toHaveAttribute('aria-current', 'true');

  const log = viewer.getByRole('region', { name: 'Events' });
  await expect(log.getByRole('listitem').filter({ hasText: 'name: "password", value: "•••"' })).toHaveCount(1);
  await expect(log.getByRole('listitem').filter({ hasText: 'name: "email"' })).not.toHaveCount(0);
  const messages = await told();
  expect(messages).toContain('"name":"email"');
  expect(messages).not.toContain(account.password);

  // Goes back to a moment, and forward again.
  await log.getByRole('button', { name: 'submit', exact: true }).click();
  await expect(viewer.getByRole('status').filter({ hasText: 'Earlier state at' })).toBeVisible();
  await expect(state(viewer, 'submission.submitting')).toHaveAttribute('aria-current', 'true');
  await viewer.getByRole('button', { name: 'Back to now' }).click();
  await expect(state(viewer, 'submission.accepted')).toHaveAttribute('aria-current', 'true');
  await log.getByRole('textbox', { name: 'Filter events' }).fill('done submit');
  await expect(log.getByRole('listitem')).toHaveCount(1);

  // The list shows running machines; when their tab is closed it is empty.
  await viewer.getByRole('navigation', { name: 'Machines' }).getByRole('link', { name: 'session' }).click();
  await viewer.getByRole('tab', { name: 'Live' }).click();
  await expect(state(viewer, 'session.authenticated')).toHaveAttribute('aria-current', 'true');
  await app.close();
  await expect(viewer.getByText(/^Ended\./)).toBeVisible();
});

test('a key opens the panel beside the app: always on the mock server, in production if the address enables it', async ({
  context,
  mock,
  server,
}) => {
  await context.clearCookies();
  const app = await context.newPage();
  await app.goto(`${mock.url}/user/login`);
  await app.getByLabel('E-mail').fill('ann@example.org');
  await app.keyboard.press(panelKey);
  const frame = app.frameLocator('iframe[title="Statecharts of this page"]');
  // It follows the machine that changes next.
  await expect(frame.getByRole('region', { name: 'Events' })).toBeVisible();
  const typeUntilSeen = async (email: string) => {
    // A freshly loaded page looks for a new build; if that happens after the typing, the panel follows that machine.
    await expect(async () => {
      await app.getByLabel('E-mail').fill('');
      await app.getByLabel('E-mail').fill(email);
      await expect(frame.locator('[data-state-id="submission.editing"]')).toHaveAttribute('aria-current', 'true', {
        timeout: 2_000,
      });
    }).toPass();
  };
  await typeUntilSeen('bob@example.org');
  await expect(frame.getByRole('region', { name: 'Events' })).toContainText('bob@example.org');
  await app.getByRole('button', { name: 'Close statecharts' }).click();
  await expect(app.getByRole('complementary', { name: 'Statecharts' })).toHaveCount(0);
  await expect(app.getByLabel('E-mail')).toHaveValue('bob@example.org');

  const login = `${server.url}/user/login`;
  const loadedLive = () => app.evaluate(() => document.querySelectorAll('script[src*="/live-"]').length);
  await app.goto(login);
  await expect(app.getByLabel('E-mail')).toBeVisible();
  expect(await loadedLive()).toBe(0);
  await app.goto(`${login}?statecharts=live`);
  await expect(app).toHaveURL(login);
  await expect(app.getByLabel('E-mail')).toBeVisible();
  await app.keyboard.press(panelKey);
  await expect(frame.getByRole('region', { name: 'Events' })).toBeVisible();
  await typeUntilSeen('ann@example.org');
  await app.getByRole('separator', { name: 'Width of the statecharts panel' }).focus();
  await app.keyboard.press('Escape');
  await expect(app.getByRole('complementary', { name: 'Statecharts' })).toHaveCount(0);
  await app.goto(`${login}?statecharts=off`);
  await expect(app.getByLabel('E-mail')).toBeVisible();
  expect(await loadedLive()).toBe(0);
});
