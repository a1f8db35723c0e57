// Time limits of a page that run out when a test says so: nobody waits for half a minute, and none runs out on a slow machine.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    runOutOfTime?: () => void;
  }
}

/** To be called before the page is opened. */
export async function holdTimeLimits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const limits = new Set<AbortController>();
    AbortSignal.timeout = () => {
      const limit = new AbortController();
      limits.add(limit);
      return limit.signal;
    };
    window.runOutOfTime = () => {
      for (const limit of limits) limit.abort(new DOMException('signal timed out', 'TimeoutError'));
      limits.clear();
    };
  });
}

/** Lets every request that is under way take too long. */
export async function runOutOfTime(page: Page): Promise<void> {
  await page.evaluate(() => window.runOutOfTime?.());
}
