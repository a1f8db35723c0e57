// Parses regular expressions as people write them for Java and JavaScript, and rewrites each piece for PostgreSQL
// (https://www.postgresql.org/docs/current/functions-matching.html#FUNCTIONS-POSIX-REGEXP), so that the database always understands a pattern as its author
// meant it.
import {
  alternativesPiece,
  anchorPiece,
  groupPiece,
  PieceSequence,
  quotedPiece,
  repeatedPiece,
  solidPiece,
  type Bound,
  type Piece,
} from './patternCost.ts';
import {
  horizontalSpace,
  PatternWriter,
  posixNames,
  properties,
  sameEscapes,
  type PatternOptions,
} from './patternWriter.ts';
import { searchTexts } from './searchTexts.ts';

const texts = searchTexts.pattern;

/** The maximum nesting of groups. */
const maximumDepth = 50;
/** PostgreSQL's own maximum for the numbers in `{m,n}`. */
const maximumBound = 255;

/** Why a pattern cannot be used. */
export class PatternError extends Error {
  /** 0-based, in code points. */
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

/** A member of a bracket expression: a character code, or a class. */
type Member = { readonly code: number } | { readonly text: string };

export class PatternReader {
  readonly #characters: readonly string[];
  readonly #writer: PatternWriter;
  #position = 0;
  #depth = 0;
  #dotMatchesLineEnds = false;

  constructor(pattern: string, options: PatternOptions) {
    this.#characters = Array.from(pattern);
    this.#writer = new PatternWriter(options);
  }

  /** Translates the whole pattern into a PostgreSQL ARE. Throws a `PatternError`. */
  read(): string {
    const flags = this.#flags();
    const { text } = this.#alternatives();
    if (this.#peek() === ')') this.#fail(texts.notOpened);
    return flags + text;
  }

  #fail(message: string, position = this.#position): never {
    throw new PatternError(message, position);
  }

  #peek(ahead = 0): string {
    return this.#characters[this.#position + ahead] ?? '';
  }

  #next(): string {
    const character = this.#peek();
    this.#position += 1;
    return character;
  }

  #takes(text: string): boolean {
    const isNext = Array.from(text).every((character, index) => this.#peek(index) === character);
    if (isNext) this.#position += text.length;
    return isNext;
  }

  /** Consumes the text before `end`, and `end`; returns null and consumes nothing if that text doesn't have this form. */
  #until(end: string, form: RegExp): string | null {
    const at = this.#characters.indexOf(end, this.#position);
    const text = at === -1 ? '' : this.#characters.slice(this.#position, at).join('');
    if (at === -1 || !form.test(text)) return null;
    this.#position = at + 1;
    return text;
  }

  /** Flags such as `(?i)`, which are allowed only at the beginning. */
  #flags(): string {
    const match = /^\(\?([imsu]+)\)/.exec(this.#characters.slice(0, 20).join(''));
    if (!match) return '';
    const [whole, flags = ''] = match;
    this.#position += whole.length;
    this.#dotMatchesLineEnds = flags.includes('s');
    const databaseFlags = (flags.includes('i') ? 'i' : '') + (flags.includes('m') ? 'w' : '');
    return databaseFlags === '' ? '' : `(?${databaseFlags})`;
  }

  #alternatives(): Piece {
    const branches = [this.#branch()];
    while (this.#takes('|')) branches.push(this.#branch());
    return alternativesPiece(branches);
  }

  #branch(): Piece {
    const sequence = new PieceSequence();
    while (this.#peek() !== '' && this.#peek() !== '|' && this.#peek() !== ')') {
      const start = this.#position;
      const exceeded = sequence.add(this.#quantified(start, this.#atom()));
      if (exceeded === 'size') this.#fail(texts.tooLarge, start);
      if (exceeded === 'joins') this.#fail(texts.tooManyOptional, start);
    }
    return sequence.piece;
  }

  #quantified(start: number, atom: Piece): Piece {
    const bound = this.#bound();
    if (bound === null) return atom;
    if (atom.optionalCount > 0 && atom.hasAnchor) this.#fail(texts.repeatedPlace, start);
    if (this.#takes('+')) this.#fail(texts.possessive, this.#position - 1);
    const isLazy = this.#takes('?');
    if (this.#bound() !== null) this.#fail(texts.nothingToRepeat, this.#position - 1);
    return repeatedPiece(atom, bound, isLazy);
  }

  #bound(): Bound | null {
    const sign = this.#peek();
    if (sign === '*' || sign === '+' || sign === '?') {
      this.#position += 1;
      return { text: sign, copies: 1, isOptional: sign !== '+' };
    }
    if (sign !== '{') return null;
    const start = this.#position;
    this.#position += 1;
    const inside = this.#until('}', /^\d*(?:,\d*)?$/);
    const [, from = '', comma = '', to = ''] = /^(\d+)(,?)(\d*)$/.exec(inside ?? '') ?? [];
    if (from === '') this.#fail(texts.repetitionForm, start);
    const least = Number(from);
    const most = to === '' ? least : Number(to);
    if (Math.max(least, most) > maximumBound) this.#fail(texts.tooManyRepetitions(maximumBound), start);
    if (most < least) this.#fail(texts.repetitionReversed, start);
    return {
      text: `{${least}${comma}${to === '' ? '' : most}}`,
      copies: Math.max(most, 1) + (comma !== '' && to === '' ? 1 : 0),
      isOptional: least === 0,
    };
  }

  #atom(): Piece {
    const start = this.#position;
    const character = this.#next();
    switch (character) {
      case '(':
        return this.#group(start);
      case '[':
        return solidPiece(this.#bracket(start));
      case '.':
        return solidPiece(this.#dotMatchesLineEnds ? '.' : String.raw`[^\n]`);
      case '^':
      case '$':
        return anchorPiece(character);
      case '*':
      case '+':
      case '?':
        return this.#fail(texts.nothingToRepeatSign(character), start);
      case '{':
        return this.#fail(texts.nothingToRepeatBrace, start);
      case '\\':
        return this.#escape(start);
      default:
        return solidPiece(this.#writer.character(character.codePointAt(0) ?? 0));
    }
  }

  #group(start: number): Piece {
    if (this.#peek() === '?') this.#groupKind(start);
    this.#depth += 1;
    if (this.#depth > maximumDepth) this.#fail(texts.tooDeep(maximumDepth), start);
    const inside = this.#alternatives();
    if (!this.#takes(')')) this.#fail(texts.notClosed, start);
    this.#depth -= 1;
    return groupPiece(inside);
  }

  #groupKind(start: number): void {
    if (['?=', '?!', '?<=', '?<!'].some((kind) => this.#takes(kind))) {
      this.#fail(texts.lookAround, start);
    }
    if (this.#takes('?:')) return;
    if (this.#takes('?<') || this.#takes('?P<')) {
      if (this.#until('>', /^[A-Za-z_]\w*$/) === null) this.#fail(texts.groupName, start);
      return;
    }
    if (this.#takes('?>')) this.#fail(texts.atomic, start);
    if (/[a-z-]/i.test(this.#peek(1)) && !/[PR&]/.test(this.#peek(1))) {
      this.#fail(texts.flags, start);
    }
    this.#fail(texts.unknownGroup, start);
  }

  /** An escape outside brackets, after its backslash. */
  #escape(start: number): Piece {
    const letter = this.#next();
    switch (letter) {
      case 'b':
      case 'B':
        return anchorPiece(letter === 'b' ? '\\y' : '\\Y');
      case 'A':
        return anchorPiece('\\A');
      case 'Z':
      case 'z':
        return anchorPiece('\\Z');
      case 'Q':
        return this.#quoted();
      case 'h':
        return solidPiece(`[${horizontalSpace}]`);
      case 'H':
        return solidPiece(`[^${horizontalSpace}]`);
      case 'R':
        return solidPiece(String.raw`(?:\r\n|[\n\r])`, 3);
      case 'p':
        return solidPiece(`[${this.#property(start)}]`);
      case 'P':
        return solidPiece(`[^${this.#property(start)}]`);
      case 'k':
        return this.#fail(texts.namedReference, start);
    }
    if (/^[1-9]$/.test(letter)) this.#fail(texts.reference(letter), start);
    if (sameEscapes.test(letter)) return solidPiece(`\\${letter}`);
    return solidPiece(this.#writer.character(this.#code(start, letter)));
  }

  /** `\Q…\E`: literal text. It becomes a group, so that a repetition applies to all of it. */
  #quoted(): Piece {
    let text = '';
    let size = 0;
    while (this.#peek() !== '' && !this.#takes('\\E')) {
      text += this.#writer.character(this.#next().codePointAt(0) ?? 0);
      size += 1;
    }
    return quotedPiece(`(?:${text})`, size);
  }

  /** The class named by `{L}` or `L` after `\p`. */
  #property(start: number): string {
    const name = this.#takes('{') ? (this.#until('}', /^\w+$/) ?? '') : this.#next();
    return properties.get(name) ?? this.#fail(texts.unknownClass, start);
  }

  /** The character of an escape, after its letter. */
  #code(start: number, letter: string): number {
    if (letter === '') this.#fail(texts.backslashAtEnd, start);
    if (letter === 'x' || letter === 'u') return this.#hexadecimal(start, letter);
    if (/^[A-Za-z0-9]$/.test(letter)) this.#fail(texts.unknownEscape(letter), start);
    return letter.codePointAt(0) ?? 0;
  }

  #hexadecimal(start: number, letter: 'x' | 'u'): number {
    const digits = this.#takes('{') ? this.#until('}', /^[\da-f]{1,6}$/i) : this.#digits(letter === 'x' ? 2 : 4);
    let code = parseInt(digits ?? '', 16);
    if (code >= 0xd800 && code <= 0xdbff && this.#takes('\\u')) {
      const low = parseInt(this.#digits(4) ?? '', 16);
      code = low >= 0xdc00 && low <= 0xdfff ? (code - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000 : NaN;
    }
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    if (!isCharacter) this.#fail(texts.codeMissing(letter), start);
    return code;
  }

  #digits(count: number): string | null {
    const text = this.#characters.slice(this.#position, this.#position + count).join('');
    if (!/^[\da-f]+$/i.test(text) || text.length !== count) return null;
    this.#position += count;
    return text;
  }

  #bracket(start: number): string {
    const isNegated = this.#takes('^');
    if (this.#peek() === ']') this.#fail(texts.emptyBrackets, start);
    const members: string[] = [];
    while (!this.#takes(']')) {
      if (this.#peek() === '') this.#fail(texts.bracketNotClosed, start);
      members.push(this.#memberOrRange());
    }
    // A class together with its opposite matches every character.
    const isAll = ['dD', 'wW', 'sS'].some((pair) =>
      Array.from(pair).every((letter) => members.includes(`\\${letter}`)),
    );
    if (isAll) return isNegated ? this.#fail(texts.impossibleBrackets, start) : '.';
    return `[${isNegated ? '^' : ''}${members.join('')}]`;
  }

  /** One member of a bracket, or a range of them. */
  #memberOrRange(): string {
    const start = this.#position;
    if (this.#takes('&&')) this.#fail(texts.intersection, start);
    const from = this.#member();
    if ('text' in from) return from.text;
    if (this.#peek() !== '-' || this.#peek(1) === ']' || this.#peek(1) === '') return this.#writer.member(from.code);
    this.#position += 1;
    const to = this.#member();
    if ('text' in to) return `${this.#writer.member(from.code)}\\-${to.text}`;
    if (to.code < from.code) this.#fail(texts.rangeReversed, start);
    return this.#writer.range(from.code, to.code);
  }

  #member(): Member {
    const start = this.#position;
    if (this.#takes('[:')) {
      const name = this.#until(':', /^[a-z]+$/) ?? '';
      if (!posixNames.includes(name) || !this.#takes(']')) this.#fail(texts.unknownNamedClass, start);
      return { text: name === 'ascii' ? String.raw`\u0001-\u007F` : `[:${name}:]` };
    }
    const character = this.#next();
    if (character !== '\\') return { code: character.codePointAt(0) ?? 0 };
    const letter = this.#next();
    if (letter === 'b') return { code: 8 };
    if (letter === 'h') return { text: horizontalSpace };
    if (letter === 'p') return { text: this.#property(start) };
    if (sameEscapes.test(letter)) return { text: `\\${letter}` };
    return { code: this.#code(start, letter) };
  }
}
