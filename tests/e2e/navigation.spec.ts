// Tests navigation: redirects and downloads inside the app, missing pages and failures, and restored scroll positions.
import type { Page, Route } from '@playwright/test';
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { documentTitle, list, search, submitAccount } from './support/library.ts';
import { expect, test } from '../support/mockWorld.ts';
import { intercept, interceptOperation } from './support/requests.ts';

/** Navigates within the app, as its links do, without loading the page again. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __TSR_index: index } = window.history.state as { __TSR_index: number };
    const key = crypto.randomUUID();
    window.history.pushState({ __TSR_index: index + 1, __TSR_key: key, key }, '', to);
  }, path);
}

/** Marks the document, so that the test can tell whether it was reloaded. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'the same';
  });
}

const marked = (page: Page) => page.locator('html[data-mark]');
const loginHeading = (page: Page) => page.getByRole('heading', { name: 'Log in', level: 1 });

/** Answers other sites with a page for every address, and with files below `/download/`. */
async function answerElsewhere(page: Page): Promise<void> {
  await page.route(/^https:/, (route: Route) =>
    route.request().url().includes('/download/')
      ? route.fulfill({ headers: { 'content-disposition': 'attachment; filename="app"' }, body: 'a file' })
      : route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><h1>Elsewhere</h1>' }),
  );
}

async function openLibrary(page: Page, address = '/dashboard'): Promise<void> {
  await page.goto('/user/login');
  await submitAccount(page, demoPerson, 'Log in');
  await expect(list(page).getByRole('link').first()).toBeVisible();
  if (address !== '/dashboard') await page.goto(address);
}

test.describe('old addresses inside the app', () => {
  for (const [from, to] of [
    ['/faq', 'https://docs.jabref.org/faq'],
    ['/donations', 'https://github.com/JabRef/jabref/wiki/Donations/'],
    ['/paypal', 'https://github.com/JabRef/jabref/wiki/Donations/'],
  ] as const) {
    test(`${from} leads to another site, and "Back" returns`, async ({ page }) => {
      await answerElsewhere(page);
      await page.goto('/user/register');
      await page.getByRole('link', { name: 'Log in' }).first().click();
      await expect(loginHeading(page)).toBeVisible();
      await follow(page, from);
      await expect(page).toHaveURL(to);
      await page.goBack();
      await expect(page).toHaveURL('/user/login');
      await expect(loginHeading(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/user/register');
    });
  }

  for (const [from, to] of [
    ['/gsoc/gsoc2022?from=mail', '/codeprojects/gsoc/gsoc2022?from=mail'],
    ['/gsoc', '/codeprojects/gsoc'],
    ['/bluehat2022', '/codeprojects/bluehat2022'],
    ['/surveys/', '/surveys/2015'],
  ] as const) {
    test(`${from} leads to ${to}, and "Back" returns`, async ({ page }) => {
      await page.goto('/user/login');
      await expect(loginHeading(page)).toBeVisible();
      await mark(page);
      await follow(page, from);
      await expect(page).toHaveURL(to);
      await expect(loginHeading(page)).toBeHidden();
      await page.goBack();
      await expect(loginHeading(page)).toBeVisible();
      await expect(marked(page)).toBeAttached();
    });
  }
});

test.describe('downloads inside the app', () => {
  test("a file is saved, and the page and its history don't change", async ({ page }) => {
    await answerElsewhere(page);
    await page.goto('/user/register');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await expect(loginHeading(page)).toBeVisible();
    await mark(page);
    const asked = page.waitForRequest('**/api/getLatestRelease');
    const download = page.waitForEvent('download');
    await follow(page, '/download/linux_deb');
    await asked;
    expect((await download).url()).toMatch(/^https:\/\/github\.com\/.*\/download\/v([\d.]+)\/jabref_\1_amd64\.deb$/);
    await expect(page).toHaveURL('/user/login');
    await expect(loginHeading(page)).toBeVisible();
    await expect(marked(page)).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL('/user/register');
  });

  for (const [what, path, scenario] of [
    ['another system', '/download/amiga', 'ordinary'],
    ['no system', '/download', 'ordinary'],
    ['a version that nobody knows', '/download/win_msi', 'release-unknown'],
    ['a version that cannot be asked for', '/download/win_msi', 'release-service-failing'],
  ] as const) {
    test(`${what} leads to all releases`, async ({ page, world }) => {
      await world.play(scenario);
      await answerElsewhere(page);
      await page.goto('/user/login');
      await expect(loginHeading(page)).toBeVisible();
      // Playwright doesn't intercept server redirects, so without internet it ends on the browser's error page.
      const asked = page.waitForRequest('https://github.com/JabRef/jabref/releases/latest');
      await follow(page, path);
      await asked;
      await expect(loginHeading(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/user/login');
      await expect(loginHeading(page)).toBeVisible();
    });
  }
});

test.describe('missing pages and failures', () => {
  test('an unknown path is 404 and is named, from outside and from inside', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Page not found: /no/such/page');
    await expect(page.getByText('404')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading).not.toContainText('not found');
    await follow(page, '/dashboard/nothing');
    await expect(heading).toHaveText('Page not found: /dashboard/nothing');
  });

  test('an error page has its code, a message and links', async ({ page }) => {
    await page.goto('/user/login');
    await expect(loginHeading(page)).toBeVisible();
    const restore = await intercept(page, '**/_payload.json', (route) => route.fulfill({ body: 'no JSON at all' }));
    await follow(page, '/codeprojects/gsoc');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Internal Server Error');
    await expect(page.getByText('500')).toBeVisible();
    restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).not.toHaveText('Internal Server Error');
    await expect(page).toHaveURL('/codeprojects/gsoc');
  });
});

test.describe('a failure in one pane leaves the others working', () => {
  const refuse = (route: Route) => route.abort();
  /** An answer with a shape that the page wasn't built for. */
  const garble = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/"(authors|keywords)":\[[^\]]*\]/g, '"$1":7'),
    });
  };

  for (const [how, answering, why] of [
    ['cannot be loaded', refuse, 'Network request failed'],
    ['cannot be read', garble, 'The server’s answer could not be read'],
  ] as const) {
    test(`the document ${how}`, { tag: '@everyWidth' }, async ({ page }) => {
      await openLibrary(page);
      await interceptOperation(page, 'documentQuery', answering);
      await list(page).getByRole('link').first().click();
      const pane = page.locator('[data-view="failed"]');
      await expect(pane).toContainText('The document could not be loaded');
      await expect(pane).toContainText(why);
      await pane
        .getByRole('button', { name: /Back to the list|Close/ })
        .first()
        .click();
      await expect(pane).toBeHidden();
      await search(page, 'zzzz');
      await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
    });
  }

  /** Opens a document beside a list that fails to render. Returns the document's title and a function that repairs the list. */
  async function openBesideBrokenList(page: Page): Promise<{ title: string; restore: () => void }> {
    await openLibrary(page);
    await list(page).getByRole('link').first().click();
    const heading = documentTitle(page);
    await expect(heading).toBeVisible();
    const title = (await heading.textContent()) ?? '';
    const restore = await interceptOperation(page, 'listQuery', garble);
    await page.reload();
    await expect(page.getByText(/The list could not be (shown|loaded)/)).toBeAttached();
    return { title, restore };
  }

  test('if the list fails to render, the document beside it can be read', async ({ page }) => {
    const { title } = await openBesideBrokenList(page);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  test('if the list fails to render, it can be retried, and groups lead to another list', async ({ page }) => {
    const { restore } = await openBesideBrokenList(page);
    restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'Trash' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  });
});

test.describe('scroll positions', () => {
  const long = '/codeprojects/gsoc';

  const top = (page: Page) => page.evaluate(() => window.scrollY);

  /** Scrolls the page until its scroll listeners have run; returns the position. */
  const scrollPage = (page: Page, to: number) =>
    page.evaluate(
      (y) =>
        new Promise<number>((resolve) => {
          const heard = () => {
            resolve(window.scrollY);
          };
          document.addEventListener('scroll', heard, { once: true });
          window.scrollTo(0, y);
        }),
      to,
    );

  test('a new page starts at its top, and back and forward restore positions', async ({ page }) => {
    await page.goto(long);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const left = await scrollPage(page, 500);
    expect(left).toBeGreaterThan(100);
    await follow(page, '/');
    await expect(page).toHaveURL('/');
    await expect.poll(() => top(page)).toBe(0);
    const leftHome = await scrollPage(page, 300);
    await page.goBack();
    await expect(page).toHaveURL(long);
    await expect.poll(() => top(page)).toBe(left);
    await page.goForward();
    await expect.poll(() => top(page)).toBe(leftHome);
  });

  test('a page scrolled before hydration stays where it is, and the position is restored', async ({ page }) => {
    let letCome: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letCome = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(long, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const left = await scrollPage(page, 100_000);
    expect(left).toBeGreaterThan(100);
    letCome();
    // It is at the end of the page, and only rendered by the app.
    await expect(page.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible();
    expect(await top(page)).toBe(left);
    await follow(page, '/');
    await expect.poll(() => top(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(left);
  });

  test('a hash leads to its section with the focus, even if the section loads late', async ({ page }) => {
    await page.goto('/user/login');
    await expect(loginHeading(page)).toBeVisible();
    await follow(page, '/user/register#late');
    await expect(page).toHaveURL('/user/register#late');
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
    await page.evaluate(() => {
      const part = document.createElement('h2');
      part.id = 'late';
      part.textContent = 'A part that comes late';
      part.style.marginTop = '3000px';
      part.style.marginBottom = '3000px';
      document.querySelector('main')?.append(part);
    });
    const part = page.getByRole('heading', { name: 'A part that comes late' });
    await expect(part).toBeInViewport();
    await expect(part).toBeFocused();
  });

  /** The rows that are completely visible. */
  const rowsInView = (page: Page) =>
    page.evaluate(() => {
      const scroller = document.querySelector('[data-rows]');
      const { top = 0, bottom = 0 } = scroller?.getBoundingClientRect() ?? {};
      return [...document.querySelectorAll('[data-rows] a[data-row]')]
        .filter((row) => {
          const box = row.getBoundingClientRect();
          return box.top >= top + 28 && box.bottom <= bottom;
        })
        .map((row) => row.textContent);
    });

  const scrollList = (page: Page, to: number) =>
    page.evaluate((top) => {
      document.querySelector('[data-rows]')?.scrollTo(0, top);
    }, to);

  /** Scrolls the list and returns the rows that are then visible. */
  async function scrolled(page: Page, to: number): Promise<(string | null)[]> {
    const before = await rowsInView(page);
    await scrollList(page, to);
    await expect
      .poll(async () => (await rowsInView(page)).length > 3 && (await rowsInView(page))[0] !== before[0])
      .toBe(true);
    await expect(list(page)).toHaveAttribute('data-state', 'settled');
    return rowsInView(page);
  }

  test(
    'the list’s position is restored from another page and after a reload',
    { tag: '@everyWidth' },
    async ({ page }) => {
      await openLibrary(page);
      const left = await scrolled(page, 3000);
      await follow(page, '/');
      await expect(page).toHaveURL('/');
      await expect(list(page)).toBeHidden();
      await page.goBack();
      await expect.poll(() => rowsInView(page)).toEqual(left);
      await page.reload();
      await expect.poll(() => rowsInView(page)).toEqual(left);
    },
  );

  test('the list’s position is restored from another sort order', async ({ page }) => {
    await openLibrary(page);
    const left = await scrolled(page, 3000);
    // A click of the test would first scroll to the header if it isn't sticky.
    await list(page).getByRole('button', { name: 'Title', exact: true }).dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => document.querySelector('[data-rows]')?.scrollTop)).toBe(0);
    const found = await rowsInView(page);
    await page.goBack();
    await expect.poll(() => rowsInView(page)).toEqual(left);
    await page.goForward();
    await expect.poll(() => rowsInView(page)).toEqual(found);
  });

  test('the list’s position is restored with a document open beside it', { tag: '@everyWidth' }, async ({ page }) => {
    await openLibrary(page);
    const left = await scrolled(page, 3000);
    const name = left[2] ?? '';
    await page.locator('[data-rows] a[data-row]').filter({ hasText: name }).first().click();
    await expect(page).toHaveURL(/document=/);
    await expect(documentTitle(page)).toBeVisible();
    await follow(page, '/');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(documentTitle(page)).toBeVisible();
    await expect.poll(async () => (await rowsInView(page)).includes(name)).toBe(true);
    await page.goBack();
    await expect(page).not.toHaveURL(/document=/);
    await expect.poll(() => rowsInView(page)).toEqual(left);
  });
});
