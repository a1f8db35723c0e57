// Measures scrolling from the first document to the last: the time of each frame, the number of elements and the memory afterwards, at full CPU speed and at a
// quarter of it.
import type { Browser, Page } from '@playwright/test';
import { personOf } from './fillLibrary.ts';
import { launchBrowser } from './launchBrowser.ts';
import { measureFrames } from './measureFrames.ts';
import { percentile } from './table.ts';

/** How long scrolling from the first document to the last takes. */
const seconds = 20;
const speeds = [
  { name: 'at full speed', slowdown: 1 },
  { name: 'at a quarter of it', slowdown: 4 },
] as const;
/** The time for one frame at 60 Hz, in milliseconds, plus the inaccuracy of timers. */
const screenFrame = 1000 / 60 + 1;

interface Scrolled {
  /** The time between frames, in milliseconds. */
  readonly frames: readonly number[];
  /** The highest number of elements in the page. */
  readonly nodes: number;
  /** The time from the end of scrolling until the last rows are there, in milliseconds. */
  readonly arrival: number;
}

/** Scrolls evenly from top to bottom, and waits until the last rows are there. */
async function scrollThrough(page: Page): Promise<Scrolled> {
  const mover = await page
    .locator('[data-rows]')
    .first()
    // Functions are methods only, because tsx wraps named functions in a helper that the page does not have.
    .evaluateHandle((scroller) => {
      let nodes = 0;
      let arrival = Promise.resolve(0);
      const list = {
        moveTo(part: number): void {
          scroller.scrollTop = part * (scroller.scrollHeight - scroller.clientHeight);
          nodes = Math.max(nodes, document.getElementsByTagName('*').length);
          if (part === 1) arrival = list.waitForLastRow(performance.now());
        },
        async waitForLastRow(end: number): Promise<number> {
          const rows = Number(scroller.closest('[role="grid"]')?.getAttribute('aria-rowcount'));
          while (!scroller.querySelector(`[aria-rowindex="${rows}"] a`)) await new Promise(requestAnimationFrame);
          return performance.now() - end;
        },
        async result(): Promise<{ nodes: number; arrival: number }> {
          return { nodes, arrival: await arrival };
        },
      };
      return list;
    });
  const frames = await measureFrames(page, mover, seconds);
  return { frames, ...(await mover.evaluate((list) => list.result())) };
}

/** The size of the page's heap after garbage collection, in MB. */
async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

async function measureAt(browser: Browser, url: string, size: number, slowdown: number) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto('/user/login');
    const { email, password } = personOf(size);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.locator('[data-rows] a').first().waitFor();
    const before = await memoryOf(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const scrolled = await scrollThrough(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { ...scrolled, before, after: await memoryOf(page) };
  } finally {
    await context.close();
  }
}

/** Table rows, the heading first, for the list of a library of this size on the server at `url`. */
export async function measureScrolling(url: string, size: number): Promise<string[][]> {
  const browser = await launchBrowser();
  try {
    const rows = [['frames', 'p50 ms', 'p95 ms', 'most ms', 'in time', 'nodes', 'last rows ms', 'MB before', 'after']];
    for (const { name, slowdown } of speeds) {
      const { frames, nodes, arrival, before, after } = await measureAt(browser, url, size, slowdown);
      const at = (part: number) => percentile(frames, part).toFixed(1);
      const inTime = frames.filter((each) => each <= screenFrame).length / frames.length;
      rows.push([
        name,
        ...[at(0.5), at(0.95), at(1), `${(inTime * 100).toFixed(0)} %`],
        ...[String(nodes), arrival.toFixed(0), before.toFixed(1), after.toFixed(1)],
      ]);
    }
    return rows;
  } finally {
    await browser.close();
  }
}
