// The data of a prerendered page. It is in the HTML of the page, and at `{route}/_payload.json` for navigation inside the app.

export interface PagePayload {
  readonly kind: 'home' | 'article';
  /** The title of the page without the product's name. */
  readonly title: string;
  /** One or two sentences for search engines and for links to the page. */
  readonly description: string;
  /** The HTML below the site's header, including the footer. It is generated from our own texts at build, so it needs no escaping. */
  readonly html: string;
}

/** The id of the element with the payload as JSON. */
export const payloadElementId = 'payload';

/** The address of a page's payload; `path` has no slash at its end. */
export function payloadPath(path: string): string {
  return `${path === '/' ? '' : path}/_payload.json`;
}
