// Makes time limits in a page run out when a test says so, instead of after half a minute or by accident on a slow machine.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    runOutOfTime?: () => void;
  }
}

/** Call it before the page is opened. */
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

/** Lets all requests under way time out. */
export async function runOutOfTime(page: Page): Promise<void> {
  await page.evaluate(() => window.runOutOfTime?.());
}
