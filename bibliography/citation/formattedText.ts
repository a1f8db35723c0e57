// Formatted references and citations as data. Only the formats listed here exist, so no text of a document or style can bring markup with it,
// whichever writer makes a file of it.

export interface TextFormat {
  readonly italic?: boolean;
  readonly bold?: boolean;
  readonly underline?: boolean;
  readonly smallCaps?: boolean;
  readonly position?: 'superscript' | 'subscript' | 'baseline';
  /** Where a link leads: an address of http or https. */
  readonly href?: string;
}

/** A piece of text that has one format. */
export interface Run extends TextFormat {
  readonly text: string;
}

/**
 * A part of a reference. Most references are one `line`. Numbered ones have a `leftMargin` (the number) and a `rightInline` (the rest) beside it; styles with
 * annotations have a `block` or an `indent`, each on lines of its own.
 */
export interface Block {
  readonly place: 'line' | 'leftMargin' | 'rightInline' | 'block' | 'indent';
  readonly runs: readonly Run[];
}

export interface Reference {
  /** The id of the item. */
  readonly id: string;
  readonly blocks: readonly Block[];
}

export interface Bibliography {
  /** In the order of the style. */
  readonly references: readonly Reference[];
  /** Whether all lines of a reference but its first are indented. */
  readonly hangingIndent: boolean;
  /** Lines from one to the next: 2 is double spacing. */
  readonly lineSpacing: number;
  /** Empty lines between two references. */
  readonly entrySpacing: number;
  /** The number of characters of the longest label in a left margin. */
  readonly labelWidth: number;
}

export const plainText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');
