// Measures how long statechart drawings take from click to paint, compared with a story without one, and how long they block the page.
import type { Browser } from '@playwright/test';
import { launchBrowser } from './launchBrowser.ts';
import { type JudgedTable, percentile } from './table.ts';

const stories = [
  { id: 'empty', name: 'nothing', within: null },
  { id: 'largest', name: 'groupTree, the largest of ours', within: 500 },
  { id: 'slowest', name: 'import, the slowest to lay out', within: 500 },
  { id: 'generated', name: '300 states, 600 transitions', within: 3000 },
] as const;
const rounds = 5;

interface Drawn {
  readonly milliseconds: number;
  /** The longest task that blocked the page; browsers report none below 50 ms. */
  readonly blocked: number;
}

/** Uses a new page, so that no layout is cached and the worker has just started. */
async function draw(browser: Browser, url: string, story: string): Promise<Drawn> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(`${url}/_storybook/external-iframe?id=statecharts-drawing--${story}`);
    await page.getByRole('button', { name: 'Draw' }).waitFor();
    return await page.evaluate(async (isEmpty) => {
      const stretches: number[] = [];
      new PerformanceObserver((list) => {
        stretches.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask' });
      const start = performance.now();
      document.querySelector('button')?.click();
      // Changes made in one frame are painted before the next.
      for (let framesLeft = 2; framesLeft > 0;) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        if (isEmpty || document.querySelector('.react-flow__node button')) framesLeft -= 1;
      }
      const milliseconds = performance.now() - start;
      // The observer is notified with a delay.
      await new Promise((told) => setTimeout(told, 200));
      return { milliseconds, blocked: Math.max(0, ...stretches) };
    }, story === 'empty');
  } finally {
    await page.close();
  }
}

const median = (values: readonly number[]) => percentile(values, 0.5);

/** Measures the drawings on the stories of the server at `url`. */
export async function measureDrawings(url: string): Promise<JudgedTable> {
  const browser = await launchBrowser();
  const table = [['drawing', 'p50 ms', 'most ms', 'page blocked ms', 'limit']];
  const shortcomings: string[] = [];
  try {
    for (const { id, name, within } of stories) {
      const drawn: Drawn[] = [];
      for (let round = 0; round < rounds; round++) drawn.push(await draw(browser, url, id));
      const times = drawn.map(({ milliseconds }) => milliseconds);
      const usual = median(times);
      table.push([
        name,
        usual.toFixed(0),
        Math.max(...times).toFixed(0),
        median(drawn.map(({ blocked }) => blocked)).toFixed(0),
        within === null ? '' : `${usual < within ? '<' : 'over'} ${within}`,
      ]);
      if (within !== null && usual >= within) shortcomings.push(`drawing ${name} took ${usual.toFixed(0)} ms`);
    }
  } finally {
    await browser.close();
  }
  return { table, shortcomings };
}
