// The cookie that carries the session's token.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie } from '#site/readCookie.ts';
import { sessionLifetime } from '../accounts/sessions.ts';

/** With the prefix browsers take the cookie from this host over https only, and no subdomain can set it. */
function nameOf(https: boolean): string {
  return https ? '__Host-session' : 'session';
}

export function readSessionToken(request: IncomingMessage, https: boolean): string | null {
  const token = readCookie(request.headers.cookie, nameOf(https));
  return token === '' ? null : token;
}

/** Sets the cookie, or takes it away with null. */
export function writeSessionToken(response: ServerResponse, token: string | null, https: boolean): void {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(https ? ['Secure'] : [])];
  const age = token === null ? 0 : Math.floor(sessionLifetime / 1000);
  response.setHeader('Set-Cookie', [`${nameOf(https)}=${token ?? ''}`, `Max-Age=${age}`, ...attributes].join('; '));
}
