// What axe finds on a page that has come to rest.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits for what moves: a page that fades has colours of its own. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}

export async function expectNothingFound(page: Page, axe = new AxeBuilder({ page })): Promise<void> {
  await untilStill(page);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
