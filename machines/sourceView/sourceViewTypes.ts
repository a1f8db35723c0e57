// The types of the machine of a document's source: its context, its events, and what its actors take and answer.
import type { Dialect } from '#bibliography/bibtex/dialect.ts';
import type { LineMessage } from '#bibliography/bibtex/entrySource.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';

/** Text that was typed and not applied: plain data that can be stored on the device. */
export interface SourceDraft {
  readonly dialect: Dialect;
  readonly text: string;
  /** The document that the text was last written from or read as; an edit is what differs from it. */
  readonly said: DocumentDraft | null;
}

export interface SourceViewInput {
  readonly dialect: Dialect;
  /** Text from an earlier page that could not be applied there: it is read again. */
  readonly draft?: SourceDraft | undefined;
}

export interface SourceViewContext extends SourceDraft {
  /** Mistakes that prevent applying the text. */
  readonly problems: readonly LineMessage[];
  /** Remarks that don't prevent applying the text. */
  readonly remarks: readonly LineMessage[];
  /** Why it could not be written or read at all. */
  readonly message: string | null;
}

export type SourceViewEvent =
  /** The person typed. */
  | { type: 'text.changed'; text: string }
  | { type: 'dialect.chosen'; dialect: Dialect }
  /** The document was changed elsewhere since its text was last written or applied. */
  | { type: 'document.changed' }
  /** Show the document's current source. */
  | { type: 'source.show' }
  /** The person drops text that cannot be applied. */
  | { type: 'source.revert' }
  /** The person is finished: the last input is applied without waiting. */
  | { type: 'source.finish' }
  | { type: 'retry' };

export type SourceViewEmitted =
  /** The text was read as `document`. `before` is the document that it was last written from or read as; null if there is none. */
  | { type: 'source.taken'; document: DocumentDraft; before: DocumentDraft | null }
  /** All input was applied. */
  | { type: 'source.finished' }
  /** The person wants to finish, but the text has mistakes. */
  | { type: 'problems.pointedOut' };

export interface SourceToRead {
  readonly text: string;
  readonly dialect: Dialect;
}

/** The document as text, and what that text reads as; null if it cannot be read. */
export interface WrittenSource {
  readonly text: string;
  readonly said: DocumentDraft | null;
}

/** The document that the text reads as, or the reasons why there is none. */
export interface SourceReading {
  readonly document: DocumentDraft | null;
  readonly problems: readonly LineMessage[];
  readonly remarks: readonly LineMessage[];
}
