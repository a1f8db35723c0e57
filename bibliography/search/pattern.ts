// Regular expressions as people write them for Java and JavaScript: judged before anything runs, and written as PostgreSQL's
// AREs (https://www.postgresql.org/docs/current/functions-matching.html#FUNCTIONS-POSIX-REGEXP). There every piece is written
// anew, so that nothing of a pattern can mean to the database what it did not mean to its author. PostgreSQL's engine never
// runs back, except for back-references and look-around; what grows is its automaton, by the copies that `{m,n}` makes.
import { fold } from '../fold.ts';
import { searchTexts } from './searchTexts.ts';

const texts = searchTexts.pattern;

/** Characters of a pattern. */
export const maximumPatternLength = 1_000;
/** Groups within groups. */
const maximumDepth = 50;
/** PostgreSQL's own limit of a bound. */
const maximumBound = 255;
/** Characters after every `{m,n}` is written out. */
const maximumSize = 2_000;
/**
 * What PostgreSQL has to do about things in a row that may all be missing, as in `a?b*c?`: it joins what stands before each with what
 * stands behind each. Beyond, reading the pattern alone would take a tenth of a second, soon many.
 */
const maximumJoins = 10_000;

/** Why a regular expression cannot be used. */
export interface PatternMistake {
  readonly message: string;
  /** Which of its characters, from 0 and by code points; null where it is no single one. */
  readonly position: number | null;
}

class PatternError extends Error {
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

const posixNames = 'alnum alpha ascii blank cntrl digit graph lower print punct space upper word xdigit'.split(' ');

/** Classes by the names of Java and Unicode, as PostgreSQL's. */
const properties: ReadonlyMap<string, string> = new Map(
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

/** Escapes that mean the same in PostgreSQL, in brackets and outside. */
const sameEscapes = /^[dDwWsSntrfvae]$/;
const horizontalSpace = String.raw` \t\u00A0`;

/** A piece of the pattern that is read: how PostgreSQL writes it, and what it asks of PostgreSQL when its bounds are written out. */
interface Piece {
  readonly text: string;
  /** Characters. */
  readonly size: number;
  /** When nothing at all is enough for it: how many pieces in a row that may be missing it is; else 0. */
  readonly missable: number;
  /** The joins of what may be missing within it, apart from those in a row with what stands around it. */
  readonly joins: number;
  /** Whether a place in the text is in it, such as `^`: of a loop through places alone PostgreSQL makes copies without end. */
  readonly hasPlace: boolean;
}

/** An atom of so many characters, none of which may be missing. */
const solid = (text: string, size = 1): Piece => ({ text, size, missable: 0, joins: 0, hasPlace: false });

/** A place in the text: of no characters, but more work than one. */
const place = (text: string): Piece => ({ text, size: 20, missable: 5, joins: 0, hasPlace: true });

interface Bound {
  readonly text: string;
  readonly copies: number;
  readonly isOptional: boolean;
}

/** One member of a bracket: a character, by its code, or a class. */
type Member = { readonly code: number } | { readonly text: string };

/** A character that means itself. */
function literal(code: number): string {
  const character = String.fromCodePoint(code);
  if (code < 0x20 || code === 0x7f) return `\\u${code.toString(16).padStart(4, '0').toUpperCase()}`;
  return /[!-/:-@[-^`{-~]/.test(character) ? `\\${character}` : character;
}

interface PatternOptions {
  /** Whether the texts that it is looked for in are folded (fold.ts): then what it spells is folded as well, escapes among it. */
  readonly isFolded: boolean;
}

class PatternReader {
  readonly #characters: readonly string[];
  readonly #isFolded: boolean;
  #position = 0;
  #depth = 0;
  #dotMatchesLineEnds = false;

  constructor(pattern: string, { isFolded }: PatternOptions) {
    this.#characters = Array.from(pattern);
    this.#isFolded = isFolded;
  }

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

  /** The characters that a character is in the texts: itself, or what folding makes of it, which may be none or several. */
  #spelled(code: number): readonly number[] {
    // Case does not matter to who looks in folded texts.
    if (!this.#isFolded || code < 0x80) return [code];
    return Array.from(fold(String.fromCodePoint(code)), (character) => character.codePointAt(0) ?? 0);
  }

  #literal(code: number): string {
    const codes = this.#spelled(code);
    const text = codes.map(literal).join('');
    return codes.length === 1 ? text : `(?:${text})`;
  }

  /** One character of a bracket: what folding makes several of is found by each. */
  #listed(code: number): string {
    const codes = this.#spelled(code);
    return (codes.length === 0 ? [code] : codes).map(literal).join('');
  }

  /** A range of a bracket: of letters with accents also the range of the letters that they are in folded texts. */
  #range(from: number, to: number): string {
    const range = `${literal(from)}-${literal(to)}`;
    const [first, ...afterFirst] = this.#spelled(from);
    const [last, ...afterLast] = this.#spelled(to);
    if (first === undefined || last === undefined || afterFirst.length + afterLast.length > 0) return range;
    if (first === from && last === to) return range;
    return first <= last ? `${range}${literal(first)}-${literal(last)}` : range + literal(first) + literal(last);
  }

  /** What stands before `end`, which is taken too; null, and nothing taken, where it is not of this form. */
  #until(end: string, form: RegExp): string | null {
    const at = this.#characters.indexOf(end, this.#position);
    const text = at === -1 ? '' : this.#characters.slice(this.#position, at).join('');
    if (at === -1 || !form.test(text)) return null;
    this.#position = at + 1;
    return text;
  }

  /** `(?i)` and the like, which stand at the beginning only. */
  #flags(): string {
    const match = /^\(\?([imsu]+)\)/.exec(this.#characters.slice(0, 20).join(''));
    if (!match) return '';
    const [whole, flags = ''] = match;
    this.#position += whole.length;
    this.#dotMatchesLineEnds = flags.includes('s');
    const ours = (flags.includes('i') ? 'i' : '') + (flags.includes('m') ? 'w' : '');
    return ours === '' ? '' : `(?${ours})`;
  }

  #alternatives(): Piece {
    const branches = [this.#branch()];
    while (this.#takes('|')) branches.push(this.#branch());
    return {
      text: branches.map(({ text }) => text).join('|'),
      size: branches.reduce((sum, { size }) => sum + size, 0),
      missable: Math.max(...branches.map(({ missable }) => missable)),
      joins: branches.reduce((sum, { joins }) => sum + joins, 0),
      hasPlace: branches.some(({ hasPlace }) => hasPlace),
    };
  }

  #branch(): Piece {
    let text = '';
    let size = 1;
    let joins = 0;
    let isMissable = true;
    let hasPlace = false;
    // The row of what may be missing that is read.
    let row = { length: 0, size: 0 };
    const joinsOfRow = () => row.length * row.size;
    while (this.#peek() !== '' && this.#peek() !== '|' && this.#peek() !== ')') {
      const start = this.#position;
      const piece = this.#quantified(start, this.#atom());
      text += piece.text;
      size += piece.size;
      joins += piece.joins;
      hasPlace ||= piece.hasPlace;
      if (piece.missable > 0) {
        row = { length: row.length + piece.missable, size: row.size + piece.size };
      } else {
        joins += joinsOfRow();
        row = { length: 0, size: 0 };
        isMissable = false;
      }
      if (size > maximumSize) this.#fail(texts.tooLarge, start);
      if (joins + joinsOfRow() > maximumJoins) {
        this.#fail(texts.tooManyOptional, start);
      }
    }
    return isMissable
      ? { text, size, missable: Math.max(1, row.length), joins, hasPlace }
      : { text, size, missable: 0, joins: joins + joinsOfRow(), hasPlace };
  }

  #quantified(start: number, atom: Piece): Piece {
    const bound = this.#bound();
    if (bound === null) return atom;
    if (atom.missable > 0 && atom.hasPlace) this.#fail(texts.repeatedPlace, start);
    if (this.#takes('+')) this.#fail(texts.possessive, this.#position - 1);
    const lazy = this.#takes('?') ? '?' : '';
    if (this.#bound() !== null) this.#fail(texts.nothingToRepeat, this.#position - 1);
    const { copies, isOptional } = bound;
    return {
      text: atom.text + bound.text + lazy,
      size: atom.size * copies,
      missable: atom.missable > 0 ? atom.missable * copies : isOptional ? 1 : 0,
      joins: atom.joins * copies,
      hasPlace: atom.hasPlace,
    };
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
        return solid(this.#bracket(start));
      case '.':
        return solid(this.#dotMatchesLineEnds ? '.' : String.raw`[^\n]`);
      case '^':
      case '$':
        return place(character);
      case '*':
      case '+':
      case '?':
        return this.#fail(texts.nothingToRepeatSign(character), start);
      case '{':
        return this.#fail(texts.nothingToRepeatBrace, start);
      case '\\':
        return this.#escape(start);
      default:
        return solid(this.#literal(character.codePointAt(0) ?? 0));
    }
  }

  #group(start: number): Piece {
    if (this.#peek() === '?') this.#groupKind(start);
    this.#depth += 1;
    if (this.#depth > maximumDepth) this.#fail(texts.tooDeep(maximumDepth), start);
    const inside = this.#alternatives();
    if (!this.#takes(')')) this.#fail(texts.notClosed, start);
    this.#depth -= 1;
    const text = `(?:${inside.text})`;
    // Whether a place is asked for at all doubles the work, each time in a row: five are the most.
    return inside.missable > 0 && inside.hasPlace
      ? { ...inside, text, missable: inside.missable + 4, size: inside.size + 20 }
      : { ...inside, text };
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

  /** A backslash outside of brackets, already taken. */
  #escape(start: number): Piece {
    const letter = this.#next();
    switch (letter) {
      case 'b':
      case 'B':
        return place(letter === 'b' ? '\\y' : '\\Y');
      case 'A':
        return place('\\A');
      case 'Z':
      case 'z':
        return place('\\Z');
      case 'Q':
        return this.#quoted();
      case 'h':
        return solid(`[${horizontalSpace}]`);
      case 'H':
        return solid(`[^${horizontalSpace}]`);
      case 'R':
        return solid(String.raw`(?:\r\n|[\n\r])`, 3);
      case 'p':
        return solid(`[${this.#property(start)}]`);
      case 'P':
        return solid(`[^${this.#property(start)}]`);
      case 'k':
        return this.#fail(texts.namedReference, start);
    }
    if (/^[1-9]$/.test(letter)) this.#fail(texts.reference(letter), start);
    if (sameEscapes.test(letter)) return solid(`\\${letter}`);
    return solid(this.#literal(this.#code(start, letter)));
  }

  /** `\Q…\E`: everything between means itself; in brackets of its own, so that a repetition takes it all. */
  #quoted(): Piece {
    let text = '';
    let size = 0;
    while (this.#peek() !== '' && !this.#takes('\\E')) {
      text += this.#literal(this.#next().codePointAt(0) ?? 0);
      size += 1;
    }
    return { text: `(?:${text})`, size, missable: size === 0 ? 1 : 0, joins: 0, hasPlace: false };
  }

  /** `{L}` or `L` behind `\p`. */
  #property(start: number): string {
    const name = this.#takes('{') ? (this.#until('}', /^\w+$/) ?? '') : this.#next();
    return properties.get(name) ?? this.#fail(texts.unknownClass, start);
  }

  /** The character that an escape stands for, its letter already taken. */
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
      members.push(this.#members());
    }
    // What is a class together with its opposite is everything.
    const isAll = ['dD', 'wW', 'sS'].some((pair) =>
      Array.from(pair).every((letter) => members.includes(`\\${letter}`)),
    );
    if (isAll) return isNegated ? this.#fail(texts.impossibleBrackets, start) : '.';
    return `[${isNegated ? '^' : ''}${members.join('')}]`;
  }

  /** One member of a bracket, or a range of them. */
  #members(): string {
    const start = this.#position;
    if (this.#takes('&&')) this.#fail(texts.intersection, start);
    const from = this.#member();
    if ('text' in from) return from.text;
    if (this.#peek() !== '-' || this.#peek(1) === ']' || this.#peek(1) === '') return this.#listed(from.code);
    this.#position += 1;
    const to = this.#member();
    if ('text' in to) return `${this.#listed(from.code)}\\-${to.text}`;
    if (to.code < from.code) this.#fail(texts.rangeReversed, start);
    return this.#range(from.code, to.code);
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

function read(pattern: string, options: PatternOptions): { readonly postgres: string } | PatternMistake {
  if (pattern.length > maximumPatternLength) {
    return { message: texts.tooLong(maximumPatternLength), position: null };
  }
  if (/\0|\p{Surrogate}/u.test(pattern)) {
    return { message: texts.unusableCharacters, position: null };
  }
  try {
    return { postgres: new PatternReader(pattern, options).read() };
  } catch (error) {
    if (error instanceof PatternError) return { message: error.message, position: error.position };
    throw error;
  }
}

/** Why a regular expression cannot be used; null when it can. For who shows the place himself. */
export function patternMistake(pattern: string): PatternMistake | null {
  const result = read(pattern, { isFolded: false });
  return 'message' in result ? result : null;
}

/** The same in words, with the place. */
export function patternProblem(pattern: string): string | null {
  const mistake = patternMistake(pattern);
  if (!mistake) return null;
  return mistake.position === null ? mistake.message : texts.at(mistake.message, mistake.position + 1);
}

/**
 * The same as an ARE of PostgreSQL. Throws a RangeError for a pattern that has a problem: who did not ask must not run it.
 * As in Java, `.` is no line break and `^` and `$` are the ends of the whole text, unless (?s) and (?m) say otherwise.
 */
export function toPostgresPattern(pattern: string, options: PatternOptions = { isFolded: false }): string {
  const result = read(pattern, options);
  if ('message' in result) throw new RangeError(result.message);
  return result.postgres;
}
