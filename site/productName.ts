// The name of the product, and the titles of its pages in tabs, bookmarks and search results.

export const productName = 'JabRef';

/** The title (`<title>`) of a page with this heading. */
export function pageTitle(title: string): string {
  return `${title} – ${productName}`;
}
