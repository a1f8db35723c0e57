// What goes into and comes out of the history of a document.
import type { DocumentKind } from '#bibliography/documents.ts';

/** What a change made of one field, as JSON; null for nothing. */
export interface FieldChange {
  /** The first of the kinds that have the field, and so the same for all of them; null for the kind itself, and where nobody here knows it. */
  readonly kind: DocumentKind | null;
  /** In the input of that kind. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A document as it was for a while. */
export interface Revision {
  readonly revision: number;
  /** Null where that was not kept, as with the next. */
  readonly at: string | null;
  readonly action: string | null;
  readonly userAgent: string | null;
  readonly changes: readonly FieldChange[];
}

/** What the actor `loadPage` resolves with. */
export interface HistoryPage {
  readonly revisions: readonly Revision[];
  /** Where the next page begins; null when this is the last. */
  readonly next: string | null;
}

export interface DocumentHistoryContext {
  /** Newest first. */
  readonly revisions: readonly Revision[];
  readonly next: string | null;
  /** Why there is no answer. */
  readonly message: string | null;
}

export type DocumentHistoryEvent = { type: 'more' } | { type: 'retry' };
