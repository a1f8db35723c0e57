// Tests messages: how long they stay, how they are announced, how the keyboard reaches them and returns, and Undo.
import type { Page } from '@playwright/test';
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { list, moveToTrash, submitAccount } from './support/library.ts';
import { expect, test } from '../support/mockWorld.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Messages' });
const messages = (page: Page) => region(page).getByRole('listitem');

const sayer = (page: Page, words: RegExp) => page.getByRole('button', { name: words });

/** Opens a page without messages whose clock is stopped, then presses the buttons that show messages. */
async function say(page: Page, ...words: RegExp[]) {
  await page.clock.install();
  await page.goto('/_storybook/external-iframe?id=ui-toasts--silent');
  await expect(sayer(page, /restored/)).toBeVisible();
  await expect(region(page)).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const each of words) await sayer(page, each).click();
  await expect(messages(page).first()).toBeVisible();
  await page.clock.runFor(100);
}

/** Simulates that another tab comes to the front, or this one again. */
async function setTabHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test.describe('an informative message', () => {
  const told = (page: Page) => page.getByText('“Mood state effects of chocolate” restored', { exact: true });

  test.beforeEach(async ({ page }) => {
    await say(page, /restored/);
    await expect(region(page).getByRole('status')).toHaveText('“Mood state effects of chocolate” restored');
  });

  test('disappears after eight seconds, and never takes the focus', async ({ page }) => {
    await expect(sayer(page, /^Say .*restored/)).toBeFocused();
    await page.clock.runFor(7_500);
    await expect(told(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(region(page)).toHaveCount(0);
  });

  test('stays while it is hovered or focused, or the tab is hidden, and then starts counting again', async ({
    page,
  }) => {
    await page.clock.runFor(5_000);
    await told(page).hover();
    await page.clock.runFor(60_000);
    await page.keyboard.press('F6');
    await expect(page.getByRole('button', { name: 'Close this message' })).toBeFocused();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await setTabHidden(page, true);
    await page.keyboard.press('F6');
    await expect(sayer(page, /^Say .*restored/)).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(messages(page).locator('[data-state]')).toHaveAttribute('data-state', 'shown.held');
    await setTabHidden(page, false);
    await page.clock.runFor(7_500);
    await expect(told(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(region(page)).toHaveCount(0);
  });

  test('keeps waiting while focused when the window loses the focus', async ({ page }) => {
    await page.keyboard.press('F6');
    // The browser fires blur without a new target, and keeps the active element.
    await page
      .getByRole('button', { name: 'Close this message' })
      .dispatchEvent('focusout', { bubbles: true, relatedTarget: null });
    await page.clock.runFor(60_000);
    await expect(messages(page).locator('[data-state]')).toHaveAttribute('data-state', 'shown.held');
  });

  test('closed by Escape returns the focus', async ({ page }) => {
    await page.keyboard.press('F6');
    await page.keyboard.press('Escape');
    await expect(region(page)).toHaveCount(0);
    await expect(sayer(page, /^Say .*restored/)).toBeFocused();
  });
});

test('undo that fails says why, stays, and can be tried again', async ({ page }) => {
  await say(page, /moved to trash/);
  const undo = region(page).getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(messages(page).locator('[data-state]')).toHaveAttribute('data-state', 'shown.acting');
  // While it runs, the message offers no way to close it.
  await expect(region(page).getByRole('button', { name: 'Close this message' })).toHaveCount(0);
  await page.clock.runFor(120_000);
  await page.evaluate(() => window.storyAnswers?.get('undo')?.reject('Not undone: Network request failed.'));
  await expect(region(page).getByRole('alert')).toHaveText('Not undone: Network request failed.');
  await page.mouse.move(0, 0);
  await page.clock.runFor(600_000);
  await expect(messages(page).locator('[data-state]')).toHaveAttribute('data-state', 'shown.refused');
  await undo.click();
  await expect(region(page).getByText('Not undone')).toHaveCount(0);
  await page.evaluate(() => window.storyAnswers?.get('undo')?.resolve());
  await expect(region(page)).toHaveCount(0);
});

test('a message during a dialog is announced inside, and keeps its full time for afterwards', async ({ page }) => {
  await page.clock.install();
  await page.goto('/_storybook/external-iframe?id=ui-dialog--things-happen');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  const card = page.locator('#messages [data-state^="shown"]');
  await expect(card).toHaveAttribute('data-state', 'shown.held');
  await expect(dialog.getByRole('status')).toHaveText('“Mood state effects of chocolate” restored');
  await page.clock.runFor(60_000);
  await expect(card).toHaveAttribute('data-state', 'shown.held');
  await page.keyboard.press('Escape');
  await page.clock.runFor(7_500);
  await expect(messages(page)).toHaveCount(1);
  await page.clock.runFor(1_000);
  await expect(region(page)).toHaveCount(0);
});

test('closing a message moves the focus to its neighbour', async ({ page }) => {
  await page.goto('/_storybook/external-iframe?id=ui-alert--among-others');
  const close = page.getByRole('button', { name: 'Close this message' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(close).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'After it' })).toBeFocused();
});

test('a message with Undo stays thirty seconds', async ({ page }) => {
  await say(page, /moved to trash/);
  await page.clock.runFor(29_000);
  await expect(messages(page)).toHaveCount(1);
  await page.clock.runFor(1_500);
  await expect(region(page)).toHaveCount(0);
});

test('several are shown in order, and a repeated one is not duplicated', async ({ page }) => {
  await say(page, /moved to trash/, /restored/, /Not moved/);
  const shown = [/moved to trash/, /restored/, /^Not moved/];
  await expect(messages(page)).toHaveText(shown);
  await expect(region(page).getByRole('alert').filter({ hasText: 'Not moved' })).toHaveCount(1);
  await sayer(page, /^Say “Not moved/).click();
  await page.clock.runFor(100);
  await expect(messages(page)).toHaveText(shown);
  // The focus moves to the next message, not to the top of the page.
  await messages(page).nth(1).getByRole('button', { name: 'Close this message' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(100);
  await expect(messages(page)).toHaveText([/moved to trash/, /^Not moved/]);
  await expect(region(page).locator(':focus')).toHaveCount(1);
});

test('the fourth is shown at once, and soon replaces the oldest that is not hovered or focused', async ({ page }) => {
  await say(page, /Not moved/, /moved to trash/, /restored/);
  await page.clock.runFor(5_000);
  await sayer(page, /Copied/).press('Enter');
  await page.clock.runFor(100);
  await expect(messages(page)).toHaveText([/^Not moved/, /moved to trash/, /restored/, 'Copied as BibTeX']);
  await messages(page).nth(1).hover();
  await expect(region(page).getByRole('status').filter({ hasText: 'Copied' })).toHaveText('Copied as BibTeX');
  await page.clock.runFor(1_000);
  await expect(messages(page)).toHaveText([/^Not moved/, /moved to trash/, 'Copied as BibTeX']);
});

test('in the library: a document is trashed, which is reported, and restored by Undo', async ({ page, world }) => {
  await page.goto('/user/login');
  await submitAccount(page, demoPerson, 'Log in');
  const first = list(page).getByRole('link').first();
  const title = (await first.innerText()).trim();
  await first.click();
  await moveToTrash(page);
  await expect(region(page).getByRole('status')).toHaveText(`“${title}” moved to trash`);
  await expect(list(page).getByRole('link', { name: title, exact: true })).toHaveCount(0);

  await test.step('while the server is down, Undo says that it is safe to try again', async () => {
    await world.play('unreachable');
    await region(page).getByRole('button', { name: 'Undo' }).click();
    await expect(region(page).getByRole('alert')).toContainText('It’s safe to try again.');
  });
  await world.play('ordinary');
  await region(page).getByRole('button', { name: 'Undo' }).click();
  await expect(region(page)).toContainText(`“${title}” restored`);
  await expect(list(page).getByRole('link', { name: title, exact: true })).toBeVisible();

  await test.step('a document that could not be moved is reported in its pane', async () => {
    await list(page).getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
    await world.play('unreachable');
    await moveToTrash(page);
    await expect(page.getByRole('alert')).toContainText('Nothing was changed; try again.');
    const pane = page.getByRole('region', { name: title });
    await pane.getByRole('button', { name: 'Close this message' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('messages to one person are not shown to the next', async () => {
    await world.play('ordinary');
    await moveToTrash(page);
    await expect(messages(page)).toHaveCount(1);
    await page.getByRole('button', { name: `Account: ${demoPerson.email}` }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/user\/login/);
    await expect(region(page)).toHaveCount(0);
  });
});
