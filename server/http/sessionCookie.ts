// The cookie with the token of the session.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie } from '#site/readCookie.ts';
import { sessionLifetime } from '../accounts/sessions.ts';
import { cookieName, writeCookie } from './writeCookie.ts';

const name = 'session';

export function readSessionToken(request: IncomingMessage, https: boolean): string | null {
  const token = readCookie(request.headers.cookie, cookieName(name, https));
  return token === '' ? null : token;
}

/** Sets the cookie, or removes it if `token` is null. */
export function writeSessionToken(response: ServerResponse, token: string | null, https: boolean): void {
  const maxAge = token === null ? 0 : Math.floor(sessionLifetime / 1000);
  writeCookie(response, { name, value: token ?? '', maxAge }, https);
}
