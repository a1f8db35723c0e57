// The types of the paging machine: its context, its events, and what its actors take and answer.

/** A page of a list: one that continues it at either end, or one that restarts it. */
export type Page =
  | { readonly kind: 'next'; readonly after: string | null }
  | { readonly kind: 'previous'; readonly before: string | null }
  | PageAt;

/** A page that restarts the list around a row. */
export interface PageAt {
  readonly kind: 'at';
  readonly at: number;
}

export interface PagingContext {
  /** The page that is loading or, after a failure, needed; null if none is. */
  readonly page: Page | null;
  /** Why it could not be loaded; shown in `failed`. */
  readonly message: string | null;
  /** Failures in a row. */
  readonly failures: number;
}

export type PagingEvent =
  /** Rows in view are missing. Sent again whenever the view or the list has changed. `around` would restart the list around the view. */
  | { type: 'page.needed'; page: Page; around: PageAt }
  /** All rows in view are loaded. Sent while another page is loading or has failed. */
  | { type: 'view.loaded'; around: PageAt }
  /** The library has changed: loaded rows may be wrong anywhere. */
  | { type: 'list.outdated'; around: PageAt }
  /** The list was replaced by another one. */
  | { type: 'list.replaced' }
  | { type: 'retry' };
