// The types of the history of a document: its context, its events, and what its actors take and answer.
import type { DocumentKind } from '#bibliography/documents.ts';

/** What a change did to one field; values as JSON, null if empty. */
export interface FieldChange {
  /** The first document kind that has the field, not necessarily the document's own. Null if the kind itself changed, or the field is unknown. */
  readonly kind: DocumentKind | null;
  /** The field's name in the API's input of that kind. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Who made a change. */
export interface Author {
  readonly id: string;
  /** What another member of a shared library is called; null for the viewer. */
  readonly name: string | null;
}

/** One earlier version of a document. */
export interface Revision {
  readonly revision: number;
  /** Null if the time was not recorded. */
  readonly at: string | null;
  /** Null if the action was not recorded. */
  readonly action: string | null;
  readonly userAgent: string | null;
  /** Null if the author is unknown. */
  readonly by: Author | null;
  readonly changes: readonly FieldChange[];
}

/** Output of the actor `loadPage`. */
export interface HistoryPage {
  readonly revisions: readonly Revision[];
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

export interface DocumentHistoryContext {
  /** Newest first. */
  readonly revisions: readonly Revision[];
  readonly next: string | null;
  /** Why the page could not be loaded. */
  readonly message: string | null;
}

export type DocumentHistoryEvent = { type: 'more' } | { type: 'retry' };
