// The cookie of a known device: a browser in which a person has logged in before. It does not log anybody in; it only exempts this browser from
// being slowed down by other people's failed attempts.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie } from '#site/readCookie.ts';
import { deviceLifetime } from '../accounts/devices.ts';
import { cookieName, writeCookie } from './writeCookie.ts';

const name = 'device';

/** Reads the token; null if there is no cookie, or its value is no possible token. */
export function readDeviceToken(request: IncomingMessage, https: boolean): string | null {
  const token = readCookie(request.headers.cookie, cookieName(name, https));
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
}

export function writeDeviceToken(response: ServerResponse, token: string, https: boolean): void {
  writeCookie(response, { name, value: token, maxAge: Math.floor(deviceLifetime / 1000) }, https);
}
