// Writes the parts of a regular expression as PostgreSQL's AREs: characters, ranges and classes.
import { fold } from '../fold.ts';

export const posixNames = 'alnum alpha ascii blank cntrl digit graph lower print punct space upper word xdigit'.split(
  ' ',
);

/** PostgreSQL's class for each class name of Java and Unicode. */
export const properties: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alpha: 'L Letter Alpha Alphabetic IsL IsLetter IsAlphabetic',
    upper: 'Lu Upper Uppercase IsLu IsUppercase Uppercase_Letter',
    lower: 'Ll Lower Lowercase IsLl IsLowercase Lowercase_Letter',
    digit: 'N Nd Digit IsN IsNd IsDigit Number Decimal_Number',
    punct: 'P Punct Punctuation IsP IsPunctuation',
    space: 'Z Zs Space White_Space IsWhite_Space Separator Space_Separator',
    alnum: 'Alnum',
    xdigit: 'XDigit Hex_Digit IsHex_Digit',
    blank: 'Blank',
  }).flatMap(([posix, names]) => names.split(' ').map((name) => [name, `[:${posix}:]`] as const)),
);

/** Letters whose escapes have the same meaning in PostgreSQL, inside and outside brackets. */
export const sameEscapes = /^[dDwWsSntrfvae]$/;
export const horizontalSpace = String.raw` \t\u00A0`;

/** Writes one character so that it has no special meaning. */
function escape(code: number): string {
  const character = String.fromCodePoint(code);
  if (code < 0x20 || code === 0x7f) return `\\u${code.toString(16).padStart(4, '0').toUpperCase()}`;
  return /[!-/:-@[-^`{-~]/.test(character) ? `\\${character}` : character;
}

export interface PatternOptions {
  /** Whether the searched texts are folded (fold.ts): then the characters of the pattern, including escaped ones, are folded as well. */
  readonly isFolded: boolean;
}

export class PatternWriter {
  readonly #isFolded: boolean;

  constructor({ isFolded }: PatternOptions) {
    this.#isFolded = isFolded;
  }

  /** The characters that stand for a character in the searched texts: itself, or its folding, which may be none or several. */
  #folded(code: number): readonly number[] {
    // Folded texts are searched without regard to case, so ASCII letters need no folding.
    if (!this.#isFolded || code < 0x80) return [code];
    return Array.from(fold(String.fromCodePoint(code)), (character) => character.codePointAt(0) ?? 0);
  }

  /** A character outside brackets. */
  character(code: number): string {
    const codes = this.#folded(code);
    const text = codes.map(escape).join('');
    return codes.length === 1 ? text : `(?:${text})`;
  }

  /** A character in brackets. If folding turns it into several characters, each of them matches. */
  member(code: number): string {
    const codes = this.#folded(code);
    return (codes.length === 0 ? [code] : codes).map(escape).join('');
  }

  /** A range in brackets. A range of letters with accents also matches the range of the letters that they fold to. */
  range(from: number, to: number): string {
    const range = `${escape(from)}-${escape(to)}`;
    const [first, ...afterFirst] = this.#folded(from);
    const [last, ...afterLast] = this.#folded(to);
    if (first === undefined || last === undefined || afterFirst.length + afterLast.length > 0) return range;
    if (first === from && last === to) return range;
    return first <= last ? `${range}${escape(first)}-${escape(last)}` : range + escape(first) + escape(last);
  }
}
