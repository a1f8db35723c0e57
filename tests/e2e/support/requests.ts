// Intercepts a page's requests, to simulate network problems. Routes are never removed (ESLint forbids it): Chromium sometimes drops requests that are pending
// when interception ends. A finished route passes all requests on instead.
import type { Page, Route } from '@playwright/test';

type Handle = (route: Route) => unknown;

/** Handles requests to an address until the returned function is called. */
export async function intercept(page: Page, url: string | RegExp, handle: Handle): Promise<() => void> {
  let isOver = false;
  await page.route(url, async (route) => {
    await (isOver ? route.fallback() : handle(route));
  });
  return () => {
    isOver = true;
  };
}

/** The same for one operation of the API, by its name. */
export function interceptOperation(page: Page, operation: string, handle: Handle): Promise<() => void> {
  return intercept(page, '**/api', (route) =>
    route.request().postData()?.includes(`"operationName":"${operation}"`) ? handle(route) : route.fallback(),
  );
}

/** Holds all requests of one operation; the returned list has them in order, to be continued. */
export async function holdOperation(page: Page, operation: string): Promise<readonly Route[]> {
  const held: Route[] = [];
  await interceptOperation(page, operation, (route) => held.push(route));
  return held;
}

/** Simulates a lost connection for one operation. */
export function cutOperation(page: Page, operation: string): Promise<() => void> {
  return interceptOperation(page, operation, (route) => route.abort());
}
