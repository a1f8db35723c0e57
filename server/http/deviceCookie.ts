// The cookie by which a browser is known in which somebody has logged in before. It says who nobody is: only that wrong passwords from elsewhere
// do not count here.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie } from '#site/readCookie.ts';
import { deviceLifetime } from '../accounts/devices.ts';
import { cookieName, writeCookie } from './writeCookie.ts';

const name = 'device';

/** Null where there is no cookie, or one that was not written here. */
export function readDeviceToken(request: IncomingMessage, https: boolean): string | null {
  const token = readCookie(request.headers.cookie, cookieName(name, https));
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
}

export function writeDeviceToken(response: ServerResponse, token: string, https: boolean): void {
  writeCookie(response, { name, value: token, maxAge: Math.floor(deviceLifetime / 1000) }, https);
}
