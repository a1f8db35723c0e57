// The pages of the app. The server knows them only to answer 404 for all others; the app itself shows the page.

/** `:name` is one segment. */
export const routePatterns = [
  '/',
  '/user/login',
  '/user/register',
  '/user/forgot-password',
  '/change-password/:token',
  '/dashboard',
] as const;

const expressions = routePatterns.map((pattern) => new RegExp(`^${pattern.replace(/:[a-z]+/g, '[^/]+')}/?$`));

export function isRoute(path: string): boolean {
  return expressions.some((expression) => expression.test(path));
}
