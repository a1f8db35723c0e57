// Delays the reading of files: the worker that reads them loads only when the walk says so.
import { expect, type Page, type Route } from '@playwright/test';

/** The worker is requested at once, so short intervals suffice. */
const pollIntervals = [5, 10, 20, 50, 100];

const readers = new WeakMap<Page, Route[]>();

/** Holds the page's readers from now on. Another call forgets those held before. */
export async function holdReaders(page: Page): Promise<void> {
  const isNew = !readers.has(page);
  readers.set(page, []);
  if (!isNew) return;
  await page.route(/importWorker/, async (route) => {
    // When idle, the library preloads the worker's code; that request reads no file.
    if (route.request().resourceType() === 'fetch') await route.continue();
    else readers.get(page)?.push(route);
  });
}

/** Waits until the page has started to read a file. */
export async function waitForReader(page: Page): Promise<void> {
  await expect
    .poll(() => readers.get(page)?.length, { message: 'a file is read', intervals: pollIntervals })
    .toBeGreaterThan(0);
}

/** Lets the reader of the last file load, or fails it. */
export async function answerReader(page: Page, isRead: boolean): Promise<void> {
  const route = readers.get(page)?.pop();
  await (isRead ? route?.continue() : route?.abort());
}
