// Tests the search box by keyboard alone: suggestions, syntax and errors, saved searches, and highlighted matches.
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { standingClock } from '../models/browser/standingClock.ts';
import { expect, test } from './support/fixtures.ts';
import { expectCount, importFile, list } from './support/library.ts';
import { holdOperation } from './support/requests.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search documents' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

/** The active option that a screen reader announces. */
async function expectActive(page: Page, name: string | RegExp): Promise<void> {
  const option = suggestions(page).getByRole('option', { name, selected: true });
  await expect(option).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
}

test.beforeEach(async ({ page, server, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto(`${server.url}/dashboard`);
  await importFile(page, 'chocolate.bib', 16);
});

test('a field and its value are suggested and inserted by keyboard, and the search highlights its matches', async ({
  page,
}) => {
  await page.keyboard.press('/');
  await page.keyboard.type('au');
  await expect(suggestions(page).getByRole('option', { name: 'author:' })).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  // The suggestions are short enough to leave most of the list visible.
  const widthOf = async (of: Locator) => (await of.boundingBox())?.width ?? 0;
  await expect.poll(() => widthOf(suggestions(page))).toBeLessThan((await widthOf(box(page))) / 2);
  await page.keyboard.press('ArrowDown');
  await expectActive(page, /author:/);
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('author:');
  await page.keyboard.type('brot');
  await expect(suggestions(page).getByRole('option', { name: 'Brotchie' })).toBeVisible();
  // The interpreted search is shown between the box and the suggestions.
  const meaning = page.locator('[data-search-meaning]', { hasText: 'Author contains “brot”' });
  const foot = async () => {
    const bounds = await meaning.boundingBox();
    return bounds ? bounds.y + bounds.height : Infinity;
  };
  const head = async () => (await suggestions(page).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await head()) - (await foot())).toBeGreaterThanOrEqual(0);
  await expectNoAxeViolations(page, { within: 'form[role="search"]' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(suggestions(page)).toBeHidden();
  await expect(box(page)).toHaveValue('author:Brotchie ');
  await expect(box(page)).toHaveAccessibleDescription(/Author contains “Brotchie”/);
  await expectCount(page, '1 found');
  // Enter again moves to the results, and into the first one.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Mood state/ }).locator('mark')).toContainText(['Brotchie']);
});

test('a mistake is reported after a pause and marked, while the previous results stay', async ({ page }) => {
  await page.keyboard.press('/');
  await page.keyboard.type('mood');
  await expect(page).toHaveURL(/q=mood$/);
  await expect(
    list(page)
      .locator('mark', { hasText: /^mood$/i })
      .first(),
  ).toBeVisible();
  const before = await list(page).getByRole('link').allInnerTexts();
  await page.keyboard.type(' "cho');
  await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(box(page)).toHaveAccessibleDescription(
    /At character 6: This quote isn’t closed\..*still shows the previous results/,
  );
  await expect(page).toHaveURL(/q=mood$/);
  expect(await list(page).getByRole('link').allInnerTexts()).toEqual(before);
  await expectNoAxeViolations(page, { within: 'form[role="search"]' });
  // While suggestions are open, the first Escape closes them.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('', { timeout: 200 });
  }).toPass();
  await expectCount(page, '16');
  await box(page).focus();
  await expect(suggestions(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(box(page)).not.toBeFocused();
});

test('an invalid search in a link is not sent to the server, and is reported once', async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api') asked.push(request.postData());
  });
  await page.goto('/dashboard?group=trash&q=%22zzq');
  await expect(page.getByRole('heading', { name: 'Can’t read this search' })).toBeVisible();
  await expect(box(page)).toHaveAccessibleDescription('At character 1: This quote isn’t closed.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // After correcting one mistake to another, there are still no previous results.
  await box(page).fill('(zzqx');
  await expect(box(page)).toHaveAccessibleDescription(
    'At character 1: This ( isn’t closed. To search for it, write \\(.',
  );
  // A corrected search runs, and typing can continue.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('mood');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expect(box(page)).toBeFocused();
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  expect(asked.filter((body) => body?.includes('filterBy') && body.includes('zzq'))).toEqual([]);
});

test('a field without a value leaves the previous results', async ({ page }) => {
  const clock = await standingClock(page);
  await page.keyboard.press('/');
  await page.keyboard.type('mood');
  await expect(page).toHaveURL(/q=mood$/);
  await expect(list(page).locator('mark').first()).toBeVisible();
  const before = await list(page).getByRole('link').allInnerTexts();
  await clock.stop();
  await page.keyboard.type(' au');
  await expect(suggestions(page).getByRole('option', { name: 'author:' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('mood author:');
  await clock.run();
  await expect(box(page)).toHaveAccessibleDescription(
    /At character 6: Add a search term after “author:”\..*still shows the previous results/,
  );
  await expect(page).toHaveURL(/q=mood$/);
  expect(await list(page).getByRole('link').allInnerTexts()).toEqual(before);
  await page.keyboard.type('brotchie');
  await expectCount(page, '1 found');
});

test('recent searches are suggested, can be removed one by one, and are cleared at log-out', async ({ page }) => {
  for (const words of ['mood', 'year:2000..2020']) {
    await page.keyboard.press('/');
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=/);
    await expect(page.locator('form[role="search"]')).toHaveAttribute('data-state', /settled.*closed/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('/');
    await page.keyboard.press('Delete');
    await expect(page).not.toHaveURL(/q=/);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('/');
  await expect(suggestions(page).getByRole('option')).toHaveText(['year:2000..2020', 'mood']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(suggestions(page).getByRole('option')).toHaveText(['mood']);
  await expectActive(page, 'mood');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=mood$/);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('searches'))))
    .toEqual([]);
});

test('a search can become a group, and within a group it offers results of the whole library', async ({ page }) => {
  const clock = await standingClock(page);
  await page.keyboard.press('/');
  await page.keyboard.type('title:m');
  const save = page.getByRole('button', { name: 'Save as group' });
  await expect(save).toBeVisible();
  // The text of the box is saved, even if it isn't searched yet.
  await clock.stop();
  await page.keyboard.type('ood');
  await save.click();
  await clock.run();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('title:mood');
  await expect(form.getByRole('textbox', { name: 'Search', exact: true })).toHaveValue('title:mood');
  await form.getByLabel('Name', { exact: true }).fill('Moods');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Moods” created').first()).toBeVisible();
  await page.getByRole('treeitem', { name: /^Moods/ }).click();
  await box(page).fill('chocolate');
  const scope = page.locator('[data-search-scope]');
  await expect(scope).toHaveText(/^\d+ in Moods, \d+ in the whole library$/);
  await scope.getByRole('link').click();
  await expect(page).toHaveURL(/dashboard\?q=chocolate$/);
  await expect(scope).toBeHidden();
  await expect(box(page)).toBeFocused();
});

test('pressing Enter again before it is known that nothing matches keeps the focus in the box', async ({ page }) => {
  const held = await holdOperation(page, 'listQuery');
  await box(page).fill('nothing of the kind');
  await box(page).press('Enter');
  await expect(list(page)).toHaveAttribute('data-state', 'refreshing');
  await expect(page.locator('form[role="search"]')).toHaveAttribute('data-state', /settled.*closed/);
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('row').locator(':focus')).toHaveCount(1);
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
});
