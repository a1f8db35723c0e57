// Measures how long a recording takes from the choice of its file to its first chart, and how many frames a second are painted while it is scrubbed.
import type { Browser, Page } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchRecording } from './benchRecording.ts';
import { launchBrowser } from './launchBrowser.ts';
import { measureFrames } from './measureFrames.ts';
import { type JudgedTable, percentile } from './table.ts';

/** In moments; the first is what the second is compared with. */
const sizes = [100, 10_000];
const rounds = 5;
/** From the choice of the file to the first chart, in milliseconds. */
const longestOpening = 2_000;
const fewestFrames = 30;
/** How long it is scrubbed from end to end. */
const seconds = 5;

interface Opened {
  /** In milliseconds. */
  readonly opening: number;
  /** The time between frames while it is scrubbed, in milliseconds. */
  readonly frames: readonly number[];
}

/** Chooses the file, and returns the time until a state is marked in the chart, in milliseconds. */
async function choose(page: Page, file: string): Promise<number> {
  const begun = page.evaluate(
    () =>
      new Promise<number>((told) => {
        document.addEventListener('change', () => told(performance.now()), { capture: true, once: true });
      }),
  );
  await page.getByLabel('Recording file').setInputFiles(file);
  const drawn = await page.evaluate(async () => {
    while (!document.querySelector('[data-state-id][aria-current="true"]')) await new Promise(requestAnimationFrame);
    // What was drawn before a frame is painted before the next.
    await new Promise(requestAnimationFrame);
    return performance.now();
  });
  return drawn - (await begun);
}

/** Moves the slider evenly from the first entry to the last, as a pointer that holds it does. */
async function scrub(page: Page): Promise<number[]> {
  const slider = page.locator('input[type="range"]').first();
  const mover = await slider.evaluateHandle((element) => {
    const input = element as HTMLInputElement;
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    return {
      moveTo(part: number) {
        property?.set?.call(input, String(1 + Math.round(part * (Number(input.max) - 1))));
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      },
    };
  });
  await slider.dispatchEvent('pointerdown');
  const frames = await measureFrames(page, mover, seconds);
  await slider.dispatchEvent('pointerup');
  return frames;
}

/** In a new context, which has no recording and no layout from before. */
async function openAndScrub(browser: Browser, url: string, file: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/_statecharts/recording`);
    await page.getByText('Open a recording').waitFor();
    const opening = await choose(page, file);
    return { opening, frames: await scrub(page) };
  } finally {
    await context.close();
  }
}

/** Measures both on the server at `url`. */
export async function measureRecordings(url: string): Promise<JudgedTable> {
  const folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  const browser = await launchBrowser();
  const table = [['moments', 'MB', 'opens in p50 ms', 'most ms', 'frames a second', 'frame p95 ms', 'most ms']];
  const shortcomings: string[] = [];
  try {
    for (const size of sizes) {
      const file = join(folder, `${size}.flow.json`);
      const text = JSON.stringify(benchRecording(size));
      await writeFile(file, text);
      const opened: Opened[] = [];
      for (let round = 0; round < rounds; round++) opened.push(await openAndScrub(browser, url, file));
      const openings = opened.map(({ opening }) => opening);
      const frames = opened.flatMap((each) => each.frames);
      const perSecond = percentile(
        opened.map((each) => each.frames.length / seconds),
        0.5,
      );
      table.push([
        ...[size.toLocaleString('en'), (text.length / 1e6).toFixed(1)],
        ...[percentile(openings, 0.5).toFixed(0), percentile(openings, 1).toFixed(0)],
        ...[perSecond.toFixed(0), percentile(frames, 0.95).toFixed(0), percentile(frames, 1).toFixed(0)],
      ]);
      const opening = percentile(openings, 0.5);
      if (opening >= longestOpening)
        shortcomings.push(
          `a recording of ${size} moments opened in ${opening.toFixed(0)} ms, not in ${longestOpening}`,
        );
      if (perSecond < fewestFrames)
        shortcomings.push(`a recording of ${size} moments was scrubbed at ${perSecond.toFixed(0)} frames a second`);
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
  return { table, shortcomings };
}
