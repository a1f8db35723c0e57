// The cookie of a known device: a browser in which somebody has logged in before. It logs nobody in; it only keeps wrong passwords from elsewhere
// from slowing this browser down.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie } from '#site/readCookie.ts';
import { deviceLifetime } from '../accounts/devices.ts';
import { cookieName, writeCookie } from './writeCookie.ts';

const name = 'device';

/** Null if there is no cookie, or its value cannot be one of our tokens. */
export function readDeviceToken(request: IncomingMessage, https: boolean): string | null {
  const token = readCookie(request.headers.cookie, cookieName(name, https));
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
}

export function writeDeviceToken(response: ServerResponse, token: string, https: boolean): void {
  writeCookie(response, { name, value: token, maxAge: Math.floor(deviceLifetime / 1000) }, https);
}
