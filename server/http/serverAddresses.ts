// The addresses that the server answers itself, apart from pages, files and redirects. Requests are dispatched and logged by this table.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { patternMatcher } from './patternMatcher.ts';

/** The patterns; `:name` is one segment. */
export const serverAddresses = [
  '/healthz',
  '/readyz',
  '/api',
  '/api/_auth/session',
  '/api/_nuxt_icon/:icons',
  '/api/bibliography',
  '/api/device/code',
  '/api/device/token',
  '/api/export/:format',
  '/api/getLatestRelease',
  '/api/libraries/:id/events',
  '/api/libraries/:id/presence',
  '/api/styles',
  '/api/styles/:style',
  '/share/:secret',
  '/share/:secret/:file',
] as const;

export type ServerAddress = (typeof serverAddresses)[number];

/** Answers a request to one of the addresses with any method. */
export type Answer = (request: IncomingMessage, response: ServerResponse, address: URL) => Promise<void> | void;

/** The pattern of a path; null if the server does not answer it itself. */
export const serverAddressAt = patternMatcher(serverAddresses);

/** Whether the path belongs to the API, even if no endpoint has it. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Whether the path is one of a library's live events, which pages ask for by themselves. */
export function isLivePath(path: string): boolean {
  return serverAddressAt(path)?.startsWith('/api/libraries/') ?? false;
}
