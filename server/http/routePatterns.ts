// The pages that the app renders in the browser. The server needs them only to send 404 for all other paths, and to send each page with the names
// of its scripts. Prerendered pages are files.
import { statechartsPath } from '#site/statecharts.ts';
import { patternMatcher } from './patternMatcher.ts';

/** The patterns; `:name` is one segment. */
export const appPages = [
  '/user/login',
  '/user/register',
  '/user/forgot-password',
  '/change-password/:token',
  '/confirm-email/:token',
  '/invitation/:secret',
  '/dashboard',
  '/dashboard/account',
  '/dashboard/bibliography',
] as const;

export type AppPage = (typeof appPages)[number];

/** The paths that show a single story. */
export const storyPaths = ['/_storybook/external-iframe', '/iframe.html'] as const;

/** The paths that show all statecharts, or one. */
export const statechartPaths = [statechartsPath, `${statechartsPath}/:machine`] as const;

/** Matches paths also with a slash at the end. */
function pageMatcher<Page extends string>(pages: readonly Page[]): (path: string) => Page | null {
  const matched = patternMatcher(pages);
  return (path) => matched(path.replace(/\/$/, ''));
}
const storyPathAt = pageMatcher(storyPaths);
const statechartPathAt = pageMatcher(statechartPaths);

/** The page of the app at an address; null if there is none. */
export const appPageAt = pageMatcher(appPages);

/** Whether the address is that of a story: another HTML page, kept from search engines. */
export function isStoryPath(path: string): boolean {
  return storyPathAt(path) !== null;
}

/** Whether the address is that of the statecharts: another HTML page too, kept from search engines. */
export function isStatechartPath(path: string): boolean {
  return statechartPathAt(path) !== null;
}

/** The machine in a path of the statecharts; null if it has none. */
export function machineAt(path: string): string | null {
  return /^\/[^/]+\/([^/]+)/.exec(path)?.[1] ?? null;
}

/** Whether the app renders a page at the address. */
export function isRoute(path: string): boolean {
  return appPageAt(path) !== null || isStoryPath(path) || isStatechartPath(path);
}

/** The path, in the folder of the built app, of the empty HTML page with the scripts of `page`. */
export function shellFile(page: AppPage): string {
  return `/shells${page.replaceAll(':', '_')}.html`;
}
