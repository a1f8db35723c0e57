// Tests split panes and tabs: the separator by keyboard, pointer and touch, its remembered position, and single panes on phones.
import { expect, test } from './support/fixtures.ts';
import { documentTitle, importFile, list } from './support/library.ts';
import { holdOperation } from './support/requests.ts';

const story = (id: string) => `/_storybook/external-iframe?id=${id}`;

test.describe('the separator between two panes', () => {
  test('follows the keys of the window splitter pattern', async ({ page }) => {
    await page.goto(story('ui-splitpane--at-the-end'));
    const line = page.getByRole('separator', { name: 'Width of the document' });
    await expect(line).toHaveAttribute('aria-valuenow', '200');
    await line.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(line).toHaveAttribute('aria-valuenow', '216');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(line).toHaveAttribute('aria-valuenow', '280');
    await page.keyboard.press('ArrowRight');
    await expect(line).toHaveAttribute('aria-valuenow', '264');
    await page.keyboard.press('End');
    await expect(line).toHaveAttribute('aria-valuenow', '480');
    await page.keyboard.press('Home');
    await expect(line).toHaveAttribute('aria-valuenow', '200');
    // Not every pane is collapsible.
    await page.keyboard.press('Enter');
    await expect(line).toHaveAttribute('data-state', 'resting');
  });

  test('collapses a pane and restores its width', async ({ page }) => {
    await page.goto(story('ui-splitpane--collapsible'));
    const line = page.getByRole('separator', { name: 'Width of the document' });
    const text = page.getByText('Mood state effects of chocolate');
    await line.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(line).toHaveAttribute('data-state', 'collapsed');
    await expect(text).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(text).toBeVisible();
    await expect(line).toHaveAttribute('aria-valuenow', '264');
  });

  test('can be dragged, cancelled by Escape, and reset by a double click', async ({ page }) => {
    await page.goto(story('ui-splitpane--at-the-start'));
    const line = page.getByRole('separator', { name: 'Width of the groups' });
    await expect(line).toHaveAttribute('aria-valuenow', '160');
    const box = await line.boundingBox();
    if (!box) throw new Error('The line is not on the page');
    const [x, y] = [box.x + box.width / 2, box.y + 100];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 4 });
    await expect(line).toHaveAttribute('data-state', 'dragging');
    // Beyond the limit it doesn't move until the pointer returns.
    await page.mouse.move(x + 900, y);
    await expect(line).toHaveAttribute('aria-valuenow', '320');
    await page.mouse.move(x + 60, y);
    await page.mouse.up();
    await expect(line).toHaveAttribute('data-state', 'resting');
    await expect(line).toHaveAttribute('aria-valuenow', '220');

    await page.mouse.move(x + 60, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y);
    await expect(line).toHaveAttribute('aria-valuenow', '250');
    await page.keyboard.press('Escape');
    await page.mouse.move(x + 20, y);
    await expect(line).toHaveAttribute('aria-valuenow', '220');
    await page.mouse.up();

    await page.mouse.dblclick(x + 60, y);
    await expect(line).toHaveAttribute('aria-valuenow', '160');
  });
});

test(
  'the document keeps its chosen width, and covers the list on phones',
  { tag: '@everyWidth' },
  async ({ page, signedIn, isMobile }) => {
    expect(signedIn.email).toBeTruthy();
    await page.goto('/dashboard');
    await importFile(page, 'chocolate.bib', 16);
    const held = await holdOperation(page, 'documentQuery');
    await list(page).getByRole('link').first().click();
    await expect.poll(() => held.length).toBe(1);
    const line = page.getByRole('separator', { name: 'Width of the document' });
    const title = documentTitle(page);
    if (isMobile) {
      await held[0]?.continue();
      await expect(title).toBeInViewport();
      await expect(line).toBeHidden();
      await expect(list(page)).toBeHidden();
      return;
    }
    // It can be moved before the document has loaded, and keeps its place and the focus then.
    await expect(line).toHaveAttribute('aria-valuenow', '460');
    await line.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(line).toHaveAttribute('aria-valuenow', '524');
    await held[0]?.continue();
    await expect(title).toBeVisible();
    await expect(line).toHaveAttribute('aria-valuenow', '524');
    await expect(line).toBeFocused();
    await page.reload();
    await expect.poll(() => held.length).toBe(2);
    await held[1]?.continue();
    await expect(line).toHaveAttribute('aria-valuenow', '524');
    await line.dblclick();
    await expect(line).toHaveAttribute('aria-valuenow', '460');
    // It keeps its width while the document is edited.
    await page.keyboard.press('e');
    await expect(line).toHaveAttribute('aria-valuenow', '460');
  },
);

test('arrow keys select tabs and wrap around', async ({ page }) => {
  await page.goto(story('ui-tabs--many'));
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Read').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('History')).toBeFocused();
  await expect(tab('History')).toHaveAttribute('aria-selected', 'true');
  // Also if the tab list is wider than the page.
  await expect(tab('History')).toBeInViewport();
  await expect(page.getByRole('tabpanel')).toHaveText('History');
  await page.keyboard.press('Home');
  await expect(tab('Read')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Read' })).toBeFocused();
});
