// Tests that the viewer shows which transitions of a machine the tests cover.
import { dialogMachine } from '#machines/dialog/dialogMachine.ts';
import { transitionsOf } from '#machines/transitions.ts';
import { coveragePath, type RecordedCoverage } from '#site/coverage.ts';
import { expect, test } from '../support/mockWorld.ts';

test.use({ watched: false, timezoneId: 'UTC' });

const [missing = '', ...others] = transitionsOf(dialogMachine);
const taken = (names: readonly string[], count: number) => Object.fromEntries(names.map((name) => [name, count]));
const part = (transitions: Record<string, number>) => ({
  completeRunAt: '2026-01-02T03:00:00.000Z',
  lastAt: '2026-01-02T03:04:00.000Z',
  machines: { dialog: { starts: 1, transitions } },
});
/** Coverage of all but one transition, and of one that no longer exists. */
const recorded: RecordedCoverage = {
  browser: part({ 'dialog — kick #1 → (stays)': 1 }),
  model: part(taken(others, 12)),
};

test('the viewer shows which tests cover which transitions, and what none covers', async ({ page }) => {
  let known: RecordedCoverage = {};
  await page.route(`**${coveragePath}`, (route) => route.fulfill({ json: known }));
  await page.goto('/_statecharts/dialog?tab=coverage');
  const panel = page.getByRole('tabpanel', { name: /^Coverage/ });
  await expect(panel).toContainText('No test run yet. Run npm test');

  known = recorded;
  await page.reload();
  await expect(panel).toContainText(
    `The last test run covered ${others.length} of ${others.length + 1} transitions and all 6 states.`,
  );
  await expect(panel).toContainText('1 covered transition no longer exists. Run the tests again: npm test');
  await expect(panel.getByRole('definition')).toHaveText([/^2 Jan/, /^2 Jan/, 'not run']);
  const rows = panel.getByRole('row');
  await expect(rows).toHaveCount(others.length + 2);
  await expect(rows.nth(2).getByRole('cell')).toHaveText(['0', '12', '0']);

  await panel.getByRole('radio', { name: 'Not covered 1' }).check();
  await expect(rows).toHaveCount(2);
  const button = rows.nth(1).getByRole('button', { name: /Not covered by any test/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(`[data-transition="${missing}"]`).first()).toHaveAttribute('data-marked', 'true');
});
