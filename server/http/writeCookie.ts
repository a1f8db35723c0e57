// Sets cookies that scripts cannot read, and that are sent only to this host.
import type { ServerResponse } from 'node:http';

/** With the prefix `__Host-`, browsers accept the cookie only from this host over https, so no subdomain can set it. */
export function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

/** Sets a cookie with a lifetime in seconds. It replaces a cookie with the same name in the response; others stay. */
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
