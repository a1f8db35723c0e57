// What the product is called, and how its pages are called in tabs, bookmarks and search results.

export const productName = 'JabRef';

/** The whole title of the page that is called `title`. */
export function documentTitle(title: string): string {
  return `${title} – ${productName}`;
}
