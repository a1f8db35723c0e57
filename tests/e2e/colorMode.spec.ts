// Tests light and dark mode: chosen in the footer or in the account menu, remembered, and shown from the first paint, with or without JavaScript.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { colorModeCookie } from '#site/colorMode.ts';
import { expect, test } from './support/fixtures.ts';

const lightGround = 'rgb(255, 255, 255)';
const darkGround = 'rgb(26, 25, 23)';

/** The visible background colour. */
async function expectGround(page: Page, color: string) {
  await expect(page.getByRole('banner').locator('xpath=..')).toHaveCSS('background-color', color);
}

/** The choice in the footer, which loads when it is near the viewport. */
async function choiceOf(page: Page): Promise<Locator> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  return page.getByRole('radiogroup', { name: 'Appearance' });
}

async function keep(context: BrowserContext, url: string, preference: string) {
  await context.addCookies([{ name: colorModeCookie, value: preference, url }]);
}

/** Records each mode that the page has, from its first byte on. */
async function recordModes(page: Page): Promise<() => Promise<(string | null)[]>> {
  await page.addInitScript(() => {
    const modes: (string | null)[] = [];
    Object.assign(window, { modes });
    const record = () => {
      const mode = document.documentElement.getAttribute('data-theme');
      if (mode !== modes.at(-1)) modes.push(mode);
    };
    new MutationObserver(record).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
      attributeFilter: ['data-theme'],
    });
  });
  return () => page.evaluate(() => (window as unknown as { modes: (string | null)[] }).modes);
}

const barColors = (page: Page) =>
  page.locator('meta[name=theme-color]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));

test('dark is remembered, and the server renders the next page in it', async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expectGround(page, lightGround);
  const choice = await choiceOf(page);
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked();
  await choice.getByRole('radio', { name: 'Dark' }).check();
  await expectGround(page, darkGround);
  expect(await barColors(page)).toEqual(['#1a1917', '#1a1917']);

  const cookie = (await page.context().cookies()).find(({ name }) => name === colorModeCookie);
  expect(cookie).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax', httpOnly: false });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(355);
  expect(days).toBeLessThanOrEqual(356);

  const modes = await recordModes(page);
  const answer = await page.reload();
  expect(await answer?.text()).toMatch(/<html[^>]* data-theme="dark"/);
  expect(answer?.headers().vary).toContain('Cookie');
  await expect((await choiceOf(page)).getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await modes()).toEqual(['dark']);
  await expectGround(page, darkGround);

  // The not-found page is rendered in it too.
  await page.goto(`${server.url}/user/login`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('system follows the operating system while the page is open, without a fixed mode in the page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const answer = await page.goto('/');
  expect(await answer?.text()).not.toContain('data-theme');
  await expectGround(page, darkGround);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectGround(page, lightGround);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await barColors(page)).toEqual(['#ffffff', '#1a1917']);

  const choice = await choiceOf(page);
  await choice.getByRole('radio', { name: 'Light' }).check();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, lightGround);
  await choice.getByRole('radio', { name: 'System' }).check();
  await expectGround(page, darkGround);
});

test('without JavaScript a page has the chosen mode, and shows no control that would not work', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light', baseURL: server.url });
  await keep(context, server.url, 'dark');
  const page = await context.newPage();
  await page.goto('/');
  await expectGround(page, darkGround);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await context.close();
});

for (const nonsense of ['DARK', 'dark%22%3E%3Cscript%3E', 'constructor']) {
  test(`a cookie with the invalid value ${nonsense} is ignored`, async ({ page, context, server }) => {
    await keep(context, server.url, nonsense);
    const answer = await page.goto('/');
    expect(await answer?.text()).not.toContain('data-theme');
    const choice = await choiceOf(page);
    await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked();
  });
}

test('the choice is one tab stop, in which the arrow keys choose', async ({ page }) => {
  await page.goto('/');
  const choice = await choiceOf(page);
  const system = choice.getByRole('radio', { name: 'System' });
  // From the links before it, as with Tab.
  await expect(system).toBeVisible();
  await system.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(choice.getByRole('radio').and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(system).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expectGround(page, darkGround);
  await page.keyboard.press('ArrowRight');
  await expect(system).toBeChecked();
  await expect(choice).toMatchAriaSnapshot(`
    - radiogroup "Appearance":
      - radio "System" [checked]
      - radio "Light"
      - radio "Dark"
  `);
});

test('the footer does not move when the choice loads', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const before = await footer.boundingBox();
  await expect(await choiceOf(page)).toBeVisible();
  const after = await footer.boundingBox();
  expect([after?.height, after?.width]).toEqual([before?.height, before?.width]);
});

test('the library has the choice in the account menu, and other tabs follow', async ({ page, context, signedIn }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  for (const each of [other, page]) {
    await each.goto('/dashboard');
    await expect(each.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  }
  const account = page.getByRole('button', { name: `Account: ${signedIn.email}` });
  await account.focus();
  await page.keyboard.press('ArrowDown');
  const menu = page.getByRole('menu');
  const appearance = menu.getByRole('group', { name: 'Appearance' });
  await expect(appearance.getByRole('menuitemradio')).toHaveText(['System', 'Light', 'Dark']);
  await expect(appearance.getByRole('menuitemradio', { name: 'System' })).toHaveAttribute('aria-checked', 'true');
  await expect(menu.getByRole('menuitem', { name: 'Your account' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(appearance.getByRole('menuitemradio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(appearance.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
  // Space changes it and keeps the menu open; Enter closes the menu.
  await page.keyboard.press('Space');
  await expect(appearance.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true');
  for (const each of [page, other]) await expect(each.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await expect(account).toBeFocused();
  for (const each of [page, other]) await expect(each.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the page knows the type of its device', { tag: '@everyWidth' }, async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-device', isMobile ? 'mobile' : 'desktop');
  if (!isMobile) return;
  // A rotated phone is still a phone.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile');
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.locator('html')).toHaveAttribute('data-device', 'tablet');
});
