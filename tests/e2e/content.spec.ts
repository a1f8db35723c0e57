// Tests the pages made from Markdown: complete without JavaScript, navigated inside the app, usable by keyboard, and free of axe findings.
import { findViolations, inLines, wcag } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const pages = [
  ['/codeprojects', 'Code projects', 'default'],
  ['/codeprojects/gsoc', 'Google Summer of Code', 'default'],
  ['/codeprojects/gsoc/gsoc2019', 'Google Summer of Code 2019', 'default'],
  ['/codeprojects/gsoc/gsoc2021', 'Google Summer of Code 2021', 'default'],
  ['/codeprojects/gsoc/gsoc2022', 'Google Summer of Code 2022', 'default'],
  ['/codeprojects/bluehat2022', 'BlueHats semester of code 2022', 'default'],
  ['/surveys/2015', 'The JabRef survey of 2015', 'content'],
  ['/surveys/2015/analysis', 'What 428 people told us', 'content'],
  ['/legal-notice', 'Legal notice', 'content'],
  ['/notices', 'Notices', 'content'],
  ['/privacy', 'Privacy', 'content'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title, layout] of pages) {
    test(`${path} is complete`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator(`[data-layout="${layout}"]`)).toBeVisible();
      // Each entry of the table of contents leads to a heading of the page.
      const anchors = await page
        .locator('nav a[href^="#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(anchors.length).toBeGreaterThan(0);
      for (const anchor of new Set(anchors)) {
        await expect(
          page.locator(`h2[id="${String(anchor).slice(1)}"], h3[id="${String(anchor).slice(1)}"]`),
        ).toHaveCount(1);
      }
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing, and no page scrolls sideways at 320 px', async ({ page }) => {
      for (const [path] of pages) {
        await test.step(path, async () => {
          await page.goto(path);
          expect(inLines(await findViolations(page, { tags: [...wcag, 'best-practice'] }))).toEqual([]);
          const size = page.viewportSize();
          await page.setViewportSize({ width: 320, height: 800 });
          const [scroll, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
          expect(scroll).toBe(seen);
          if (size) await page.setViewportSize(size);
        });
      }
    });
  });
}

test('the app hydrates the prerendered page, and logs nothing', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) logged.push(message.text());
  });
  page.on('pageerror', ({ message }) => logged.push(message));
  for (const [path, title] of pages) {
    await page.goto(path);
    // The session is requested only after hydration.
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  expect(logged).toEqual([]);
});

test('links in a text are followed inside the app, even to an anchor of another page', async ({ page }) => {
  await page.goto('/codeprojects');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stays: true }));

  await page.getByRole('article').getByRole('link', { name: 'survey of 2015' }).click();
  await expect(page).toHaveURL('/surveys/2015/analysis#top-three-wishes');
  await expect(page.getByRole('heading', { name: 'Top three wishes' })).toBeInViewport();
  await expect(page.locator('[data-layout="content"]')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Code projects' })).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('an anchor moves view and focus, and back returns them', { tag: '@everyWidth' }, async ({ page, isMobile }) => {
  await page.goto('/surveys/2015/analysis');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  if (isMobile) await page.getByText('On this page').click();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Must-haves' });
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#must-haves$/);
  const heading = page.getByRole('heading', { name: 'Must-haves' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  // Tab continues from here, not from the table of contents.
  await page.keyboard.press('Tab');
  await expect(heading.getByRole('link')).toBeFocused();
  if (!isMobile) await expect(entry).toHaveAttribute('aria-current', 'location');

  await page.goBack();
  await expect(page).toHaveURL('/surveys/2015/analysis');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a wide table can be focused and scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/_storybook/external-iframe?id=pages-article--alone');
  const table = page.getByRole('region', { name: 'Table: A wide table' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
});

for (const path of ['/codeprojects/unknown', '/codeprojects/gsoc/gsoc2020', '/surveys/2015/results']) {
  test(`${path} shows the not-found page`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page not found: ${path}`);
  });
}
