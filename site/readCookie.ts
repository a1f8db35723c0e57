// Reads one cookie from a text with all cookies, such as a `Cookie` header or `document.cookie`.

/** The value of the first cookie of this name, not decoded; null if there is none. */
export function readCookie(cookies: string | undefined, name: string): string | null {
  const start = `${name}=`;
  // One space follows each semicolon (RFC 6265, sections 4.2.1 and 5.4).
  const pair = cookies
    ?.split(';')
    .map((each) => each.trimStart())
    .find((each) => each.startsWith(start));
  return pair?.slice(start.length) ?? null;
}
