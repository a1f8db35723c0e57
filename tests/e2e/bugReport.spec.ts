// A bug as a file: reported over the page, without any text of the library in it, and opened in the viewer.
import type { Page } from '@playwright/test';
import { parseRecording } from '#statecharts/recording/recording.ts';
import { expect, test } from '../support/mockWorld.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { bugReportOf, saveBugReport } from './support/bugReport.ts';

test.use({ watched: true });

/** Nothing is found, so that no title of the library comes into the texts that are looked for. */
async function search(page: Page, text: string) {
  const box = page.getByRole('combobox', { name: 'Search documents' });
  await box.fill(text);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(text));
}

async function openLibrary(page: Page) {
  await page.goto('/dashboard');
  await expect(page.getByRole('grid')).toBeVisible();
}

test('a report has what happened, and no text of the library or the person', async ({ page, world }) => {
  await world.signIn();
  await openLibrary(page);
  const title = await page.getByRole('gridcell').nth(1).innerText();
  await search(page, 'Zyzzyva');
  await page.keyboard.press('Control+Alt+KeyB');

  const frame = bugReportOf(page);
  await frame.getByRole('textbox', { name: /^What happened/ }).fill('It found nothing');
  const text = await saveBugReport(page);
  expect(text).not.toContain('Zyzzyva');
  expect(text).not.toContain(title.split('\n')[0]);
  const recording = parseRecording(text);
  expect(recording).toMatchObject({ texts: 'replaced', report: { text: 'It found nothing', screenshot: null } });
  expect(recording.mock).toMatchObject({ scenario: 'ordinary', seed: 1 });
  expect(new Set(recording.entries.map(({ kind }) => kind))).toEqual(
    new Set(['moment', 'request', 'answer', 'place', 'action']),
  );
  await expect(frame.getByRole('status').filter({ hasText: 'is saved' })).toBeVisible();
});

test('texts, parts and a picture are in the file where the person wants them', async ({ page, world }) => {
  await world.signIn();
  await openLibrary(page);
  await search(page, 'Zyzzyva');
  await page.keyboard.press('Control+Alt+KeyB');
  const frame = bugReportOf(page);
  await frame.getByRole('checkbox', { name: /^Texts/ }).check();
  await frame.getByRole('checkbox', { name: /^Requests/ }).uncheck();
  await frame.getByLabel('Choose a picture…').last().setInputFiles('docs/library.png');
  await expect(frame.getByRole('img', { name: /picture/ })).toBeVisible();
  const recording = parseRecording(await saveBugReport(page));
  expect(recording).toMatchObject({ texts: 'kept', leftOut: ['requests'] });
  expect(recording.report.screenshot).toMatch(/^data:image\/png;base64,/);
  expect(recording.entries).toContainEqual(
    expect.objectContaining({ kind: 'action', action: 'fill', role: 'combobox', value: 'Zyzzyva' }),
  );
});

test('what happened before a reload is still there', async ({ page, world }) => {
  await world.signIn();
  await openLibrary(page);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyB');
  const recording = parseRecording(await saveBugReport(page));
  const loads = recording.entries.filter((entry) => entry.kind === 'place' && entry.how === 'loaded');
  expect(loads).toHaveLength(2);
});

test('the menu of the account opens the report, and Escape closes it', async ({ page, world }) => {
  await world.signIn();
  await openLibrary(page);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Report a bug…' }).click();
  await expect(bugReportOf(page).getByRole('heading', { name: 'Report a bug' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe[title="Report a bug"]')).toHaveCount(0);
});

test('where nothing is recorded, the page says how to turn that on', async ({ page }) => {
  await page.goto('/_statecharts/report');
  await expect(page.getByRole('heading', { name: 'Nothing is recorded in this browser' })).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`${colorScheme} › axe reports nothing in the report`, { tag: '@everyWidth' }, async ({ page, world }) => {
    await page.emulateMedia({ colorScheme });
    await world.signIn();
    await openLibrary(page);
    await page.keyboard.press('Control+Alt+KeyB');
    await expect(bugReportOf(page).getByRole('button', { name: /^Save the file/ })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.screenshot({ path: test.info().outputPath(`report-${colorScheme}.png`) });
  });
