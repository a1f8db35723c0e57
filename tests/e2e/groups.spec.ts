// Tests the tree of groups: added, renamed, moved, deleted and restored by keyboard; several selected, filtered and linked.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

function treeOf(page: Page): Locator {
  return page.getByRole('tree', { name: 'Groups' });
}

function group(page: Page, name: string): Locator {
  return treeOf(page).getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) });
}

/** Fills in and saves the form of a new group; the focus is in its name field. */
async function saveNew(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^New group/ });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('groups are added, arranged and deleted by keyboard alone', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/dashboard');
  await page.getByRole('complementary', { name: 'Groups' }).getByRole('button', { name: 'New group' }).last().focus();
  await page.keyboard.press('Enter');
  await saveNew(page, 'Chocolate');
  await expect(group(page, 'Chocolate')).toBeVisible();

  await test.step('a subgroup from the menu', async () => {
    await group(page, 'Chocolate').focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: 'New subgroup…' })).toBeFocused();
    await page.keyboard.press('Enter');
    await saveNew(page, 'Dark');
    await expect(group(page, 'Chocolate')).toHaveAttribute('aria-expanded', /true|false/);
    await group(page, 'Chocolate').focus();
    if ((await group(page, 'Chocolate').getAttribute('aria-expanded')) === 'false') {
      await page.keyboard.press('ArrowRight');
    }
    await expect(group(page, 'Dark')).toHaveAttribute('aria-level', '2');
  });

  await test.step('renamed in place; Escape cancels', async () => {
    await group(page, 'Chocolate').focus();
    await page.keyboard.press('ArrowRight');
    await expect(group(page, 'Dark')).toBeFocused();
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: 'New name for “Dark”' })).toBeFocused();
    await page.keyboard.type('Never');
    await page.keyboard.press('Escape');
    await expect(group(page, 'Dark')).toBeFocused();
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: 'New name for “Dark”' })).toBeFocused();
    await page.keyboard.type('Bitter');
    await page.keyboard.press('Enter');
    await expect(group(page, 'Bitter')).toBeFocused();
  });

  await test.step('moved to the top of the tree, and back', async () => {
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Parent group' })).toBeFocused();
    await page.keyboard.type('None');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).press('Enter');
    await expect(group(page, 'Bitter')).toHaveAttribute('aria-level', '1');
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last().press('Enter');
    await expect(group(page, 'Bitter')).toHaveAttribute('aria-level', '2');
  });

  await test.step('deleted with its subgroups, and restored', async () => {
    await group(page, 'Chocolate').focus();
    await page.keyboard.press('Delete');
    await expect(page.getByText('The documents stay in the library')).toBeVisible();
    await expect(page.getByText('No groups yet')).toBeVisible();
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last().press('Enter');
    await expect(group(page, 'Chocolate')).toBeVisible();
    await expect(group(page, 'Bitter')).toBeVisible();
  });
});

test('several groups are shown as one list, with an address that restores it', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/dashboard');
  const heading = page.getByRole('complementary', { name: 'Groups' });
  for (const name of ['Cocoa', 'Milk', 'Tea']) {
    await heading.getByRole('button', { name: 'New group' }).first().click();
    await saveNew(page, name);
    await expect(group(page, name)).toBeVisible();
  }
  await group(page, 'Cocoa').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cocoa' })).toBeVisible();
  await group(page, 'Tea').click({ modifiers: ['Control'] });
  await expect(page.getByText('2 groups:')).toBeVisible();
  await page.getByRole('button', { name: 'in all' }).click();
  await expect(page).toHaveURL(/match=all/);
  const address = page.url();
  // Right-clicking or expanding selects nothing.
  await group(page, 'Milk').click({ button: 'right' });
  await expect(page.getByRole('menu', { name: 'Group “Milk”' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(page.url()).toBe(address);
  await page.goto(address);
  await expect(group(page, 'Cocoa')).toHaveAttribute('aria-selected', 'true');
  await expect(group(page, 'Tea')).toHaveAttribute('aria-selected', 'true');
  await expect(group(page, 'Milk')).toHaveAttribute('aria-selected', 'false');
  await group(page, 'Milk').click({ modifiers: ['Shift'] });
  await expect(page.getByText('2 groups:')).toBeVisible();

  await test.step('the filter', async () => {
    await page.getByRole('searchbox', { name: 'Filter groups' }).fill('té');
    await expect(treeOf(page).getByRole('treeitem')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(group(page, 'Tea')).toBeFocused();
    await page.getByRole('searchbox', { name: 'Filter groups' }).press('Escape');
    await expect(treeOf(page).getByRole('treeitem')).toHaveCount(3);
  });

  await test.step('a deleted group is no longer part of the list', async () => {
    await group(page, 'Tea').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tea' })).toBeVisible();
    await group(page, 'Tea').press('Delete');
    await expect(page.getByRole('heading', { level: 1, name: 'All documents' })).toBeVisible();
  });
});

test(
  'on a phone the groups are a drawer that closes after a selection',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    expect(signedIn.email).not.toBe('');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Groups' }).click();
    await page.getByRole('button', { name: 'New group' }).first().click();
    await saveNew(page, 'Cocoa');
    await group(page, 'Cocoa').click();
    await expect(treeOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Cocoa' })).toBeVisible();
  },
);
