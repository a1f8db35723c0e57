// Reads the world and the scenario of a request from its headers or, for browsers, its cookies.
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

/** The value of the header `x-<name>` or else of the cookie `<name>`; null if the request has neither. */
export function readMockHeader(
  request: IncomingMessage,
  name: typeof worldCookie | typeof scenarioCookie,
): string | null {
  const header = request.headers[`x-${name}`];
  if (typeof header === 'string') return header;
  const cookie = readCookie(request.headers.cookie, name);
  return cookie === null || cookie === '' ? null : decode(cookie);
}
