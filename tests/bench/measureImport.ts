// Measures how long importing a file of 10,000 entries takes, and how long it blocks the page: into an empty library, again as duplicates, and when the import
// is undone. The same as RIS, which is read by another reader, is read and compared only.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeBibliography } from '#bibliography/bibtex/writeBibliography.ts';
import { writeRis } from '#bibliography/exchange/ris.ts';
import { makeClient } from '#tests/support/client.ts';
import { benchDocuments, draftOf } from './benchDocuments.ts';
import { personOf } from './fillLibrary.ts';
import { launchBrowser } from './launchBrowser.ts';
import type { JudgedTable } from './table.ts';

const entries = 10_000;
/** Limits in seconds, from "Add" to the message that everything is imported. */
const longestImport = 30;
/** Limit in milliseconds. */
const longestTask = 100;

function fileTexts(): { bib: string; ris: string } {
  const make = benchDocuments(entries);
  const drafts = Array.from({ length: entries }, (_, index) => draftOf(make(index)));
  return {
    bib: writeBibliography(drafts, 'biblatex'),
    ris: drafts.map((draft, index) => writeRis(draft, `key${index}`)).join(''),
  };
}

declare global {
  var longTasks: number[];
}

async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** The duration of `work` in seconds, and the longest task over 50 ms that blocked the page meanwhile, in milliseconds. */
async function timed(page: Page, work: () => Promise<unknown>) {
  await page.evaluate(() => globalThis.longTasks.splice(0));
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  const tasks = await page.evaluate(() => globalThis.longTasks);
  return { seconds, task: Math.max(0, ...tasks), tasks: tasks.length };
}

/** One row for each step that a person waits for. */
export async function measureImport(url: string): Promise<JudgedTable> {
  const person = personOf(0);
  await makeClient(url).ask('mutation signup($input: SignupInput!) { signup(input: $input) { __typename } }', {
    input: person,
  });
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  // The file is on disk, as a real one would be: sending its contents to the page would itself keep the page busy.
  const files = { bib: join(folder, 'bench.bib'), ris: join(folder, 'bench.ris') };
  const texts = fileTexts();
  await Promise.all([writeFile(files.bib, texts.bib), writeFile(files.ris, texts.ris)]);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(180_000);
    await watchTasks(page);
    await page.goto('/user/login');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const picker = page.getByTestId('import-file');
    await picker.waitFor({ state: 'attached' });
    const dialog = page.getByRole('dialog', { name: /^Import bench/ });
    const start = dialog.getByRole('button', { name: /^(Add|Merge) [\d,]+ documents/ });
    const choose = async (format: keyof typeof files) => {
      await picker.setInputFiles(files[format]);
      await start.waitFor();
    };
    const bring = async () => {
      await start.click();
      await dialog.getByText(/added to your library/).waitFor();
    };
    const measured = [
      ['read and looked through as RIS, all new', await timed(page, () => choose('ris'))],
      ['read and looked through, all new', await timed(page, () => choose('bib'))],
      ['added', await timed(page, bring)],
      ['read and looked through, all there', await timed(page, () => choose('bib'))],
      ['merged', await timed(page, bring)],
      [
        'taken back',
        await timed(page, async () => {
          await dialog.getByRole('button', { name: 'Undo import' }).click();
          // The message is there twice: visibly and in the live region.
          await dialog
            .getByText(/library is as it was before/)
            .first()
            .waitFor();
        }),
      ],
    ] as const;
    return {
      table: [
        [`${entries.toLocaleString('en')} entries`, 'seconds', 'longest task ms', 'tasks over 50 ms'],
        ...measured.map(([name, { seconds, task, tasks }]) => [
          name,
          ...[seconds.toFixed(1), task.toFixed(0), String(tasks)],
        ]),
      ],
      shortcomings: measured.flatMap(([name, { seconds, task }]) => [
        ...(seconds > longestImport ? [`${name} takes over ${longestImport} s`] : []),
        ...(task > longestTask ? [`${name} has a task of over ${longestTask} ms`] : []),
      ]),
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
