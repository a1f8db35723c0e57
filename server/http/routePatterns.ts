// The pages that the app draws in the browser. The server knows them only to answer 404 for all others, and to send each with the names of
// the scripts that draw it. Pages that are made at build it has as files.
import { statechartsPath } from '#site/statecharts.ts';
import { patternMatcher } from './patternMatcher.ts';

/** `:name` is one segment. */
export const appPages = [
  '/user/login',
  '/user/register',
  '/user/forgot-password',
  '/change-password/:token',
  '/confirm-email/:token',
  '/dashboard',
  '/dashboard/account',
] as const;

export type AppPage = (typeof appPages)[number];

/** Where one story is shown by itself. */
export const storyPaths = ['/_storybook/external-iframe', '/iframe.html'] as const;

/** Where the statecharts are shown: all of them, and one. */
export const statechartPaths = [statechartsPath, `${statechartsPath}/:machine`] as const;

/** Pages are found with a slash at the end of their address too. */
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

/** The machine that an address of the statecharts names; null where it names none. */
export function machineAt(path: string): string | null {
  return /^\/[^/]+\/([^/]+)/.exec(path)?.[1] ?? null;
}

/** Whether the app draws something at the address. */
export function isRoute(path: string): boolean {
  return appPageAt(path) !== null || isStoryPath(path) || isStatechartPath(path);
}

/** The file of an empty page of the app that names the scripts of `page`, below the folder of the built app. */
export function shellFile(page: AppPage): string {
  return `/shells${page.replaceAll(':', '_')}.html`;
}
