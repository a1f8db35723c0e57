// The name of the product, and the titles of its pages in tabs, bookmarks and search results.

export const productName = 'JabRef';

/** The document title of a page with this heading. */
export function documentTitle(title: string): string {
  return `${title} – ${productName}`;
}
