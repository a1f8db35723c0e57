// Tests every page by the Tab key alone: all controls can be reached, the focus is visible, and nothing traps it.
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const pages = [
  '/',
  '/codeprojects',
  '/codeprojects/gsoc/gsoc2022',
  '/codeprojects/bluehat2022',
  '/surveys/2015',
  '/surveys/2015/analysis',
  '/legal-notice',
  '/notices',
  '/privacy',
  '/no/such/page',
  '/user/login',
  '/user/register',
  '/user/forgot-password',
  '/change-password/some-token?id=user_1',
];

/** More tab stops than any page has. */
const maximumStops = 400;

/** Presses Tab and marks the focused element. Returns what it is; the end of the page (where the browser's own bar would follow) counts too. */
async function nextStop(page: Page): Promise<{ what: string; seen: boolean } | 'end' | 'again'> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || stop === document.body) return 'end';
    if (stop.dataset.walked !== undefined) return 'again';
    stop.dataset.walked = '';
    // The focus ring is around the control itself, or around its label or field frame.
    const seen = [stop, stop.parentElement, stop.closest('label')].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    return { what: stop.outerHTML.slice(0, 120), seen };
  });
}

/** Controls that were not reached. In a radio group one is enough, since arrow keys reach the others. */
function passedOver(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter(
        (element) =>
          element.dataset.walked === undefined && !element.matches(':disabled, [tabindex="-1"], [type=radio]'),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

async function walk(page: Page): Promise<void> {
  const unseen: string[] = [];
  let stops = 0;
  for (; stops < maximumStops; stops++) {
    const stop = await nextStop(page);
    // A form took the focus initially, so what is above it comes after the end of the page.
    if (stop === 'end') continue;
    if (stop === 'again') break;
    if (!stop.seen) unseen.push(stop.what);
  }
  expect(stops).toBeGreaterThan(0);
  expect(stops).toBeLessThan(maximumStops);
  expect(unseen).toEqual([]);
  expect(await passedOver(page)).toEqual([]);
}

for (const path of pages) {
  test(`Tab reaches every control of ${path}`, async ({ page }) => {
    // The links to log in come once it is known that nobody is logged in, which would be in the middle of the walk.
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await walk(page);
  });
}

test('Tab reaches every control of the account page', async ({ page, signedIn }) => {
  // The placeholder of the account button is replaced while loading, and would lose its mark.
  await page.goto('/dashboard/account', { waitUntil: 'networkidle' });
  await expect(page.getByText(signedIn.email).first()).toBeVisible();
  await walk(page);
});
