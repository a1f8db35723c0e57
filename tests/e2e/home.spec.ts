// Tests the home page: without JavaScript, on a Mac, in each mode, and with or without a known latest version.
import type { Page } from '@playwright/test';
import { downloads } from '#site/downloads.ts';
import { expect, test } from './support/fixtures.ts';

test.use({
  baseURL: async ({ mock }, use) => {
    await use(mock.url);
  },
});

const hrefs = (page: Page) =>
  page.locator('a[href^="/download/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Collects the names of the pictures that the page requests from now on. */
function collectRequestedPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.replace(/^.*\//, '');
    if (/\.(avif|webp)$/.test(name)) asked.push(name);
  });
  return asked;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is complete: what the app is, every download, and the links', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Keep every reference\.\s+Find it again\./);
    expect(await hrefs(page)).toEqual(downloads.map(({ os }) => `/download/${os}`));
    await expect(page.getByRole('link', { name: 'Open your library' })).toBeVisible();
    for (const name of ['Legal notice', 'Privacy', 'Forum', 'Source code']) {
      await expect(page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name })).toBeVisible();
    }
    for (const picture of await page.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test('a mode that was chosen before has its own pictures', async ({ page, context, mock }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await context.addCookies([{ name: 'color-mode', value: 'dark', url: mock.url }]);
    const asked = collectRequestedPictures(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked).toContainEqual(expect.stringMatching(/^library.*-dark-/));
    expect(asked.filter((name) => !name.includes('-dark-'))).toEqual([]);
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(`if the system is ${mode}, only pictures of that mode are loaded`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode });
    const asked = collectRequestedPictures(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked).toContainEqual(expect.stringMatching(new RegExp(`^library.*-${mode}-`)));
    expect(asked.filter((name) => !name.includes(`-${mode}-`))).toEqual([]);
  });
}

test('choosing a mode on the page shows its pictures', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const shown = () =>
    page
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown).toContain('-light-');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(shown).toContain('-dark-');
});

test.describe('on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    hasTouch: false,
    isMobile: false,
  });

  test('files for both architectures come first, all others follow, and the layout does not shift', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByText('For macOS, this computer:')).toBeVisible();
    const mac = ['mac_arm64_dmg', 'mac_arm64_pkg', 'mac_x86_64_dmg', 'mac_x86_64_pkg'].map((os) => `/download/${os}`);
    expect((await hrefs(page)).slice(0, 8)).toEqual([...mac, ...mac]);
    expect(new Set(await hrefs(page)).size).toBe(9);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.002);
  });

  test("in the downloads section, the system's own files are marked in place", async ({ page }) => {
    await page.goto('/#downloads');
    const groups = page.locator('h3[id^="downloads-"]');
    await expect(groups.nth(1)).toHaveText(/macOS\s*This computer/);
    await expect(groups.first()).toHaveText('Windows');
  });
});

test('the latest version is named, and a link leads to its file', { tag: '@everyWidth' }, async ({ page, request }) => {
  await page.goto('/');
  await expect(page.getByText('Latest version: 6.0')).toBeVisible();
  const answer = await request.get('/download/linux_deb', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toMatch(/\/download\/v6\.0\/jabref_6\.0_amd64\.deb$/);
});

test('if the version is unknown none is named, and links lead to all releases', async ({ page, context, mock }) => {
  await context.addCookies([{ name: 'mock-scenario', value: 'release-unknown', url: mock.url }]);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'All releases' }).first()).toBeVisible();
  await expect(page.getByText(/Latest version/)).toHaveCount(0);
  expect(new Set(await hrefs(page)).size).toBe(9);
  const answer = await context.request.get(`${mock.url}/download/linux_deb`, { maxRedirects: 0 });
  expect(answer.headers().location).toMatch(/\/releases\/latest$/);
});

test('the site can be added to a home screen: manifest and icons exist', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
  const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
  const touch = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
  for (const path of [...icons.map(({ src }) => src), touch, '/icons/icon-32.png', '/social.png']) {
    const icon = await request.get(path);
    expect(icon.status(), path).toBe(200);
    expect(icon.headers()['content-type'], path).toMatch(/^image\//);
  }
});
