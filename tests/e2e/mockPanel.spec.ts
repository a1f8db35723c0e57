// Tests the mock server's control panel, alone and beside a page: every change of the world's state is visible in the app.
import type { Page } from '@playwright/test';
import type { MockState } from '#mock-server/control/controlTypes.ts';
import { sections } from '#mock-server/scenario.ts';
import { demoPerson, newcomer } from '#mock-server/demoSnapshot.ts';
import { expect, test, type World } from '../support/mockWorld.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { list } from './support/library.ts';
import { intercept } from './support/requests.ts';

const panelIn = (page: Page) => page.frameLocator('iframe[title="Control panel of the mock server"]');
const badge = (page: Page) => page.getByRole('complementary', { name: 'Mock server' }).getByRole('button').first();

test('every page says MOCK and names the active scenario', { tag: '@everyWidth' }, async ({ page, world }) => {
  for (const path of ['/', '/user/login', '/dashboard', '/_statecharts', '/no/such/page']) {
    await page.goto(path);
    await expect(badge(page)).toHaveText('MOCK');
  }
  await world.play('conflict', { operation: 'updateDocumentMutation', call: 2 });
  await page.goto('/user/login');
  await expect(badge(page)).toHaveText('MOCK · conflict@updateDocumentMutation:2');
});

test('the log-in page has a button for each account, which leads to where the person wanted to go', async ({
  page,
  world,
}) => {
  await world.forward(1);
  const accounts = page.getByRole('complementary', { name: 'Accounts of the mock server' });
  await page.goto('/user/login?redirect=%2Fdashboard%3Fquery%3Dprotein');
  const account = accounts.getByRole('button', { name: `${demoPerson.email} (108 documents)` });
  await expect(account).toBeInViewport();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(accounts).toBeHidden();
  await page.goBack();
  await account.press('Enter');
  await expect(page).toHaveURL('/dashboard?query=protein');
  await expect(list(page)).toBeVisible();
  await expect(accounts).toBeHidden();
});

test('Alt+M opens the panel beside the page, Escape closes it and returns the focus', async ({ page, world }) => {
  await world.signIn();
  await page.goto('/dashboard');
  const search = page
    .getByRole('textbox', { name: 'Search documents' })
    .or(page.getByRole('combobox', { name: 'Search documents' }));
  await search.focus();
  await page.keyboard.press('Alt+m');
  const panel = panelIn(page);
  await expect(panel.getByRole('heading', { name: 'MOCK control panel' })).toBeVisible();
  await expect(badge(page)).toHaveAttribute('aria-expanded', 'true');
  await panel.getByRole('tab', { name: 'World' }).press('Escape');
  await expect(panel.getByRole('heading')).toBeHidden();
  await expect(search).toBeFocused();
});

test('a scenario chosen in the panel applies to the next request', async ({ page, world }) => {
  await world.signIn();
  await page.goto('/dashboard');
  await expect(list(page)).toBeVisible();
  await badge(page).click();
  const panel = panelIn(page);
  await panel.getByRole('textbox', { name: 'Search scenarios' }).fill('cut off before');
  await panel.getByRole('radio', { name: 'API unreachable' }).click();
  await expect(panel.getByRole('radio', { name: 'API unreachable' })).toBeChecked();
  await expect(badge(page)).toHaveText('MOCK · unreachable');
  // Choosing it again restarts it: a new choice for the server, but the same display.
  const played = async () => ((await (await page.request.get('/__mock/state')).json()) as MockState).scenario.own;
  const before = await played();
  await panel.getByRole('button', { name: 'Restart scenario' }).click();
  await expect.poll(played).not.toBe(before);
  await expect(badge(page)).toHaveText('MOCK · unreachable');
  await page.keyboard.press('Alt+m');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Can’t reach the server' })).toBeVisible();
});

test.describe('the page beside the panel reloads', () => {
  /** Opens the library of the demo person, and the panel beside it at the world's settings. */
  async function openWorldBeside(page: Page, world: World) {
    await world.signIn();
    await page.goto('/dashboard');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Alt+m');
    const panel = panelIn(page);
    await panel.getByRole('tab', { name: 'World' }).click();
    return panel;
  }

  test('as another person', async ({ page, world }) => {
    const panel = await openWorldBeside(page, world);
    await panel.getByRole('radio', { name: newcomer.email }).click();
    await expect(page.getByText('Your library is empty')).toBeVisible();
  });

  test('at a later time, when the session has expired', async ({ page, world }) => {
    const panel = await openWorldBeside(page, world);
    await panel.getByRole('button', { name: '+30 days' }).click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });

  test('with a library that was reset', async ({ page, world }) => {
    // A library of another size is filled first.
    test.slow();
    const panel = await openWorldBeside(page, world);
    await panel.getByRole('spinbutton', { name: 'Documents' }).fill('7');
    // The panel reloads the page when the world is ready; acting as soon as the server reports it would be a race.
    const isThere = page.waitForEvent('load', { timeout: 120_000 });
    await panel.getByRole('button', { name: 'Reset' }).click();
    await isThere;
    // In the new world nobody is logged in yet.
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await world.signIn();
    await page.goto('/dashboard');
    await expect(page.getByText('7', { exact: true }).first()).toBeVisible();
  });
});

test('scenarios are in sections, and can be found by name', { tag: '@everyWidth' }, async ({ page, world }) => {
  await world.forward(1);
  await page.goto('/__mock');
  const scenarios = page.getByRole('radiogroup', { name: 'Scenario' });
  await expect(scenarios.getByRole('heading')).toHaveText([...sections]);
  await expect(
    scenarios.getByRole('group', { name: 'Network' }).getByRole('radio', { name: 'Flaky network' }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Search scenarios' }).fill('editing refused');
  await expect(scenarios.getByRole('heading')).toHaveText(['Editing']);
  await expect(scenarios.getByRole('radio')).toHaveCount(1);
  await expect(scenarios.getByRole('radio', { name: 'Title refused' })).toBeVisible();
});

for (const form of ['HTML', 'Text']) {
  test(`the outbox shows a mail as ${form}, and its link opens in the page`, async ({ page, world }) => {
    await world.forward(1);
    await page.goto('/user/forgot-password');
    await page.getByLabel('E-mail').fill(demoPerson.email);
    await page.getByRole('button', { name: /send|reset|mail/i }).click();
    await expect.poll(() => world.outbox()).toHaveLength(1);
    await page.keyboard.press('Alt+m');
    const panel = panelIn(page);
    await panel.getByRole('tab', { name: /Outbox/ }).click();
    const frame = panel.frameLocator('iframe[title="Set a new password"]');
    // The HTML form is shown first.
    await expect(frame.getByRole('link', { name: 'Set a new password' })).toBeVisible();
    await panel.getByRole('radio', { name: form }).check();
    const link =
      form === 'HTML'
        ? frame.getByRole('link', { name: 'Set a new password' })
        : panel.getByRole('link', { name: /change-password/ });
    await link.click();
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  });
}

test('a mail is rendered at full height, and no script in it can run', async ({ page, world }) => {
  await world.forward(1);
  await page.request.post('/api', {
    data: { query: `mutation { forgotPassword(input: { email: "${demoPerson.email}" }) { result } }` },
  });
  await expect.poll(() => world.outbox()).toHaveLength(1);
  await page.goto('/__mock');
  await page.getByRole('tab', { name: /Outbox/ }).click();
  const frame = page.locator('iframe[title="Set a new password"]');
  const link = frame.contentFrame().getByRole('link', { name: 'Set a new password' });
  // The mail has inline styles.
  await expect(link).toHaveCSS('display', 'inline-block');
  await expect.poll(() => frame.evaluate((element) => element.clientHeight)).toBeGreaterThan(300);
  const overflow = () =>
    frame
      .contentFrame()
      .locator('html')
      .evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(overflow).toBe(0);
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-scripts)/);
});

test('operations are shown with request and response, and can be copied as curl', async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.signIn();
  await page.goto('/dashboard');
  await expect(list(page)).toBeVisible();
  await page.goto('/__mock');
  await page.getByRole('tab', { name: /Operations/ }).click();
  await page.getByRole('textbox', { name: 'Search operations' }).fill('listQuery');
  // An operation that the page had to wait for.
  await page
    .locator('summary')
    .filter({ hasText: /\blistQuery\b.* 200 / })
    .first()
    .click();
  await expect(page.getByLabel('Response', { exact: true })).toContainText('"documents"');
  await expect(page.getByLabel('Variables', { exact: true })).toContainText('"first"');
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl 'http.*--data-raw/s);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('No operations in this world yet.')).toBeVisible();
});

test('failed operations can be shown alone, whatever the failure', async ({ page, world }) => {
  await world.signIn();
  const ask = (scenario: string, query: string) =>
    page.request.post('/api', { data: { query }, headers: { 'x-mock-scenario': scenario } });
  await ask('ordinary', 'query wellDone { me { id } }');
  await ask('server-error', 'query unwell { me { id } }');
  await ask('rate-limited', 'mutation tooOften { login(input: { email: "a@b.org", password: "?" }) { __typename } }');
  await ask('ordinary', 'mutation wrong { login(input: { email: "a@b.org", password: "?" }) { __typename } }');
  await ask('malformed-answer', 'query halfOfIt { me { id } }');
  await expect(ask('unreachable', 'query nobody { me { id } }')).rejects.toThrow();
  await page.goto('/__mock');
  await page.getByRole('tab', { name: /Operations/ }).click();
  const rows = page.locator('summary');
  await expect(rows).toHaveCount(6);
  await page.getByRole('radio', { name: 'Failed 5' }).check();
  await expect(rows).toHaveText([
    /nobody.*Connection cut/,
    /halfOfIt.*Not GraphQL/,
    /wrong.*Problem InputValidationProblem/,
    /tooOften.*GraphQL errors RATE_LIMITED/,
    /unwell.*HTTP status 500/,
  ]);
  await page.getByRole('textbox', { name: 'Search operations' }).fill('nobody');
  await expect(rows).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Search operations' }).fill('wellDone');
  await expect(page.getByText('No operations match.')).toBeVisible();
});

test('a link opens the same state in another browser', async ({ page, world, context, browser, mock }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.signIn();
  await world.play('icon-service-down');
  await page.goto('/dashboard?q=physics');
  await page.keyboard.press('Alt+m');
  const panel = panelIn(page);
  await panel.getByRole('tab', { name: 'World' }).click();
  await expect(panel.getByRole('textbox', { name: 'Page to open' })).toHaveValue('/dashboard?q=physics');
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.newContext({ baseURL: mock.url });
  await other.addCookies([{ name: 'mock-world', value: 'another-browser', url: mock.url }]);
  const otherPage = await other.newPage();
  await otherPage.goto(link);
  await expect(otherPage).toHaveURL(/\/dashboard\?q=physics/);
  await expect(list(otherPage)).toBeVisible();
  await expect(badge(otherPage)).toContainText('icon-service-down');
  await otherPage.request.post('/__mock/close');
  await other.close();
});

test('a refused change is reported, and so is a server that does not answer', async ({ page, world }) => {
  await world.forward(1);
  await page.goto('/__mock');
  await page.getByRole('tab', { name: 'World' }).click();
  await page.getByRole('spinbutton', { name: 'Documents' }).fill('1000000');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was changed. documents: must be at most 100000.');
  const restore = await intercept(page, '**/__mock/state', (route) => route.abort());
  await expect(page.getByRole('alert').filter({ hasText: 'is not responding' })).toBeVisible();
  restore();
  await page.getByRole('button', { name: 'Retry now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'is not responding' })).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: '@everyWidth' }, () => {
    test.use({ colorScheme });

    test('axe reports nothing in the panel', async ({ page, world }) => {
      await world.signIn();
      await page.goto('/dashboard');
      await expect(list(page)).toBeVisible();
      await page.goto('/__mock');
      for (const tab of [/Scenario/, /World/, /Outbox/, /Operations/]) {
        await page.getByRole('tab', { name: tab }).click();
        await expectNoAxeViolations(page);
      }
    });
  });
}
