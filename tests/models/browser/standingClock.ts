// The clock of a page that is walked: it runs while a page loads, and stands still while it is walked, so that no delay of the
// machine runs out but where the path says so.
import type { Page } from '@playwright/test';

/** One frame: what waits for the next one to be drawn comes to its turn. */
const frame = 16;

export interface StandingClock {
  /** Lets it run. */
  run(): Promise<void>;
  /** Stops it. */
  stop(): Promise<void>;
  /** Lets this much time pass at once, with all that falls into it. */
  pass(milliseconds?: number): Promise<void>;
}

/** Takes the page's clock into hand; the page must not be loaded yet. */
export async function standingClock(page: Pick<Page, 'clock' | 'evaluate'>): Promise<StandingClock> {
  const { clock } = page;
  await clock.install();
  return {
    run: () => clock.resume(),
    // It can be stopped only at a moment that has not passed by the time it is told.
    stop: async () => clock.pauseAt((await page.evaluate(() => Date.now())) + 1000),
    pass: (milliseconds = frame) => clock.runFor(milliseconds),
  };
}

/** For models without delays: the page's own clock, which goes as it goes. */
export const runningClock: StandingClock = {
  run: () => Promise.resolve(),
  stop: () => Promise.resolve(),
  pass: () => Promise.resolve(),
};
