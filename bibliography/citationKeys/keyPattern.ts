// Parses patterns of citation keys in the desktop app's language: text, and markers in brackets with modifiers after colons, such as `[auth:lower][year]`. The
// rules are those of https://docs.jabref.org/setup/citationkeypatterns.
import { type KeySource, keyMarker } from './keyMarkers.ts';
import { keyModifier } from './keyModifiers.ts';
import { keyPatternTexts } from './keyPatternTexts.ts';

/** An error in a pattern, and its range from `start` to `end`. */
export interface KeyPatternMistake {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** A valid pattern. */
export interface KeyPattern {
  readonly text: string;
  /** The raw text for a document; makeKey.ts turns it into a key. */
  readonly expand: (source: KeySource) => string;
}

export type ReadKeyPattern =
  | { readonly pattern: KeyPattern; readonly mistake: null }
  | { readonly pattern: null; readonly mistake: KeyPatternMistake };

/** The maximum length of a pattern in characters. */
export const maximumKeyPatternLength = 1_000;
/** The maximum nesting of fallbacks. */
const maximumDepth = 20;

type Expand = KeyPattern['expand'];

class PatternError extends Error {
  readonly mistake: KeyPatternMistake;

  constructor(start: number, end: number, message: string) {
    super(message);
    this.mistake = { start, end, message };
  }
}

/** A text with the position in the pattern of each of its characters. */
interface Placed {
  readonly text: string;
  readonly places: readonly number[];
}

class Reader {
  readonly #text: string;
  #position = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Expand {
    return this.#pieces(false);
  }

  #fail(start: number, message: string, end = this.#position): never {
    throw new PatternError(start, Math.max(end, start), message);
  }

  #peek(): string {
    return this.#text[this.#position] ?? '';
  }

  /** Parses text and markers; within a fallback, up to its closing parenthesis. */
  #pieces(isFallback: boolean): Expand {
    const pieces: Expand[] = [];
    let literal = '';
    const flush = () => {
      const text = literal;
      if (text !== '') pieces.push(() => text);
      literal = '';
    };
    let open = 0;
    for (;;) {
      const next = this.#peek();
      if (next === '' || (isFallback && (next === ']' || (next === ')' && open === 0)))) break;
      if (next === '[') {
        flush();
        pieces.push(this.#marker());
        continue;
      }
      if (next === ']') this.#fail(this.#position, keyPatternTexts.bracketNotOpened, this.#position + 1);
      if (next === '(') open += 1;
      if (next === ')') open -= 1;
      // A backslash makes the next character literal.
      if (next === '\\') this.#position += 1;
      literal += this.#peek();
      this.#position += 1;
    }
    flush();
    return (source) => pieces.map((expand) => expand(source)).join('');
  }

  #marker(): Expand {
    const start = this.#position;
    this.#position += 1;
    const nameStart = this.#position;
    while (!/^[:[\]]?$/.test(this.#peek())) this.#position += 1;
    if (this.#peek() === '' || this.#peek() === '[') {
      this.#fail(start, keyPatternTexts.bracketNotClosed);
    }
    const name = this.#text.slice(nameStart, this.#position).trim();
    if (name === '') this.#fail(start, keyPatternTexts.emptyBrackets, this.#position + 1);
    const marker = keyMarker(name);
    if (typeof marker === 'string') this.#fail(nameStart, marker);
    const modifiers: ((text: string, source: KeySource) => string)[] = [];
    while (this.#peek() === ':') {
      this.#position += 1;
      modifiers.push(this.#peek() === '(' ? this.#fallback() : this.#modifier(start));
    }
    if (this.#peek() !== ']') this.#fail(start, keyPatternTexts.bracketNotClosedAfterModifier);
    this.#position += 1;
    return (source) => modifiers.reduce((text, modify) => modify(text, source), marker(source)).replace(/\s+/gu, '');
  }

  /** `(x)`: used if the text is empty. */
  #fallback(): (text: string, source: KeySource) => string {
    const start = this.#position;
    this.#position += 1;
    this.#depth += 1;
    if (this.#depth > maximumDepth) this.#fail(start, keyPatternTexts.tooDeep);
    const instead = this.#pieces(true);
    if (this.#peek() !== ')') this.#fail(start, keyPatternTexts.parenthesisNotClosed);
    this.#position += 1;
    this.#depth -= 1;
    return (text, source) => (text.trim() === '' ? instead(source) : text);
  }

  #modifier(markerStart: number): (text: string) => string {
    const start = this.#position;
    const { text, places } = this.#untilColon(markerStart);
    if (text.trim() === '') this.#fail(start - 1, keyPatternTexts.modifierMissing, start);
    const modifier = keyModifier(text.trim());
    if (typeof modifier === 'function') return modifier;
    const at = modifier.at === null ? null : places[modifier.at + text.length - text.trimStart().length];
    return at == null ? this.#fail(start, modifier.message) : this.#fail(at, modifier.message, at + 1);
  }

  /**
   * The text of a modifier, up to the next one. Within quotes and parentheses, colons and brackets are literal. Two backslashes stand for one, as in the
   * desktop app. It drops a single backslash before another character, which is kept here, because nobody writes `\d` to mean `d`.
   */
  #untilColon(markerStart: number): Placed {
    let text = '';
    const places: number[] = [];
    let isQuoted = false;
    let open = 0;
    for (;;) {
      const next = this.#peek();
      if (next === '') this.#fail(markerStart, keyPatternTexts.bracketNotClosedAfterModifier);
      if (!isQuoted && open === 0 && (next === ':' || next === ']')) return { text, places };
      const place = this.#position;
      if (next === '\\') {
        this.#position += 1;
        const escaped = this.#peek();
        if (escaped !== '\\' && escaped !== '"') {
          text += '\\';
          places.push(place);
          continue;
        }
      } else if (next === '"') isQuoted = !isQuoted;
      else if (!isQuoted && next === '(') open += 1;
      else if (!isQuoted && next === ')') open = Math.max(0, open - 1);
      text += this.#peek();
      places.push(place);
      this.#position += 1;
    }
  }
}

/** Parses a pattern; returns either the pattern or the mistake. */
export function readKeyPattern(text: string): ReadKeyPattern {
  const fail = (mistake: KeyPatternMistake) => ({ pattern: null, mistake });
  if (text.trim() === '') return fail({ start: 0, end: 0, message: keyPatternTexts.empty });
  if (text.length > maximumKeyPatternLength) {
    const message = keyPatternTexts.tooLong(maximumKeyPatternLength);
    return fail({ start: maximumKeyPatternLength, end: text.length, message });
  }
  try {
    return { pattern: { text, expand: new Reader(text).read() }, mistake: null };
  } catch (error) {
    if (error instanceof PatternError) return fail(error.mistake);
    throw error;
  }
}
