// Measures what live statecharts cost the app: a form's machine gets 200 events a second, without live statecharts, and with them and a viewer in another tab.
import type { BrowserContext, Page } from '@playwright/test';
import { channelName, type LiveMessage } from '#statecharts/live/protocol.ts';
import { launchBrowser } from './launchBrowser.ts';
import { type JudgedTable, percentile } from './table.ts';

const perSecond = 200;
const seconds = 5;

/** Types into the form `perSecond` times a second, and returns how long each event kept the page busy, in milliseconds. */
function type(page: Page): Promise<number[]> {
  return page.evaluate(
    async ({ perSecond, seconds }) => {
      const field = document.querySelector<HTMLInputElement>('input[type="email"]');
      const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      if (!field || !property) throw new Error('There is no email field');
      const times: number[] = [];
      const start = performance.now();
      while (times.length < perSecond * seconds) {
        while (times.length < ((performance.now() - start) / 1000) * perSecond && times.length < perSecond * seconds) {
          const begun = performance.now();
          property.set?.call(field, `reader-${times.length}@example.org`);
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          // React renders in microtasks.
          await Promise.resolve();
          times.push(performance.now() - begun);
        }
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      return times;
    },
    { perSecond, seconds },
  );
}

async function openForm(context: BrowserContext, url: string, choice: 'live' | 'off'): Promise<Page> {
  await context.addCookies([{ name: 'statecharts', value: choice, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/user/login`);
  await page.getByLabel('E-mail').waitFor();
  return page;
}

/** Counts the messages to another tab of the same browser from now on. */
async function countTold(context: BrowserContext, url: string): Promise<() => Promise<{ told: number; lost: number }>> {
  const viewer = await context.newPage();
  await viewer.goto(`${url}/_statecharts/submission?tab=live`);
  await viewer.getByText('Following').waitFor();
  await viewer.evaluate((name) => {
    const counts = { told: 0, lost: 0 };
    Object.assign(globalThis, { counts });
    new BroadcastChannel(name).onmessage = ({ data }: MessageEvent<LiveMessage>) => {
      if (data.kind !== 'changed') return;
      counts.told += data.moments.filter(({ event }) => event === 'field.changed').length;
      counts.lost = data.dropped;
    };
  }, channelName);
  return async () => {
    await viewer.waitForTimeout(500);
    return viewer.evaluate(() => (globalThis as unknown as { counts: { told: number; lost: number } }).counts);
  };
}

const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);

/** Measures both on the server at `url`. */
export async function measureLive(url: string): Promise<JudgedTable> {
  const browser = await launchBrowser();
  try {
    const plain = await browser.newContext();
    const off = await type(await openForm(plain, url, 'off'));
    await plain.close();
    const watched = await browser.newContext();
    const form = await openForm(watched, url, 'live');
    const count = await countTold(watched, url);
    const on = await type(form);
    const { told, lost } = await count();
    const row = (name: string, times: readonly number[], heard: string) => [
      ...[name, percentile(times, 0.5).toFixed(2), percentile(times, 0.95).toFixed(2)],
      ...[(sum(times) / sum(off)).toFixed(2), heard],
    ];
    const missing = on.length - told;
    return {
      table: [
        [`${perSecond} events a second`, 'p50 ms', 'p95 ms', '× off', 'told'],
        row('live off', off, '–'),
        row('live on, followed in another tab', on, `${told} of ${on.length}`),
      ],
      shortcomings: missing === 0 && lost === 0 ? [] : [`live statecharts lost ${Math.max(missing, lost)} events`],
    };
  } finally {
    await browser.close();
  }
}
