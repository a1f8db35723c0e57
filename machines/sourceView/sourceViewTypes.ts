// The types of the machine of a document's source: its context, its events, and what its actors take and answer.
import type { Dialect } from '#bibliography/bibtex/dialect.ts';
import type { LineMessage } from '#bibliography/bibtex/entrySource.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';

/** What was typed into the source and is not taken: plain data, to be kept on the device. */
export interface SourceDraft {
  readonly dialect: Dialect;
  readonly text: string;
  /** What the text last said that the document had too: what is typed is what differs from it. */
  readonly said: DocumentDraft | null;
}

export interface SourceViewInput {
  readonly dialect: Dialect;
  /** What was typed on an earlier page and could not be taken there: it is read again. */
  readonly draft?: SourceDraft | undefined;
}

export interface SourceViewContext extends SourceDraft {
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
  /** What was typed reads as this document; before, the text said the other. */
  | { type: 'source.taken'; document: DocumentDraft; before: DocumentDraft | null }
  /** Nothing is left that was typed and not taken. */
  | { type: 'source.finished' }
  /** The person wants to be done, and something is wrong. */
  | { type: 'problems.pointedOut' };

export interface SourceToRead {
  readonly text: string;
  readonly dialect: Dialect;
}

/** The document as a text, and as that text says it; null where it says none. */
export interface WrittenSource {
  readonly text: string;
  readonly said: DocumentDraft | null;
}

/** Either the document that the text reads as, or why there is none. */
export interface SourceReading {
  readonly document: DocumentDraft | null;
  readonly problems: readonly LineMessage[];
  readonly remarks: readonly LineMessage[];
}
