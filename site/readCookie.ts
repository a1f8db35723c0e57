// Reads a cookie, as browsers send them all in one text.

/** The value of the first cookie of this name in `cookies` (a `Cookie` header, `document.cookie`), as it is written there; null when there is none. */
export function readCookie(cookies: string | undefined, name: string): string | null {
  const start = `${name}=`;
  // One space follows each semicolon (RFC 6265, sections 4.2.1 and 5.4).
  const pair = cookies
    ?.split(';')
    .map((each) => each.trimStart())
    .find((each) => each.startsWith(start));
  return pair?.slice(start.length) ?? null;
}
