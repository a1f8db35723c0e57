// What a prerendered page is made of beside its code. It is answered at `{route}/_payload.json` for who comes from another page of
// the app, and written into the page itself for who comes from outside.

export interface PagePayload {
  readonly kind: 'home' | 'article';
  /** The page's own name, without the product's. */
  readonly title: string;
  /** One or two sentences for search engines and for links to the page. */
  readonly description: string;
  /** All below the site's head, footer and all. Made of our own texts at build: it may be put into a page as it is. */
  readonly html: string;
}

/** The element of a page that holds its payload as JSON. */
export const payloadElementId = 'payload';

/** Where the payload of a page is answered; `path` without a slash at its end. */
export function payloadPath(path: string): string {
  return `${path === '/' ? '' : path}/_payload.json`;
}
