// Tests an open page while the site changes: a new build loads with the next navigation but not during edits, a missing chunk is fetched with one reload, and
// failed checks are only logged. Also tests a page that cannot load its session.
import type { Page } from '@playwright/test';
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { chooseFile, documentTitle, list, submitAccount } from './support/library.ts';
import { expect, test } from '../support/mockWorld.ts';
import { holdOperation, intercept } from './support/requests.ts';

/** Counts the full page loads of the browser from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Waits until the page knows of the scenario's new build. */
async function untilNewBuild(page: Page, act: () => Promise<unknown>): Promise<void> {
  const manifest = page.waitForResponse('**/builds/meta/a-newer-build.json');
  await act();
  await (await manifest).finished();
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/user/login');
  await submitAccount(page, demoPerson, 'Log in');
  await expect(list(page).getByRole('link').first()).toBeVisible();
}

const header = (page: Page) => page.getByRole('banner');

test('new-build: it loads with the next navigation, at its target, and once', async ({ page, world }) => {
  await world.play('new-build');
  await untilNewBuild(page, () => page.goto('/'));
  const loads = countLoads(page);
  const again = page.waitForResponse('**/builds/latest.json');
  await header(page).getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/login$/);
  expect(loads()).toBe(1);

  await test.step('if the loaded page is still the old one, it is not reloaded again and again', async () => {
    await (await again).finished();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    expect(loads()).toBe(1);
  });

  await test.step('"Back" leads to the right page', async () => {
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('new-build: it waits while something is unsaved', async ({ page, world }) => {
  await logIn(page);
  await list(page).getByRole('link').first().click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await world.play('new-build');
  await untilNewBuild(page, () => page.reload());
  const loads = countLoads(page);
  const held = await holdOperation(page, 'updateDocumentMutation');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await title.fill('Typed while the site was built anew');
  await expect.poll(() => held.length).toBe(1);

  await header(page).getByRole('link').first().click();
  await expect(title).toHaveValue('Typed while the site was built anew');
  expect(loads()).toBe(0);

  const reloaded = page.waitForEvent('load');
  await held[0]?.continue();
  await reloaded;
  await expect(page).toHaveURL(/\/$/);
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Typed while the site was built anew' })).toBeVisible();
});

test('new-build: it waits for an import under way', async ({ page, world }) => {
  await logIn(page);
  await world.play('new-build');
  await untilNewBuild(page, () => page.reload());
  const loads = countLoads(page);
  const held = await holdOperation(page, 'addDocumentsMutation');
  await chooseFile(page, { name: 'one.bib', mimeType: 'text/plain', buffer: Buffer.from('@book{key, title = {One}}') });
  await page.getByRole('button', { name: 'Add 1 document' }).click();
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const links = list(page).getByRole('link');
  await links.nth(0).click();
  await expect(page).toHaveURL(/document=/);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  expect(loads()).toBe(0);

  await held[0]?.continue();
  await expect(page.getByText('1 document added to your library.')).toBeVisible();
  // The list loads again after the import. A press while its rows move may hit nothing.
  await expect(list(page).getByRole('link', { name: 'One', exact: true })).toBeVisible();
  await links.nth(3).click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
});

test('a failure to check for the newest build is only logged', async ({ page, world }) => {
  await world.play('ordinary');
  await page.route('**/builds/latest.json', (route) => route.fulfill({ status: 500 }));
  const logged = page.waitForEvent('console', (message) => message.text().includes('check for a newer version'));
  await page.goto('/');
  await logged;
  const loads = countLoads(page);
  await header(page).getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(loads()).toBe(0);
});

test('chunk-missing: navigating there fetches the chunk with one reload; then the page reports the error', async ({
  page,
  world,
}) => {
  await world.play('chunk-missing');
  await page.goto('/');
  const link = header(page).getByRole('link', { name: 'Log in' });
  const loads = countLoads(page);

  await link.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/login$/);
  expect(loads()).toBe(1);

  await test.step('once the chunk is available, the page loads', async () => {
    await world.play('ordinary');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });
});

test('a document whose code is missing causes one reload; then the error is shown beside the list', async ({
  page,
  world,
}) => {
  await world.signIn();
  await page.goto('/dashboard');
  const available = await intercept(page, /\/documentPaneCode-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  const first = list(page).getByRole('link').first();
  const title = await first.innerText();
  const loads = countLoads(page);

  await first.click();
  const pane = page.getByRole('region', { name: 'Document' });
  await expect(pane.getByRole('alert')).toContainText('Part of this page did not load');
  await expect(page).toHaveURL(/[?]document=/);
  expect(loads()).toBe(1);
  await expect(first).toBeVisible();

  available();
  await pane.getByRole('button', { name: 'Reload the page' }).click();
  await expect(documentTitle(page)).toHaveText(title);
});

test('chunk-missing: hovering over the link causes no reload', async ({ page, world }) => {
  await world.play('chunk-missing');
  await page.goto('/');
  const link = header(page).getByRole('link', { name: 'Log in' });
  await expect(link).toBeVisible();
  const loads = countLoads(page);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/LoginPage-')) answers.push(response.status());
  });
  // Repeats until the page listens, since it may just be hydrating.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 400);
      await link.hover();
      return answers;
    })
    .toContain(404);
  expect(loads()).toBe(0);
});

test('session-fetch-fails: public pages don’t offer to log in, the library waits, and the cause is logged for developers', async ({
  page,
  world,
}) => {
  await logIn(page);
  await world.play('session-fetch-fails');
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Network request failed')) failures.push(message.text());
  });
  await page.goto('/');
  // By the time the second attempt fails, the first failure has long been displayed.
  await expect.poll(() => failures.length, { timeout: 30_000 }).toBeGreaterThan(1);
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Can’t reach the server' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('session-fetch-fails: a person who was never logged in here is treated as a visitor', async ({ page, world }) => {
  await world.play('session-fetch-fails');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/user\/login/);
});
