// Every story in both colour modes: it draws, nothing is logged or thrown, and axe finds nothing. And the page that shows them.
import type { Page } from '@playwright/test';
import { findViolations, inLines, wcag } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { submitAccount } from './support/library.ts';

const address = '/_storybook/external-iframe';
/** Where tools/build.mjs puts what only they need. */
const storyAssets = '/assets/stories/';

/** What axe is not asked about a story, and why. */
const excused: Readonly<Record<string, readonly string[]>> = {
  // Rows that are about to be replaced are dimmed for that moment, and marked as busy.
  'features-documentrows--refreshing': ['color-contrast'],
  // Transitions on a drawing are as high as their words; each is listed, and pressed, at full size beside it.
  ...Object.fromEntries(
    ['plain', 'running', 'covered', 'marked', 'parallel-regions', 'shown'].map((name) => [
      `statecharts-drawing--${name}`,
      ['target-size'],
    ]),
  ),
};

/** The ids of all stories, as the page that lists them links them. */
async function storyIds(page: Page): Promise<string[]> {
  await page.goto(address);
  const links = page.getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((each) => new URL(each, 'http://site').searchParams.get('id') ?? '');
}

/** Waits until nothing more is drawn, and ends what still moves: colours on their way are not the story's. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { promise: quiet, resolve } = (() => {
      let done: () => void = () => undefined;
      return { promise: new Promise<void>((settled) => (done = settled)), resolve: () => done() };
    })();
    let timer = setTimeout(resolve, 60);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 60);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // What changes for ever is as drawn as it will be.
    setTimeout(resolve, 1_500);
    await quiet;
    observer.disconnect();
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });
}

// The page has one width here: what changes with the width is tested with the pages of the site.

/** What axe finds in what is shown now, by rule. By night only the colours are others than by day. */
async function findings(page: Page, id: string, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const excuses = excused[id] ?? [];
  if (colorScheme === 'light') return inLines(await findViolations(page, { tags: wcag, except: excuses }));
  if (excuses.includes('color-contrast')) return [];
  return inLines(await findViolations(page, { rules: ['color-contrast'] }));
}

/** Shows one after another and looks for errors and findings in each. */
async function expectDrawn(page: Page, ids: readonly string[]): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(address);
  for (const id of ids) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // From story to story as from page to page: the app stays.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
    }, `${address}?id=${id}`);
    const drawn = page.locator(`:is([data-story="${id}"], [data-story-failed="${id}"]):not(:has([data-story-coming]))`);
    await expect.soft(drawn, id).toBeAttached();
    const failure = page.locator('[data-story-failed]');
    if ((await failure.count()) > 0) errors.push(await failure.innerText());
    for (const colorScheme of ['light', 'dark'] as const) {
      // The story stays as it is: what it looks like by day and by night is up to the style sheets alone.
      await page.emulateMedia({ colorScheme });
      await settle(page);
      expect
        .soft([...errors.splice(0), ...(await findings(page, id, colorScheme))], `${id}, ${colorScheme}`)
        .toEqual([]);
    }
  }
}

/** The stories are dealt out to so many tests, which run side by side. */
const shares = 4;
/** So many are looked at at once in each: they wait for one another's frames and timers, not for the processor. */
const tabs = 3;

for (let share = 0; share < shares; share += 1) {
  test(`every story is drawn in both modes, without an error and without a finding of axe: share ${share + 1} of ${shares}`, async ({
    page,
    browser,
  }) => {
    // Many pages in one test: it takes a minute on an idle machine, and may take several on a busy one.
    test.setTimeout(600_000);
    const ids = (await storyIds(page)).filter((_, index) => index % shares === share);
    expect(ids.length).toBeGreaterThan(0);
    await Promise.all(
      Array.from({ length: tabs }, async (_, tab) => {
        // What a story leaves on the device is not seen in another tab.
        const context = await browser.newContext();
        await expectDrawn(
          await context.newPage(),
          ids.filter((_id, index) => index % tabs === tab),
        );
        await context.close();
      }),
    );
  });
}

test('a story is shown by itself, at both addresses, inside the app', async ({ page, request }) => {
  for (const path of [address, '/iframe.html']) {
    const response = await page.goto(`${path}?id=ui-button--primary`);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('main').getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(page).toHaveTitle(/^UI\/Button: Primary/);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
  expect((await request.get('/stories.html')).status()).toBe(404);
});

test('the address gives the colour mode, and no words', async ({ page }) => {
  await page.goto(`${address}?id=ui-button--primary&args=children:Send;disabled:!true&globals=theme:dark`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an unknown id says so, and lists the stories there are', async ({ page }) => {
  await page.goto(`${address}?id=ui-nothing--here`);
  await expect(page.getByRole('alert')).toContainText('There is no story with the id ui-nothing--here');
  await page.getByRole('link', { name: 'Primary', exact: true }).first().click();
  await expect(page).toHaveURL(/id=ui-button--primary$/);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('no page of the site leads to the stories, and none loads them', async ({ page, account }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const ofStories = () => requested.splice(0).filter((path) => path.startsWith(storyAssets));
  // What is looked for is what these pages load.
  await page.goto(`${address}?id=ui-button--primary`, { waitUntil: 'networkidle' });
  expect(ofStories()).not.toEqual([]);
  for (const path of ['/', '/no/such/page', '/user/login', '/dashboard']) {
    if (path === '/dashboard') await submitAccount(page, account, 'Log in');
    else await page.goto(path);
    await page.waitForURL(`**${path}`);
    await page.waitForLoadState('networkidle');
    expect(ofStories(), path).toEqual([]);
    await expect(page.locator('a[href*="_storybook"], a[href*="iframe.html"]')).toHaveCount(0);
  }
});
