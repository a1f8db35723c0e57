// Every page by the Tab key alone: all that can be operated is reached, what has the focus can be seen, and nothing holds it.
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
  '/privacy',
  '/no/such/page',
  '/user/login',
  '/user/register',
  '/user/forgot-password',
  '/change-password/some-token?id=user_1',
];

/** More stops than any page has. */
const mostStops = 300;

/** Goes on to the next stop and marks it. Says what it is: the end of the page, where a browser's own bar would be, is one too. */
async function nextStop(page: Page): Promise<{ what: string; seen: boolean } | 'end' | 'again'> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || stop === document.body) return 'end';
    if (stop.dataset.walked !== undefined) return 'again';
    stop.dataset.walked = '';
    // A ring is drawn around the control itself, or around what stands for it (a label, a field's frame).
    const seen = [stop, stop.parentElement, stop.closest('label')].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    return { what: stop.outerHTML.slice(0, 120), seen };
  });
}

/** What a person could want to reach and the walk has not come to. Of a group of radios one is reached, and arrows do the rest. */
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
  for (; stops < mostStops; stops++) {
    const stop = await nextStop(page);
    // A form took the focus when it came: what is above it is walked after the end of the page.
    if (stop === 'end') continue;
    if (stop === 'again') break;
    if (!stop.seen) unseen.push(stop.what);
  }
  expect(stops).toBeGreaterThan(0);
  expect(stops).toBeLessThan(mostStops);
  expect(unseen).toEqual([]);
  expect(await passedOver(page)).toEqual([]);
}

for (const path of pages) {
  test(`by Tab through ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await walk(page);
  });
}

test('by Tab through the account', async ({ page, signedIn }) => {
  // What stands in for the button of the account is replaced while the rest is fetched, and would lose its mark.
  await page.goto('/dashboard/account', { waitUntil: 'networkidle' });
  await expect(page.getByText(signedIn.email).first()).toBeVisible();
  await walk(page);
});
