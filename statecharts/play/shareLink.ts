// Creates the shareable address of a play or path, with as little escaping as possible.
import type { ViewerSearch } from '../viewer/mode.ts';

/** Characters that need no escaping in a query. */
const plain: Readonly<Record<string, string>> = { '%2C': ',', '%3A': ':', '%40': '@', '%2F': '/' };

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/%(?:2C|3A|40|2F)/g, (code) => plain[code] ?? code);

/** The page's own address with this query. */
export function shareLink(search: ViewerSearch): string {
  const parts = Object.entries(search as Record<string, string | number | undefined>)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encode(String(value))}`);
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
