// Measures the time between the frames of a page while something in it moves evenly.
import type { JSHandle, Page } from '@playwright/test';

/** Moves something in the page: from 0 at the first frame to 1 at the last. */
export interface Mover {
  moveTo(part: number): void;
}

/** Moves from 0 to 1 in this time, and returns the time between frames in milliseconds. */
export function measureFrames(page: Page, mover: JSHandle<Mover>, seconds: number): Promise<number[]> {
  return page.evaluate(
    async ({ mover, seconds }) => {
      const frames: number[] = [];
      const start = await new Promise<number>(requestAnimationFrame);
      for (let before = start, part = 0; part < 1;) {
        const now = await new Promise<number>(requestAnimationFrame);
        frames.push(now - before);
        before = now;
        part = Math.min(1, (now - start) / 1000 / seconds);
        mover.moveTo(part);
      }
      return frames;
    },
    { mover, seconds },
  );
}
