// Measures how much JavaScript a first visit of each route loads, against the limits below. `npm run weight`.
import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { paneTexts } from '#src/features/reader/paneTexts.ts';
import { expect, test } from './support/fixtures.ts';
import { chooseFile, list, submitAccount } from './support/library.ts';

interface Script {
  readonly name: string;
  /** Gzip, in KB of 1000 bytes. */
  readonly size: number;
}

test.use({
  watched: false,
  preloads: true,
  // At `localhost`: at an IP address the log-in page has no passkeys, and would load less.
  baseURL: async ({ mock }, use) => {
    await use(mock.url.replace('127.0.0.1', 'localhost'));
  },
});

/** The modules that an idle library preloads; they are not part of a first visit, and counted separately. */
const preloadList = 'preloadedParts-';

/** Every script that the page loads until it is `drawn`, the largest first. */
async function scriptsOf(
  page: Page,
  path: string,
  drawn: () => Promise<void> = () => Promise.resolve(),
): Promise<Script[]> {
  const scripts: Promise<Script>[] = [];
  let isPreloading = false;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // Scripts of the mock server don't count.
    if (!pathname.endsWith('.js') || pathname.startsWith('/__mock/')) return;
    const name = pathname.replace(/^.*\//, '');
    if (name.startsWith(preloadList)) isPreloading = true;
    if (isPreloading) return;
    scripts.push(response.body().then((body) => ({ name, size: gzipSync(body, { level: 9 }).length / 1000 })));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await drawn();
  return (await Promise.all(scripts)).sort((a, b) => b.size - a.size);
}

/** Prints what was loaded, and the total size. */
function report(path: string, scripts: readonly Script[]): number {
  const total = scripts.reduce((sum, { size }) => sum + size, 0);
  const heaviest = scripts.slice(0, 5).map(({ name, size }) => `${name} ${size.toFixed(1)}`);
  console.log(`${path}: ${total.toFixed(1)} KB in ${scripts.length} files, most of it ${heaviest.join(', ')}`);
  return total;
}

for (const [path, limit] of [
  ['/', 130],
  ['/codeprojects', 130],
  ['/codeprojects/gsoc/gsoc2022', 130],
  ['/surveys/2015', 130],
  ['/surveys/2015/analysis', 130],
  ['/legal-notice', 130],
  ['/notices', 130],
  ['/privacy', 130],
  ['/no/such/page', 130],
  ['/user/login', 130],
  ['/user/register', 130],
  ['/user/forgot-password', 130],
  ['/change-password/token?id=user', 130],
] as const) {
  test(`a first visit of ${path} loads at most ${limit} KB of JavaScript`, async ({ page }) => {
    expect(report(path, await scriptsOf(page, path))).toBeLessThanOrEqual(limit);
  });
}

test('the log-in page loads at most 184 KB of JavaScript until the browser can offer a passkey', async ({ page }) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(true);
    // Leaves the browser's offer unanswered.
    navigator.credentials.get = () => new Promise(() => undefined);
  });
  const scripts = await scriptsOf(page, '/user/login', async () => {
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
    const isOffered = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('startPasskeyLoginMutation'),
    );
    await page.mouse.move(10, 10);
    await isOffered;
  });
  expect(scripts.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^offerPasskey-/));
  expect(report('/user/login, used', scripts)).toBeLessThanOrEqual(184);
});

test('the statecharts are counted apart from everything else', async ({ page }) => {
  const scripts = await scriptsOf(page, '/_statecharts/dialog', async () => {
    await expect(page.locator('[data-state-id]').first()).toBeVisible();
  });
  report('/_statecharts/dialog', scripts);
  expect(scripts.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^elk-worker/));
});

test('a first visit of the library with its list loads at most 230 KB of JavaScript', async ({ page, context }) => {
  await page.goto('/user/login');
  await submitAccount(page, demoPerson, 'Log in');
  await expect(list(page).getByRole('link').first()).toBeVisible();
  // In a second page, as a person who returns the next day.
  const visit = await context.newPage();
  const scripts = await scriptsOf(visit, '/dashboard', async () => {
    await expect(list(visit).getByRole('link').first()).toBeVisible();
    // The counts of the groups load last.
    await expect(visit.getByRole('treeitem', { name: /, \d/ }).first()).toBeVisible();
  });
  expect(report('/dashboard', scripts)).toBeLessThanOrEqual(230);
});

/** Counts from now on the changes of the page that show the skeleton of a document. */
async function countSkeletons(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle((label) => {
    const counter = { count: 0 };
    new MutationObserver(() => {
      if (document.querySelector(`[role="status"][aria-label="${label}"]`) !== null) counter.count += 1;
    }).observe(document, { subtree: true, childList: true });
    return counter;
  }, paneTexts.loading);
  return () => seen.evaluate(({ count }) => count);
}

test('preloading starts after the first visit has loaded, and then no common action loads code', async ({
  page,
  context,
}) => {
  await context.request.post('/__mock/act-as', { data: { email: demoPerson.email } });
  const scripts: { name: string; size: number }[] = [];
  const sizes: Promise<unknown>[] = [];
  // The page itself records when its first row is rendered: on a busy machine the test would notice too late.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role="grid"] a') === null) return;
      performance.mark('drawn');
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
  });
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.replace(/^.*\//, '');
    // Scripts of workers aren't scripts of the page.
    if (name.endsWith('.js') && !/^(?:citation|import)Worker-/.test(name) && !response.url().includes('/__mock/')) {
      const script = { name, size: 0 };
      scripts.push(script);
      sizes.push(response.body().then((body) => (script.size = gzipSync(body, { level: 9 }).length / 1000)));
    }
  });
  await page.goto('/dashboard');
  await expect(list(page).getByRole('link').first()).toBeVisible();
  // The last preloaded module, and what it imports.
  await expect.poll(() => scripts.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^QuestionDialog-/));
  await expect
    .poll(async () => {
      const begun = sizes.length;
      await Promise.all(sizes);
      return sizes.length - begun;
    })
    .toBe(0);
  const start = scripts.findIndex(({ name }) => name.startsWith(preloadList));
  const { drawn, preloaded } = await page.evaluate((name) => {
    const isList = ({ name: address }: PerformanceEntry) => address.includes(name);
    return {
      drawn: performance.getEntriesByName('drawn')[0]?.startTime,
      preloaded: performance.getEntriesByType('resource').find(isList)?.startTime,
    };
  }, preloadList);
  expect(preloaded).toBeGreaterThan(drawn ?? Infinity);
  report('/dashboard, preloaded when idle', scripts.slice(start));

  const { length } = scripts;
  await list(page).getByRole('link').first().click();
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await expect(edit).toBeVisible();
  const skeletons = await countSkeletons(page);
  await edit.click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).first()).toBeVisible();
  expect(await skeletons()).toBe(0);
  await page.getByRole('combobox', { name: 'Search documents' }).pressSequentially('aut');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Thesis', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Account:/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseFile(page, { name: 'one.bib', mimeType: 'text/plain', buffer: Buffer.from('@book{one, title = {One}}') });
  await expect(page.getByRole('dialog').getByText('one.bib').first()).toBeVisible();
  expect(scripts.slice(length).map(({ name }) => name)).toEqual([]);
});
