// Tests what only a browser shows of selects: the placement of the list, virtual scrolling, and loading on scroll.
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/_storybook/external-iframe?id=${id}`);
  await expect(page.locator(`[data-story="${id}"]`)).toBeVisible();
}

const list = (page: Page) => page.getByRole('listbox');
const options = (page: Page) => page.getByRole('option');
const box = (page: Page) => page.getByRole('combobox');
const popup = (page: Page) => page.locator(':popover-open');

/** The open questions of the story, by name. */
async function answer(page: Page, labels: readonly string[], next: string | null): Promise<void> {
  await page.waitForFunction(() => window.storyAnswers?.has('fetchOptions'));
  await page.evaluate(
    ([all, cursor]) => {
      const found = all.map((label) => ({ value: label, label }));
      window.storyAnswers?.get('fetchOptions')?.resolve({ options: found, next: cursor });
    },
    [labels, next] as const,
  );
}

const cocoas = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `Cocoa ${from + index}`);

test.describe('ten thousand options', () => {
  test('a plain select: few rows in the page, End reaches the last, PageUp moves by ten', async ({ page }) => {
    await open(page, 'ui-select--ten-thousand');
    await expect(list(page)).toBeVisible();
    expect(await options(page).count()).toBeLessThan(40);
    await page.keyboard.press('End');
    const last = page.getByRole('option', { name: 'Document 10000', exact: true });
    await expect(last).toBeInViewport();
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
    expect(await options(page).count()).toBeLessThan(40);
    await page.keyboard.press('PageUp');
    await expect(page.getByRole('option', { name: 'Document 9990', exact: true })).toBeInViewport();
  });

  test('a combobox: Up wraps around to the last option, and a search finds any of them', async ({ page }) => {
    await open(page, 'ui-richselect--ten-thousand');
    await expect(list(page)).toBeVisible();
    await box(page).press('ArrowUp');
    await expect(page.getByRole('option', { name: 'Document 10000', exact: true })).toBeInViewport();
    await box(page).fill('7331');
    await expect(options(page)).toHaveText(['Document 7331']);
    expect(await page.locator('mark').innerText()).toBe('7331');
  });

  test('open about as fast as a few options', async ({ page }) => {
    /** The median time from the key press to the open list. */
    const opening = async (id: string): Promise<number> => {
      await open(page, id);
      await expect(list(page)).toBeVisible();
      return await page.evaluate(async () => {
        const control = document.querySelector<HTMLElement>('[role="combobox"]');
        const press = (key: string) => control?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const times: number[] = [];
        for (let turn = 0; turn < 9; turn++) {
          press('Escape');
          await frame();
          const start = performance.now();
          press('ArrowDown');
          times.push(performance.now() - start);
          await frame();
        }
        return times.toSorted((a, b) => a - b)[4] ?? Infinity;
      });
    };
    const few = await opening('ui-select--open');
    const many = await opening('ui-select--ten-thousand');
    // A list that renders every row would take hundreds of times as long; the clock's resolution is a tenth of a millisecond.
    expect(many / Math.max(few, 1)).toBeLessThan(20);
  });
});

test('the next page is requested at the bottom, once, and appended', async ({ page }) => {
  await open(page, 'ui-richselect--fetched');
  await box(page).press('ArrowDown');
  await expect(popup(page).getByText('Loading...')).toBeVisible();
  await answer(page, cocoas(0, 30), 'the next');
  await expect(page.getByRole('option', { name: 'Cocoa 0', exact: true })).toBeVisible();
  await expect(popup(page).getByText('Loading more options...')).toBeHidden();
  await list(page).evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await expect(popup(page).getByText('Loading more options...')).toBeVisible();
  await answer(page, cocoas(30, 40), null);
  await expect(options(page).last()).toHaveAttribute('aria-setsize', '40');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'Cocoa 39', exact: true })).toBeInViewport();
});

test('by touch the buttons in its box are as large as a finger', { tag: '@phone' }, async ({ page }) => {
  await open(page, 'ui-richselect--chosen');
  for (const name of ['Clear', 'Show options']) {
    const { width, height } = (await page.getByRole('button', { name }).boundingBox()) ?? { width: 0, height: 0 };
    expect([name, Math.min(width, height)]).toEqual([name, 36]);
  }
});

test.describe('the placement of the list', () => {
  const boxes = async (page: Page) => {
    const [control, popup] = await Promise.all([
      box(page).evaluate((element) => element.closest('[data-state] > *')?.getBoundingClientRect().toJSON() as DOMRect),
      list(page).evaluate((element) => element.closest(':popover-open')?.getBoundingClientRect().toJSON() as DOMRect),
    ]);
    return { control, popup };
  };

  test(
    'is below its control and as wide, at most 250 px high; above it if there is no space',
    { tag: '@everyWidth' },
    async ({ page }) => {
      await open(page, 'ui-richselect--ten-thousand');
      await expect(list(page)).toBeVisible();
      const below = await boxes(page);
      expect(below.popup.top).toBeGreaterThanOrEqual(below.control.bottom);
      expect(Math.abs(below.popup.width - below.control.width)).toBeLessThanOrEqual(1);
      expect(await list(page).evaluate((element) => element.clientHeight)).toBe(250);
      const { width } = page.viewportSize() ?? { width: 0 };
      await page.locator('[data-story]').evaluate((element) => {
        element.style.marginTop = '400px';
      });
      await page.setViewportSize({ width, height: 520 });
      await expect.poll(async () => (await boxes(page)).popup.bottom - (await boxes(page)).control.top).toBeLessThan(1);
    },
  );

  test('inside a dialog the list is above the dialog, and Escape closes it first', async ({ page }) => {
    await open(page, 'ui-richselect--in-a-dialog');
    const option = page.getByRole('option', { name: 'Journal of Affective Disorders' });
    await option.click();
    await expect(box(page)).toHaveValue('Journal of Affective Disorders');
    await box(page).press('ArrowDown');
    await expect(list(page)).toBeVisible();
    await box(page).press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
