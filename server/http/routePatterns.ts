// The pages that the app draws in the browser. The server knows them only to answer 404 for all others; those that are made at build it has as files.

/** Where one story is shown by itself. */
const storyPaths = ['/_storybook/external-iframe', '/iframe.html'] as const;

/** `:name` is one segment. */
export const routePatterns = [
  '/user/login',
  '/user/register',
  '/user/forgot-password',
  '/change-password/:token',
  '/dashboard',
  '/dashboard/account',
  ...storyPaths,
] as const;

const expressionOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/\/$/, '')
      .replaceAll('.', '\\.')
      .replace(/:[a-z]+/g, '[^/]+')}/?$`,
  );
const expressions = routePatterns.map(expressionOf);
const storyExpressions = storyPaths.map(expressionOf);

export function isRoute(path: string): boolean {
  return expressions.some((expression) => expression.test(path));
}

/** Whether the address is that of a story: another HTML page, kept from search engines. */
export function isStoryPath(path: string): boolean {
  return storyExpressions.some((expression) => expression.test(path));
}
