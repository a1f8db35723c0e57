// Files that the page has been given and not read yet: the worker that reads them is not loaded before the walk says so.
import { expect, type Page, type Route } from '@playwright/test';

/** The worker is asked for at once. */
const soon = [5, 10, 20, 50, 100];

const readers = new WeakMap<Page, Route[]>();

/** Holds the readers of the page from now on; asked for again, forgets those of before. */
export async function holdReaders(page: Page): Promise<void> {
  const isNew = !readers.has(page);
  readers.set(page, []);
  if (!isNew) return;
  await page.route(/importWorker/, async (route) => {
    // An idle library preloads the worker's code, which reads no file.
    if (route.request().resourceType() === 'fetch') await route.continue();
    else readers.get(page)?.push(route);
  });
}

/** Waits until the page has begun to read a file. */
export async function readerArrival(page: Page): Promise<void> {
  await expect.poll(() => readers.get(page)?.length, { message: 'a file is read', intervals: soon }).toBeGreaterThan(0);
}

/** Lets the file that was given last be read, or not. */
export async function answerReader(page: Page, isRead: boolean): Promise<void> {
  const route = readers.get(page)?.pop();
  await (isRead ? route?.continue() : route?.abort());
}
