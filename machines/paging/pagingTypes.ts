// The types of the paging machine: its context, its events, and what its actors take and answer.

/** A page that a list asks for: one that is joined on at either end, or one that starts the list anew at a row. */
export type Page =
  | { readonly kind: 'next'; readonly after: string | null }
  | { readonly kind: 'previous'; readonly before: string | null }
  | { readonly kind: 'at'; readonly at: number };

export interface PagingContext {
  /** What is asked for or, after a failure, wanted most; null while nothing is. */
  readonly page: Page | null;
  /** Why it did not come; shown in `failed`. */
  readonly message: string | null;
  /** In a row. */
  readonly failures: number;
}

export type PagingEvent =
  /** Rows in view are not there. Said again whenever the view or the list has changed. */
  | { type: 'page.needed'; page: Page }
  /** The library changed: what is loaded may be wrong anywhere, and `page` starts it anew around the view. */
  | { type: 'list.outdated'; page: Page }
  /** Another list stands in its place. */
  | { type: 'list.replaced' }
  | { type: 'retry' };
