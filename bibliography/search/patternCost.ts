// Estimates the cost of a regular expression in PostgreSQL, whose engine doesn't backtrack: the size of its automaton, which grows with the copies made for
// `{m,n}`, and the work of building it.

/** The maximum length of a pattern after every `{m,n}` is expanded. */
const maximumSize = 2_000;
/**
 * Joins that PostgreSQL makes for a run of optional pieces, as in `a?b*c?`: it joins what is before each piece with what is after it.
 * Above this limit, reading the pattern alone would take a tenth of a second, and soon many seconds.
 */
const maximumJoins = 10_000;

/** A part of the pattern as written for PostgreSQL, and its cost. */
export interface Piece {
  readonly text: string;
  /** The length after every `{m,n}` is expanded. */
  readonly size: number;
  /** The number of optional pieces in a row that it consists of, if it matches the empty text; else 0. */
  readonly optionalCount: number;
  /** Joins of the optional pieces within it, without those of a run that continues outside. */
  readonly joins: number;
  /** Whether it contains an anchor such as `^`. PostgreSQL copies a loop endlessly if it may consist of anchors only. */
  readonly hasAnchor: boolean;
}

/** How often a piece is repeated: `*`, `+`, `?` or `{m,n}`. */
export interface Bound {
  readonly text: string;
  readonly copies: number;
  readonly isOptional: boolean;
}

/** A piece of `size` characters, none of which is optional. */
export function solidPiece(text: string, size = 1): Piece {
  return { text, size, optionalCount: 0, joins: 0, hasAnchor: false };
}

/** An anchor, such as `^`: it matches no characters, and costs more than one. */
export function anchorPiece(text: string): Piece {
  return { text, size: 20, optionalCount: 5, joins: 0, hasAnchor: true };
}

/** `text` for a quoted piece of `size` characters. */
export function quotedPiece(text: string, size: number): Piece {
  return { text, size, optionalCount: size === 0 ? 1 : 0, joins: 0, hasAnchor: false };
}

export function alternativesPiece(branches: readonly Piece[]): Piece {
  return {
    text: branches.map(({ text }) => text).join('|'),
    size: branches.reduce((sum, { size }) => sum + size, 0),
    optionalCount: Math.max(...branches.map(({ optionalCount }) => optionalCount)),
    joins: branches.reduce((sum, { joins }) => sum + joins, 0),
    hasAnchor: branches.some(({ hasAnchor }) => hasAnchor),
  };
}

export function groupPiece(inside: Piece): Piece {
  const text = `(?:${inside.text})`;
  // Each further optional anchor in a row doubles the work; at this cost, at most five in a row are accepted.
  return inside.optionalCount > 0 && inside.hasAnchor
    ? { ...inside, text, optionalCount: inside.optionalCount + 4, size: inside.size + 20 }
    : { ...inside, text };
}

export function repeatedPiece(atom: Piece, { text, copies, isOptional }: Bound, isLazy: boolean): Piece {
  return {
    text: atom.text + text + (isLazy ? '?' : ''),
    size: atom.size * copies,
    optionalCount: atom.optionalCount > 0 ? atom.optionalCount * copies : isOptional ? 1 : 0,
    joins: atom.joins * copies,
    hasAnchor: atom.hasAnchor,
  };
}

/** A sequence of pieces between two `|`. */
export class PieceSequence {
  #text = '';
  #size = 1;
  #joins = 0;
  #isOptional = true;
  #hasAnchor = false;
  /** The optional pieces at the end. */
  #run = { length: 0, size: 0 };

  get #allJoins(): number {
    return this.#joins + this.#run.length * this.#run.size;
  }

  /** Appends a piece; returns the limit that the sequence then exceeds, or null. */
  add(piece: Piece): 'size' | 'joins' | null {
    this.#text += piece.text;
    this.#size += piece.size;
    this.#joins += piece.joins;
    this.#hasAnchor ||= piece.hasAnchor;
    if (piece.optionalCount > 0) {
      this.#run = { length: this.#run.length + piece.optionalCount, size: this.#run.size + piece.size };
    } else {
      this.#joins = this.#allJoins;
      this.#run = { length: 0, size: 0 };
      this.#isOptional = false;
    }
    if (this.#size > maximumSize) return 'size';
    return this.#allJoins > maximumJoins ? 'joins' : null;
  }

  get piece(): Piece {
    const all = { text: this.#text, size: this.#size, hasAnchor: this.#hasAnchor };
    return this.#isOptional
      ? { ...all, optionalCount: Math.max(1, this.#run.length), joins: this.#joins }
      : { ...all, optionalCount: 0, joins: this.#allJoins };
  }
}
