// Moving about: where old addresses and downloads lead inside the app, what is said when something is not there or fails, and that every
// page is found where it was left.
import type { Page, Route } from '@playwright/test';
import { demoPerson } from '#mock-server/seedWorld.ts';
import { list, search, submitAccount } from './support/library.ts';
import { expect, test } from '../support/mockWorld.ts';
import { intercept, interceptOperation } from './support/requests.ts';

/** Goes to an address as a link of the app does: nothing is loaded anew but what the app itself asks for. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __TSR_index: index } = window.history.state as { __TSR_index: number };
    const key = crypto.randomUUID();
    window.history.pushState({ __TSR_index: index + 1, __TSR_key: key, key }, '', to);
  }, path);
}

/** Marks the document, to tell later whether it is still the same. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'the same';
  });
}

const marked = (page: Page) => page.locator('html[data-mark]');
const loginHeading = (page: Page) => page.getByRole('heading', { name: 'Log in', level: 1 });

/** The world outside: a page for every address, and files below `/download/`. */
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
    test(`${from} leads to another site, and "Back" to where one was`, async ({ page }) => {
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
    test(`${from} leads to ${to}, and "Back" to where one was`, async ({ page }) => {
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
  test('a file is saved, and the page stays as it is, in the history too', async ({ page }) => {
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
      // A redirect by the server is not intercepted, and ends in the browser's error page on a machine without the internet.
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

test.describe('what is not there, and what fails', () => {
  test('an unmatched path is 404 and is named, from outside and from inside', async ({ page }) => {
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

  test('an error has its code, its words and a way on', async ({ page }) => {
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
  /** An answer of another shape than the page was built for. */
  const garble = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/"(authors|keywords)":\[[^\]]*\]/g, '"$1":7'),
    });
  };

  for (const [how, answering] of [
    ['cannot be loaded', refuse],
    ['cannot be drawn', garble],
  ] as const) {
    test(`the document ${how}`, { tag: '@everyWidth' }, async ({ page }) => {
      await openLibrary(page);
      await interceptOperation(page, 'documentQuery', answering);
      await list(page).getByRole('link').first().click();
      const pane = page.locator('[data-view="failed"]');
      await expect(pane).toContainText(/The document could not be (loaded|shown)/);
      await pane
        .getByRole('button', { name: /Back to the list|Close/ })
        .first()
        .click();
      await expect(pane).toBeHidden();
      await search(page, 'zzzz');
      await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
    });
  }

  /** Opens a document beside a list that cannot be drawn; answers the title of the document, and how the list gets well again. */
  async function openBesideBrokenList(page: Page): Promise<{ title: string; restore: () => void }> {
    await openLibrary(page);
    await list(page).getByRole('link').first().click();
    const heading = page.getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    const title = (await heading.textContent()) ?? '';
    const restore = await interceptOperation(page, 'listQuery', garble);
    await page.reload();
    await expect(page.getByText(/The list could not be (shown|loaded)/)).toBeAttached();
    return { title, restore };
  }

  test('the list cannot be drawn: the document beside it can be read', async ({ page }) => {
    const { title } = await openBesideBrokenList(page);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  test('the list cannot be drawn: it is tried again, and the groups lead to another', async ({ page }) => {
    const { restore } = await openBesideBrokenList(page);
    restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'Trash' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  });
});

test.describe('places', () => {
  const long = '/codeprojects/gsoc';

  const top = (page: Page) => page.evaluate(() => window.scrollY);

  /** Scrolls the page, until whoever listens has heard of it; answers where it is then. */
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

  test('a new page starts at its top, and back and forward find the places that were left', async ({ page }) => {
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

  test('a page that is read before the app has taken it over stays where it is, and is found there again', async ({
    page,
  }) => {
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
    // At the page's end, and only the app draws it.
    await expect(page.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible();
    expect(await top(page)).toBe(left);
    await follow(page, '/');
    await expect.poll(() => top(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(left);
  });

  test('a hash leads to its part, and the focus with it, also when the part comes late', async ({ page }) => {
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

  /** The rows that are wholly in view. */
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

  /** Scrolls the list and gives the rows that are then in view. */
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
    'the list is found where it was left, from another page and after a reload',
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

  test('the list is found where it was left, from another order of it', async ({ page }) => {
    await openLibrary(page);
    const left = await scrolled(page, 3000);
    // A click of the test would first scroll to where the heads stand when they do not stick.
    await list(page).getByRole('button', { name: 'Title', exact: true }).dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => document.querySelector('[data-rows]')?.scrollTop)).toBe(0);
    const found = await rowsInView(page);
    await page.goBack();
    await expect.poll(() => rowsInView(page)).toEqual(left);
    await page.goForward();
    await expect.poll(() => rowsInView(page)).toEqual(found);
  });

  test(
    'the list is found where it was left with a document open beside it',
    { tag: '@everyWidth' },
    async ({ page }) => {
      await openLibrary(page);
      const left = await scrolled(page, 3000);
      const name = left[2] ?? '';
      await page.locator('[data-rows] a[data-row]').filter({ hasText: name }).first().click();
      await expect(page).toHaveURL(/document=/);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await follow(page, '/');
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect.poll(async () => (await rowsInView(page)).includes(name)).toBe(true);
      await page.goBack();
      await expect(page).not.toHaveURL(/document=/);
      await expect.poll(() => rowsInView(page)).toEqual(left);
    },
  );
});
