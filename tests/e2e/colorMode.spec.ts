// Light and dark: chosen at the foot of a page or in the account's menu, kept, shown from the first paint on, by script or without.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { colorModeCookie } from '#site/colorMode.ts';
import { expect, test } from './support/fixtures.ts';

const lightGround = 'rgb(255, 255, 255)';
const darkGround = 'rgb(26, 25, 23)';

/** The ground that a person sees. */
async function expectGround(page: Page, color: string) {
  await expect(page.getByRole('banner').locator('xpath=..')).toHaveCSS('background-color', color);
}

/** The choice at the foot of the page; it comes when it is near. */
async function choiceOf(page: Page): Promise<Locator> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  return page.getByRole('radiogroup', { name: 'Appearance' });
}

async function keep(context: BrowserContext, url: string, preference: string) {
  await context.addCookies([{ name: colorModeCookie, value: preference, url }]);
}

/** Writes down every mode that the page says from its first byte on. */
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

test('dark stays dark: it is kept, and the next answer comes in it', async ({ page, server }) => {
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

  // An address that is no page is answered in it, too.
  await page.goto(`${server.url}/user/login`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('system follows the operating system while the page is open, and the page says no mode', async ({ page }) => {
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

test('a page is in its mode without JavaScript, and offers no choice that does nothing', async ({
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
  test(`a cookie that says ${nonsense} is taken for none`, async ({ page, context, server }) => {
    await keep(context, server.url, nonsense);
    const answer = await page.goto('/');
    expect(await answer?.text()).not.toContain('data-theme');
    const choice = await choiceOf(page);
    await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked();
  });
}

test('the keyboard comes to the choice in one stop, and arrows choose', async ({ page }) => {
  await page.goto('/');
  const choice = await choiceOf(page);
  const system = choice.getByRole('radio', { name: 'System' });
  // From the links around it, as Tab goes.
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

test('the foot of the page does not move when the choice comes', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const before = await footer.boundingBox();
  await expect(await choiceOf(page)).toBeVisible();
  const after = await footer.boundingBox();
  expect([after?.height, after?.width]).toEqual([before?.height, before?.width]);
});

test('the library has the choice in the menu of the account, and other tabs follow', async ({
  page,
  context,
  signedIn,
}) => {
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
  // Space changes it and leaves the menu open; Enter is done.
  await page.keyboard.press('Space');
  await expect(appearance.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true');
  for (const each of [page, other]) await expect(each.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await expect(account).toBeFocused();
  for (const each of [page, other]) await expect(each.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the page knows the kind of device it is on', { tag: '@everyWidth' }, async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-device', isMobile ? 'mobile' : 'desktop');
  if (!isMobile) return;
  // Turned, it is still a phone.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile');
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.locator('html')).toHaveAttribute('data-device', 'tablet');
});
