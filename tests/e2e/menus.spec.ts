// Tests what only a browser shows of menus and tooltips: placement, mouse and touch, and timing.
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const story = (page: Page, id: string) => page.goto(`/_storybook/external-iframe?id=${id}`);

/** Asserts that the menu is at least 8 px from the window's edges. */
async function expectInside(page: Page, name: string) {
  const size = page.viewportSize();
  const box = await page.getByRole('menu', { name }).boundingBox();
  if (!size || !box) throw new Error('There is no menu');
  expect(box.x).toBeGreaterThanOrEqual(8);
  expect(box.y).toBeGreaterThanOrEqual(8);
  expect(box.x + box.width).toBeLessThanOrEqual(size.width - 8);
  expect(box.y + box.height).toBeLessThanOrEqual(size.height - 8);
  return box;
}

/** Places the story's button in the window. */
const moveButton = (page: Page, css: string) =>
  page
    .locator('[data-state]', { has: page.locator('> [aria-haspopup]') })
    .evaluate((anchor, style) => (anchor.style.cssText = `position: fixed; ${style}`), css);

for (const [edge, css, side] of [
  ['the top', 'top: 0; left: 100px', 'bottom'],
  ['the bottom', 'bottom: 0; left: 100px', 'top'],
  ['the right', 'top: 200px; right: 0', 'bottom'],
  ['the corner', 'bottom: 0; right: 0', 'top'],
] as const) {
  test(`a menu at ${edge} of the window opens where there is space`, { tag: '@everyWidth' }, async ({ page }) => {
    await story(page, 'ui-menu--closed');
    await moveButton(page, css);
    const button = page.getByRole('button', { name: 'More' });
    await button.click();
    await expect(page.locator('[data-side]')).toHaveAttribute('data-side', side);
    const menu = await expectInside(page, 'More');
    const at = await button.boundingBox();
    if (!at) throw new Error('There is no button');
    if (side === 'bottom') expect(menu.y - (at.y + at.height)).toBeLessThan(12);
    else expect(at.y - (menu.y + menu.height)).toBeLessThan(12);
  });
}

test('a long menu scrolls, and keys scroll the active entry into view', { tag: '@everyWidth' }, async ({ page }) => {
  await story(page, 'ui-menu--long');
  const button = page.getByRole('button', { name: 'More fields' });
  await expect(page.getByRole('menuitem', { name: 'Field 1', exact: true })).toBeFocused();
  const popup = await page.locator('[data-side]').boundingBox();
  expect(popup?.height).toBeLessThanOrEqual(560);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Field 40' })).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Field 1', exact: true })).toBeFocused();
  await page.keyboard.type('field 27');
  await expect(page.getByRole('menuitem', { name: 'Field 27' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a menu is repositioned after the page was scrolled', { tag: '@everyWidth' }, async ({ page }) => {
  await story(page, 'ui-menu--open');
  await page.evaluate(() => (document.body.style.cssText = 'min-height: 3000px; padding-top: 200px'));
  const menu = page.getByRole('menu');
  const button = page.getByRole('button', { name: 'More' });
  await expect(menu).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo({ top: 120, behavior: 'instant' });
  });
  await expect
    .poll(async () => {
      const [below, at] = [await menu.boundingBox(), await button.boundingBox()];
      return below && at ? Math.round(below.y - at.y - at.height) : null;
    })
    .toBe(8);
});

test('keys pressed before the menu has opened are not lost', async ({ page }) => {
  await story(page, 'ui-menu--waiting');
  await page.getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.evaluate(() => window.storyAnswers?.get('loadContent')?.resolve());
  await expect(page.getByRole('status').filter({ hasText: 'Chosen' })).toHaveText('Chosen: Edit');
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
});

test('a submenu opens when the mouse rests, stays open for a diagonal move, and closes when the mouse leaves', async ({
  page,
}) => {
  await page.clock.install();
  await story(page, 'ui-menu--submenus');
  const sort = page.getByRole('menuitem', { name: 'Sort by' });
  const title = page.getByRole('menuitem', { name: 'Title' });
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await sort.hover();
  await page.clock.runFor(249);
  await expect(title).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(title).toBeVisible();
  await expect(sort).toBeFocused();
  // The mouse crosses another entry with a submenu, on its way into the open one.
  await page.getByRole('menuitem', { name: 'Copy as' }).hover();
  await page.clock.runFor(249);
  await title.hover();
  await page.clock.runFor(1000);
  await expect(title).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'BibTeX' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Copy as' }).hover();
  await page.clock.runFor(250);
  await expect(page.getByRole('menuitem', { name: 'BibTeX' })).toBeVisible();
  await expect(title).toHaveCount(0);
});

test('submenus open by tap, inside the window', { tag: '@phone' }, async ({ page }) => {
  await story(page, 'ui-menu--submenus');
  await page.getByRole('menuitem', { name: 'Sort by' }).tap();
  const title = page.getByRole('menuitem', { name: 'Title' });
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await expectInside(page, 'Sort by');
  await title.tap();
  await expect(page.getByRole('status').filter({ hasText: 'Chosen' })).toHaveText('Chosen: Title');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('the keyboard goes through three levels and back', async ({ page }) => {
  await story(page, 'ui-menu--submenus');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Family name' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('menuitem', { name: 'People' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Sort by' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
});

test('the first entry of a submenu is level with the entry that opens it', async ({ page }) => {
  await story(page, 'ui-menu--submenus');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowRight');
  const top = async (name: string) => (await page.getByRole('menuitem', { name }).boundingBox())?.y;
  await expect.poll(async () => (await top('Title')) === (await top('Sort by'))).toBe(true);
});

test(
  'a menu inside a modal dialog is above it, keeps the focus, and closes first',
  { tag: '@everyWidth' },
  async ({ page }) => {
    await story(page, 'ui-menu--in-a-dialog');
    const dialog = page.getByRole('dialog');
    const button = dialog.getByRole('button', { name: 'More' });
    await expect(page.getByRole('menuitem', { name: 'New subgroup' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(button).toBeFocused();

    await button.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(dialog.getByText('Chosen: Edit')).toBeVisible();
    await expect(button).toBeFocused();

    await button.press('ArrowDown');
    await expect(page.getByRole('menu')).toBeVisible();
    await dialog.getByRole('heading', { name: 'Chocolate' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(dialog).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

test('a context menu opens at the mouse, or below the focused element', async ({ page }) => {
  await story(page, 'ui-contextmenu--on-buttons');
  const tea = page.getByRole('button', { name: 'Tea' });
  const at = await tea.boundingBox();
  if (!at) throw new Error('There is no button');
  await page.mouse.click(at.x + 10, at.y + 10, { button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Rename Tea' })).toBeVisible();
  const popup = await page.locator('[data-side]').boundingBox();
  expect(Math.abs((popup?.x ?? 0) - at.x - 10)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  for (const key of ['Shift+F10', 'ContextMenu']) {
    await tea.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem', { name: 'Rename Tea' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tea).toBeFocused();
  }
});

test('a tooltip opens when the mouse rests, immediately on the next element, can be hovered, and closes by Escape', async ({
  page,
}) => {
  await page.clock.install();
  await story(page, 'ui-tooltip--several');
  const tip = page.getByRole('tooltip');
  const copy = page.getByRole('button', { name: 'Copy' });
  await copy.hover();
  await expect(tip).toHaveText('Copy');
  await expect(copy).not.toHaveAttribute('aria-describedby');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Edit' }).hover();
  await expect(tip).toHaveText('EditE');
  await tip.hover();
  await page.clock.runFor(10_000);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove' }).hover();
  await page.clock.runFor(499);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveAccessibleDescription(/not out of the library/);
});

test('a tooltip opens on keyboard focus, and not by touch', { tag: '@everyWidth' }, async ({ page, isMobile }) => {
  await story(page, 'ui-tooltip--several');
  const tip = page.getByRole('tooltip');
  if (isMobile) {
    await page.clock.install();
    await page.getByRole('button', { name: 'Copy' }).tap();
    await page.clock.runFor(2000);
    await expect(tip).toHaveCount(0);
  } else {
    await page.getByRole('button', { name: 'Copy' }).focus();
    await page.keyboard.press('Tab');
    await expect(tip).toHaveText('EditE');
  }
});
