// The addresses that the server answers itself, apart from pages, files and redirects. Requests are dispatched and logged by this table.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** `:name` is one segment. */
export const serverAddresses = [
  '/healthz',
  '/readyz',
  '/api',
  '/api/_auth/session',
  '/api/_nuxt_icon/:icons',
  '/api/export/:format',
  '/api/getLatestRelease',
] as const;

export type ServerAddress = (typeof serverAddresses)[number];

/** Answers requests to one of the addresses, whatever the method. */
export type Answer = (request: IncomingMessage, response: ServerResponse, address: URL) => Promise<void> | void;

/** Returns a function that finds the first of these patterns that a path matches exactly; null if none does. */
export function patternMatcher<Pattern extends string>(patterns: readonly Pattern[]): (path: string) => Pattern | null {
  const split = patterns.map((pattern) => ({ pattern, parts: pattern.split('/') }));
  return (path) => {
    const segments = path.split('/');
    const matches = (parts: readonly string[]) =>
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]));
    return split.find(({ parts }) => matches(parts))?.pattern ?? null;
  };
}

export const serverAddressAt = patternMatcher(serverAddresses);

/** Whether the path belongs to the API, answered or not. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
