// What becomes of a page's requests on their way, for a test that plays the network.
// No route is ever taken away again (a rule of ESLint forbids it): what is on its way just then is never answered, now and then, since
// Chromium forgets what waits when it is told to look at requests no more. A route that is over lets everything pass instead.
import type { Page, Route } from '@playwright/test';

type Handle = (route: Route) => unknown;

/** Has requests of an address handled until the returned function is called. */
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

/** Holds every request of one operation: in the returned list, in their order, to be let go on. */
export async function holdOperation(page: Page, operation: string): Promise<readonly Route[]> {
  const held: Route[] = [];
  await interceptOperation(page, operation, (route) => held.push(route));
  return held;
}

/** As if the network were gone for one operation. */
export function cutOperation(page: Page, operation: string): Promise<() => void> {
  return interceptOperation(page, operation, (route) => route.abort());
}
