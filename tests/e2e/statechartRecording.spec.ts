// Tests the page of a recording: opened from a file, stepped through by keys, searched, played on today's machine, and copied as a test.
import type { Page } from '@playwright/test';
import { catalogue } from '#machines/catalogue.ts';
import { recordingBegin, recordingOf, recordSteps } from '#tests/support/recordPlay.ts';
import type { RecordedMoment, Recording } from '#statecharts/recording/recording.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const entry = catalogue.find(({ id }) => id === 'submission');
if (!entry) throw new Error('There is no machine "submission"');

const moments = recordSteps(entry, entry.model.starts[0], [
  { event: { type: 'field.changed', name: 'email', value: 'ada@example.org' } },
  { event: { type: 'submit' } },
  { reject: 'submit', message: 'No answer' },
]);

function recording(changed: (moment: RecordedMoment) => RecordedMoment = (moment) => moment): Recording {
  const actor = { id: '1/x:0', machine: 'submission', name: 'login', parent: null, value: null, context: null };
  return recordingOf(
    [
      { kind: 'place', at: recordingBegin, how: 'loaded', address: '/user/login' },
      ...moments.map(changed),
      { kind: 'request', at: recordingBegin + 40, id: 'r1', operation: 'loginMutation', variables: null },
      { kind: 'answer', at: recordingBegin + 90, request: 'r1', outcome: 'failed', status: null, codes: [] },
    ],
    { actors: [actor], report: { text: 'It says “No answer”.', screenshot: null } },
  );
}

async function open(page: Page, opened: Recording): Promise<void> {
  await page.goto('/_statecharts/recording');
  await expect(page.getByText('Open a recording (.flow.json)')).toBeVisible();
  await page.getByLabel('Recording file').setInputFiles({
    ...{ name: 'bug.flow.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(opened)) },
  });
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
}

const shown = (page: Page) => page.getByRole('listbox', { name: 'Entries' }).getByRole('option', { selected: true });

test('a recording is opened, stepped through by keys, and filtered', async ({ page }) => {
  await open(page, recording());
  await expect(page).toHaveURL(/recording=\d{14}-/);
  await expect(shown(page)).toContainText('loaded /user/login');
  const slider = page.getByRole('slider', { name: 'Position' });

  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(shown(page)).toContainText('field.changed');
  await slider.press('Shift+ArrowRight');
  await expect(shown(page)).toContainText('to submitting');
  await expect(page.locator('[data-state-id="submission.submitting"]')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/at=4/);
  await slider.press('End');
  await expect(shown(page)).toContainText('loginMutation: no answer, 50 ms');
  await page.getByRole('button', { name: 'Request: entry 6' }).click();
  await expect(shown(page)).toContainText('loginMutation');

  await test.step('the address keeps the place', async () => {
    await expect(page).toHaveURL(/at=6/);
    await page.reload();
    await expect(shown(page)).toContainText('loginMutation');
  });
  await test.step('the list is searched', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('submit');
    await expect(page.getByText('2 of 7')).toBeVisible();
    await page.getByRole('option', { name: /error submit/ }).click();
    await expect(page.getByRole('region', { name: /^Entry 5/ })).toContainText('No answer');
  });
  await test.step('the sequence', async () => {
    await page.getByRole('radio', { name: 'Sequence' }).check();
    await expect(page.getByRole('img', { name: 'Sequence of messages' })).toContainText('loginMutation');
  });
});

test('a recording is played on today’s machine, which says where they part', async ({ page }) => {
  await open(page, recording());
  await page.getByRole('slider', { name: 'Position' }).press('End');
  await page.getByRole('tab', { name: 'Play today' }).click();
  await expect(page.getByText('Today’s machine goes the same way: all 4 reactions as recorded.')).toBeVisible();
  await page.getByRole('link', { name: 'Open in Play' }).click();
  await expect(page.getByText('step 3 of 3')).toBeVisible();

  await open(
    page,
    recording((moment) => (moment.event === 'submit' ? { ...moment, after: 'conflict' } : moment)),
  );
  await page.getByRole('slider', { name: 'Position' }).press('End');
  await page.getByRole('tab', { name: 'Play today' }).click();
  await expect(page.getByText('Recorded: editing → conflict; today: editing → submitting.')).toBeVisible();
});

test('a file that is no recording is refused in words', async ({ page }) => {
  await page.goto('/_statecharts');
  await page.getByLabel('Recording file').setInputFiles({
    ...{ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') },
  });
  await expect(page.getByText('Couldn’t open “notes.json”. This file is not a recording.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing is wrong for axe (${colorScheme})`, { tag: '@everyWidth' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, recording());
    await page.getByRole('slider', { name: 'Position' }).press('End');
    await expect(page.locator('[data-state-id][aria-current="true"]')).not.toHaveCount(0);
    // The divider between the panes is in no landmark, as in every split pane.
    await expectNoAxeViolations(page, { except: ['region'] });
  });
