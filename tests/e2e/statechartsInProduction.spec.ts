// Tests the statechart pages on the production server, which has no coverage records.
import { expect, test } from './support/fixtures.ts';

test.use({ watched: false });

test('coverage is not offered if there is none, and nothing fails', async ({ page }) => {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('/_statecharts');
  await expect(page.getByRole('columnheader', { name: 'Transitions' }).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Covered' })).toHaveCount(0);
  await page.goto('/_statecharts/dialog?tab=coverage');
  await expect(page.locator('[data-state-id="dialog.closed"]')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([/^Play/, /^Live/, /^Paths/, /^Compare/]);
  await expect(page.getByRole('tab', { name: 'Play' })).toHaveAttribute('aria-selected', 'true');
  expect(failures).toEqual([]);
});
