// What a request chooses, by a header or, for browsers, by a cookie: its world and its scenario.
import type { IncomingMessage } from 'node:http';
import { readCookie } from '#site/readCookie.ts';

export const worldCookie = 'mock-world';
export const scenarioCookie = 'mock-scenario';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Null where the request names none. */
export function namedBy(request: IncomingMessage, name: typeof worldCookie | typeof scenarioCookie): string | null {
  const header = request.headers[`x-${name}`];
  if (typeof header === 'string') return header;
  const cookie = readCookie(request.headers.cookie, name);
  return cookie === null || cookie === '' ? null : decode(cookie);
}
