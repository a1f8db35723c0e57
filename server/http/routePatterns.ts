// The pages that the app draws in the browser. The server knows them only to answer 404 for all others, and to send each with the names of
// the scripts that draw it. Pages that are made at build it has as files.
import { statechartsPath } from '#site/statecharts.ts';

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

const expressionOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:[a-z]+/g, '[^/]+')}/?$`);
const pageExpressions = appPages.map((page) => ({ page, expression: expressionOf(page) }));
const storyExpressions = storyPaths.map(expressionOf);
const statechartExpressions = statechartPaths.map(expressionOf);

/** Which page of the app is at an address; null when none is. */
export function appPageAt(path: string): AppPage | null {
  return pageExpressions.find(({ expression }) => expression.test(path))?.page ?? null;
}

/** Whether the address is that of a story: another HTML page, kept from search engines. */
export function isStoryPath(path: string): boolean {
  return storyExpressions.some((expression) => expression.test(path));
}

/** Whether the address is that of the statecharts: another HTML page too, kept from search engines. */
export function isStatechartPath(path: string): boolean {
  return statechartExpressions.some((expression) => expression.test(path));
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
