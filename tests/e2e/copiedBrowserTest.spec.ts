// Tests that a story that was recorded in the page can be copied as a browser test, and that the copied test runs as it stands.
import type { Page } from '@playwright/test';
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { browserTest } from '#statecharts/recording/browserTest.ts';
import { parseRecording } from '#statecharts/recording/recording.ts';
import { expect, isAnswerTo, newPassword, passwordOf, test } from '../support/mockWorld.ts';
import { bugReportOf, saveBugReport } from './support/bugReport.ts';
import { chooseFile, list } from './support/library.ts';

test.use({ watched: true });

/** What a copied test is around its statements: the test of the mock server, with a world of its own. */
const copied =
  /^import \{ [^}]*expect[^}]*test \} from '#tests\/support\/mockWorld\.ts';\n\ntest\('.*', async \(\{ page, world: _ \}\) => \{\n(?<statements>.*)\}\);\n$/s;

/** Runs the statements of a copied test on a page of this test: a test of its own would start another mock server, which takes a minute. */
async function run(source: string, page: Page): Promise<void> {
  const statements = copied.exec(source)?.groups?.statements;
  if (statements === undefined) throw new Error(`This is no browser test: ${source}`);
  const AsyncFunction = run.constructor as new (...parts: string[]) => (...given: unknown[]) => Promise<void>;
  const given = { page, expect, isAnswerTo, newPassword, passwordOf };
  await new AsyncFunction(...Object.keys(given), statements)(...Object.values(given));
}

/** Opens the second document, searches, and returns the address at which that ends. */
async function doSomething(page: Page): Promise<string> {
  await page.goto('/dashboard');
  await page.getByRole('row').nth(2).getByRole('gridcell').nth(1).click();
  await expect(page).toHaveURL(/document=/);
  const box = page.getByRole('combobox', { name: 'Search documents' });
  await box.fill('Zyzzyva');
  await box.press('Enter');
  await expect(page).toHaveURL(/Zyzzyva/);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Saves the recording of the page with its texts, and returns the file. */
async function saveRecording(page: Page): Promise<string> {
  await page.keyboard.press('Control+Alt+KeyB');
  await bugReportOf(page)
    .getByRole('checkbox', { name: /^Texts/ })
    .check();
  return saveBugReport(page);
}

async function copyBrowserTest(page: Page, recording: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/_statecharts/recording');
  await page.getByLabel('Recording file').setInputFiles({
    ...{ name: 'bug.flow.json', mimeType: 'application/json', buffer: Buffer.from(recording) },
  });
  await page.getByRole('tab', { name: 'Play today' }).click();
  await page.getByRole('button', { name: 'Copy as browser test' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a recorded story is copied as a browser test, which runs as it stands', async ({ page, world }) => {
  await world.signIn();
  const end = await doSomething(page);
  const source = await copyBrowserTest(page, await saveRecording(page));
  expect(source).toContain(JSON.stringify(end).slice(1, -1));

  await page.close();
  await run(source, await page.context().newPage());
});

test('a log-in and changes in the panel are copied too, and a chosen file is named', async ({ page, world }) => {
  await world.play('ordinary');
  await page.goto('/user/login');
  await page.getByLabel('E-mail', { exact: true }).fill(demoPerson.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPerson.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Alt+m');
  const panel = page.frameLocator('iframe[title="Control panel of the mock server"]');
  await panel.getByRole('tab', { name: 'World' }).click();
  const reloaded = page.waitForEvent('load');
  await panel.getByRole('button', { name: '+1 day' }).click();
  await reloaded;
  await expect(list(page)).toBeVisible();
  await chooseFile(page, {
    name: 'sea.bib',
    mimeType: 'text/plain',
    buffer: Buffer.from('@book{tides, title = {Tides}}'),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const source = browserTest(parseRecording(await saveRecording(page)));
  expect(source).not.toContain(demoPerson.password);
  expect(source).toContain(`fill(passwordOf('${demoPerson.email}'))`);
  expect(source).toContain(`page.request.post('/__mock/clock', { data: { milliseconds: 86400000 } })`);
  expect(source).toContain('// A file was chosen here: sea.bib.');
  await page.close();
  // As the comment says. What follows needs the file.
  const withFile = source.replace(
    /\/\/ (await .*)\['sea\.bib'\]/,
    (_line, call: string) =>
      `${call}{ name: 'sea.bib', mimeType: 'text/plain', buffer: Buffer.from('@book{tides, title = {Tides}}') }`,
  );
  const replayed = await page.context().newPage();
  await run(withFile, replayed);
  await expect(list(replayed)).toBeVisible();
});
