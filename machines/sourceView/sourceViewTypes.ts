// What goes into and comes out of the machine of a document's source.
import type { Dialect } from '#bibliography/bibtex/dialect.ts';
import type { LineMessage } from '#bibliography/bibtex/entrySource.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';

export interface SourceViewInput {
  readonly dialect: Dialect;
}

export interface SourceViewContext {
  readonly dialect: Dialect;
  /** As it stands in the box. */
  readonly text: string;
  /** Why nothing is taken of it. */
  readonly problems: readonly LineMessage[];
  /** What is odd, and taken all the same. */
  readonly remarks: readonly LineMessage[];
  /** Why it could not be written or read at all. */
  readonly message: string | null;
}

export type SourceViewEvent =
  /** The person typed. */
  | { type: 'text.changed'; text: string }
  | { type: 'dialect.chosen'; dialect: Dialect }
  /** The document is no longer what was last written or taken: somebody changed it beside the source. */
  | { type: 'document.changed' }
  /** The source is to be shown as the document is now. */
  | { type: 'source.show' }
  /** What was typed and cannot be taken is let go of. */
  | { type: 'source.revert' }
  /** The person is done: what was typed last is taken without waiting. */
  | { type: 'source.finish' }
  | { type: 'retry' };

export type SourceViewEmitted =
  /** What was typed reads as this document. */
  | { type: 'source.taken'; document: DocumentDraft }
  /** Nothing is left that was typed and not taken. */
  | { type: 'source.finished' }
  /** The person wants to be done, and something is wrong. */
  | { type: 'problems.pointedOut' };

export interface SourceToRead {
  readonly text: string;
  readonly dialect: Dialect;
}

/** Either the document that the text reads as, or why there is none. */
export interface SourceReading {
  readonly document: DocumentDraft | null;
  readonly problems: readonly LineMessage[];
  readonly remarks: readonly LineMessage[];
}
