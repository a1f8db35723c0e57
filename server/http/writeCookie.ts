// Cookies that scripts cannot read, and that only this host gets.
import type { ServerResponse } from 'node:http';

/** With the prefix browsers take the cookie from this host over https only, and no subdomain can set it. */
export function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

/** Sets a cookie for so many seconds, in the place of one of the same name that the answer already has. Others stay. */
export function writeCookie(
  response: ServerResponse,
  { name, value, maxAge }: { name: string; value: string; maxAge: number },
  https: boolean,
): void {
  const before = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  const full = cookieName(name, https);
  const attributes = [`Max-Age=${maxAge}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(https ? ['Secure'] : [])];
  const cookie = [`${full}=${value}`, ...attributes].join('; ');
  response.setHeader('Set-Cookie', [...before.filter((line) => !line.startsWith(`${full}=`)), cookie]);
}
