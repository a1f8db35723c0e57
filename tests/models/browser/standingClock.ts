// Controls the clock of a walked page: it runs while the page loads and is stopped during the walk, so that a delay of the machine ends only where the path
// says so.
import type { Page } from '@playwright/test';

/** One frame, in which scheduled drawing happens. */
const frame = 16;

export interface StandingClock {
  /** Lets the clock run. */
  run(): Promise<void>;
  /** Stops the clock. */
  stop(): Promise<void>;
  /** Advances the clock, running all timers that are due. */
  pass(milliseconds?: number): Promise<void>;
}

/** Takes control of the page's clock. Call it before the page loads. */
export async function standingClock(page: Pick<Page, 'clock' | 'evaluate'>): Promise<StandingClock> {
  const { clock } = page;
  await clock.install();
  return {
    run: () => clock.resume(),
    // Playwright can only stop it at a time that is still in the future when the command arrives.
    stop: async () => clock.pauseAt((await page.evaluate(() => Date.now())) + 1000),
    pass: (milliseconds = frame) => clock.runFor(milliseconds),
  };
}

/** Leaves the page's real clock running, for models without delays. */
export const runningClock: StandingClock = {
  run: () => Promise.resolve(),
  stop: () => Promise.resolve(),
  pass: () => Promise.resolve(),
};
