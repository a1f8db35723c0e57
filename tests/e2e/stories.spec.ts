// Tests every story in both colour modes: it renders, nothing is logged or thrown, and axe reports nothing. Also tests the page that shows stories.
import type { Page } from '@playwright/test';
import { findViolations, inLines, wcag } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { submitAccount } from './support/library.ts';

const address = '/_storybook/external-iframe';
/** Where tools/build.mjs puts the files that only stories need. */
const storyAssets = '/assets/stories/';

/** Rules that axe skips for some stories, with reasons. */
const excused: Readonly<Record<string, readonly string[]>> = {
  // Rows that are about to be replaced are dimmed briefly, and marked as busy.
  'features-documentrows--refreshing': ['color-contrast'],
  // Transitions in a drawing are as high as their text; each is also in a list beside it, at full target size.
  ...Object.fromEntries(
    ['plain', 'running', 'covered', 'marked', 'parallel-regions', 'shown'].map((name) => [
      `statecharts-drawing--${name}`,
      ['target-size'],
    ]),
  ),
};

/** The ids of all stories, from the links of the page that lists them. */
async function storyIds(page: Page): Promise<string[]> {
  await page.goto(address);
  const links = page.getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((each) => new URL(each, 'http://site').searchParams.get('id') ?? '');
}

/** Waits until rendering has settled, and finishes running animations, since intermediate colours don't count. */
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
    // Endless animations count as settled.
    setTimeout(resolve, 1_500);
    await quiet;
    observer.disconnect();
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });
}

// These pages have one width; what depends on the width is tested on the site's pages.

/** The findings of axe in what is shown, by rule. In dark mode only the colours differ. */
async function findings(page: Page, id: string, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const excuses = excused[id] ?? [];
  if (colorScheme === 'light') return inLines(await findViolations(page, { tags: wcag, except: excuses }));
  if (excuses.includes('color-contrast')) return [];
  return inLines(await findViolations(page, { rules: ['color-contrast'] }));
}

/** Shows the stories one after another and collects errors and findings. */
async function expectDrawn(page: Page, ids: readonly string[]): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // Stories have no server: a story that connects by itself waits for an answer.
  await page.route('**/api/libraries/**', () => undefined);
  await page.goto(address);
  for (const id of ids) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // Navigates within the app from story to story.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
    }, `${address}?id=${id}`);
    const drawn = page.locator(`:is([data-story="${id}"], [data-story-failed="${id}"]):not(:has([data-story-coming]))`);
    await expect.soft(drawn, id).toBeAttached();
    const failure = page.locator('[data-story-failed]');
    if ((await failure.count()) > 0) errors.push(await failure.innerText());
    for (const colorScheme of ['light', 'dark'] as const) {
      // The same render is tested in both modes, because only style sheets differ.
      await page.emulateMedia({ colorScheme });
      await settle(page);
      expect
        .soft([...errors.splice(0), ...(await findings(page, id, colorScheme))], `${id}, ${colorScheme}`)
        .toEqual([]);
    }
  }
}

/** The stories are divided among this many tests, which run in parallel. */
const shares = 4;
/** The number of pages in each test: they mostly wait for frames and timers, not for the CPU. */
const tabs = 3;

for (let share = 0; share < shares; share += 1) {
  test(`every story renders in both modes, without an error or a finding of axe: share ${share + 1} of ${shares}`, async ({
    page,
    browser,
  }) => {
    // Many pages in one test take a minute on an idle machine, and several on a busy one.
    test.setTimeout(600_000);
    const ids = (await storyIds(page)).filter((_, index) => index % shares === share);
    expect(ids.length).toBeGreaterThan(0);
    await Promise.all(
      Array.from({ length: tabs }, async (_, tab) => {
        // Tabs share no storage, so that stories don't affect each other.
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

test('a story is shown alone, at both addresses, inside the app', async ({ page, request }) => {
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

test('the address sets the colour mode, but no text', async ({ page }) => {
  await page.goto(`${address}?id=ui-button--primary&args=children:Send;disabled:!true&globals=theme:dark`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an unknown id says so, and lists the existing stories', async ({ page }) => {
  await page.goto(`${address}?id=ui-nothing--here`);
  await expect(page.getByRole('alert')).toContainText('There is no story with the id ui-nothing--here');
  await page.getByRole('link', { name: 'Primary', exact: true }).first().click();
  await expect(page).toHaveURL(/id=ui-button--primary$/);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('no page of the site links to the stories or loads their code', async ({ page, account }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const ofStories = () => requested.splice(0).filter((path) => path.startsWith(storyAssets));
  // Looks at what these pages load.
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
