// Reads the search language: the desktop app's (its Search.g4), which is terms such as `author = berg`, words alone, and, or, not and
// parentheses; and beside it `author:berg`, `year:2010..2015` and `-word`.
import { canonicalField, isFieldName } from '../fieldTexts.ts';
import { patternMistake } from './pattern.ts';
import { isSearchField } from './searchFields.ts';
import type { SearchExpression, SearchOperator, SearchProblem, SearchRange, SearchTerm } from './searchExpression.ts';

export interface SearchFlags {
  /** Whether values without an operator are case-sensitive. */
  readonly caseSensitive: boolean;
  /** Whether values without an operator are regular expressions. */
  readonly isRegEx: boolean;
}

export interface ParsedSearch {
  /** Null when there is a problem. */
  readonly expression: SearchExpression | null;
  readonly problems: readonly SearchProblem[];
}

const maximumSearchLength = 10_000;
/** Parentheses within parentheses. */
const maximumDepth = 50;
const maximumTerms = 200;

interface Token {
  readonly kind: 'word' | 'quoted' | 'operator' | 'field' | 'minus' | 'open' | 'close' | 'end';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

type Comparison = Pick<SearchTerm, 'operator' | 'negated' | 'caseSensitive'>;

class SearchError extends Error {
  readonly problem: SearchProblem;

  constructor({ start, end }: Pick<Token, 'start' | 'end'>, message: string) {
    super(message);
    this.problem = { start, end, message };
  }
}

/** An operator ends a word, and so do parentheses, unless a backslash stands before them; all else is part of a word: C++, 10.1000/a:b. */
const tokenForms: readonly (readonly [Token['kind'], RegExp])[] = [
  ['open', /\(/y],
  ['close', /\)/y],
  ['operator', /!?=[=~]?!?/y],
  ['quoted', /"(?:\\"|[^"])*"/y],
  ['word', /(?:\\[=!~()]|(?!!?=)[^\s()])+/y],
];

/** The name of a field and a colon, with something right behind it. */
const fieldForm = /([a-z][a-z\d_+-]*):(?=[^\s)])/iy;

/** A minus right before what is not wanted; of several, or of an arrow, none is meant. */
const minusForm = /-(?=[^\s)=~>-])/y;

/** Behind `field:` signs mean nothing: `url:https://x.org?a=b`. */
const fieldValueForm = /(?:\\[=!~()]|[^\s()])+/y;

function matchAt(form: RegExp, text: string, position: number): string | null {
  form.lastIndex = position;
  return form.exec(text)?.[0] ?? null;
}

/** Whether what comes next is compared with what stands before: then it is a value, whatever it looks like. */
function isCompared(before: Token | undefined): boolean {
  if (before === undefined) return false;
  return before.kind === 'operator' || (before.kind === 'word' && wordOperators.has(before.text.toLowerCase()));
}

/** The token of our own forms at a position: `field:` or `-`. */
function ownFormAt(text: string, start: number, before: Token | undefined): Pick<Token, 'kind' | 'text'> | null {
  const isFirst = start === 0 || /[\s(]/.test(text.charAt(start - 1)) || before?.kind === 'minus';
  if (!isFirst || isCompared(before)) return null;
  const field = matchAt(fieldForm, text, start);
  if (field !== null && isSearchField(field.slice(0, -1))) return { kind: 'field', text: field };
  const minus = matchAt(minusForm, text, start);
  return minus === null ? null : { kind: 'minus', text: minus };
}

function formAt(
  text: string,
  start: number,
  before: Token | undefined,
  language: Language,
): Pick<Token, 'kind' | 'text'> | null {
  const own = language === 'desktop' ? null : ownFormAt(text, start, before);
  if (own !== null) return own;
  for (const [kind, form] of tokenForms) {
    const isValue = kind === 'operator' && before?.kind === 'field';
    const match = isValue
      ? null
      : matchAt(kind === 'word' && before?.kind === 'field' ? fieldValueForm : form, text, start);
    if (match !== null) return { kind, text: match };
  }
  return null;
}

/** The desktop app's language, or the same with our own forms. */
type Language = 'desktop' | 'own';

function tokensOf(text: string, language: Language = 'own'): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (;;) {
    position += /^\s*/.exec(text.slice(position))?.[0].length ?? 0;
    const start = position;
    const token = formAt(text, start, tokens.at(-1), language);
    // The forms leave nothing over but the end.
    if (token === null) return [...tokens, { kind: 'end', text: '', start, end: start }];
    if (token.kind === 'word' && token.text.startsWith('"'))
      throw new SearchError({ start, end: text.length }, 'This quote is not closed.');
    position += token.text.length;
    tokens.push({ ...token, start, end: position });
  }
}

/** `=`, `!==!` and the like. */
function comparisonOf(sign: string): Comparison {
  const negated = sign.startsWith('!');
  const [, kind = ''] = /^!?=([=~]?)/.exec(sign) ?? [];
  const operator: SearchOperator = kind === '~' ? 'matches' : kind === '=' ? 'is' : 'contains';
  return { operator, negated, caseSensitive: sign.length > 1 && sign.endsWith('!') };
}

const wordOperators: ReadonlyMap<string, string> = new Map([
  ['contains', '='],
  ['matches', '=='],
]);

/** Whether a word by itself means something else than what it says: it is looked for in quotes. */
export function isReservedWord(text: string): boolean {
  return /^(?:and|or|not)$/i.test(text) || wordOperators.has(text.toLowerCase());
}

function valueOf({ kind, text }: Token): string {
  return kind === 'quoted' ? text.slice(1, -1).replaceAll('\\"', '"') : text.replace(/\\([=!~()])/g, '$1');
}

/** Where the character of a value stands in the text, by code points from 0; where all of it does for null. */
function placeOf({ kind, text, start, end }: Token, value: string, position: number | null) {
  if (position === null) return { start, end };
  const escaped = kind === 'quoted' ? /\\"/y : /\\[=!~()]/y;
  const widthAt = (place: number): number => {
    escaped.lastIndex = place;
    return escaped.test(text) ? 2 : 1;
  };
  let at = kind === 'quoted' ? 1 : 0;
  for (let left = Array.from(value).slice(0, position).join('').length; left > 0; left -= 1) at += widthAt(at);
  const [character = ''] = Array.from(value).slice(position);
  const width = character.length > 1 ? character.length : widthAt(at);
  return { start: start + at, end: Math.min(start + at + width, end) };
}

/** The one name of a field that is searched: `any` for each, however that is said. */
export function searchedField(name: string): string {
  const field = canonicalField(name);
  return field === 'anyfield' ? 'any' : field;
}

/** `2010..2015`, `2010..` and `..2015`. */
const rangeForm = /^(\d{1,4})?\.\.(\d{1,4})?$/;

class SearchReader {
  readonly problems: SearchProblem[] = [];
  readonly #tokens: readonly Token[];
  readonly #flags: SearchFlags;
  #position = 0;
  #depth = 0;
  #terms = 0;
  /** What values without an operator are looked for in. */
  #field = 'any';

  constructor(tokens: readonly Token[], flags: SearchFlags) {
    this.#tokens = tokens;
    this.#flags = flags;
  }

  read(): SearchExpression {
    if (this.#peek().kind === 'end') return { type: 'everything' };
    const expression = this.#or();
    const rest = this.#peek();
    if (rest.kind !== 'end') throw new SearchError(rest, 'This ) closes nothing. To look for it, write \\).');
    return expression;
  }

  #peek(ahead = 0): Token {
    const last = this.#tokens.length - 1;
    const token = this.#tokens[Math.min(this.#position + ahead, last)];
    return token ?? { kind: 'end', text: '', start: 0, end: 0 };
  }

  #next(): Token {
    const token = this.#peek();
    this.#position += 1;
    return token;
  }

  #isWord(word: string): boolean {
    const { kind, text } = this.#peek();
    return kind === 'word' && text.toLowerCase() === word;
  }

  #takes(word: string): boolean {
    const isNext = this.#isWord(word);
    if (isNext) this.#position += 1;
    return isNext;
  }

  #or(): SearchExpression {
    const operands = [this.#and()];
    while (this.#takes('or')) operands.push(this.#and());
    return joined('or', operands);
  }

  #and(): SearchExpression {
    const operands = [this.#not()];
    while (this.#takes('and') || this.#beginsOperand()) operands.push(this.#not());
    return joined('and', operands);
  }

  /** Several terms in a row are an AND. */
  #beginsOperand(): boolean {
    const { kind } = this.#peek();
    return kind !== 'end' && kind !== 'close' && !this.#isWord('or');
  }

  #not(): SearchExpression {
    let isNegated = false;
    while (this.#takes('not') || this.#takesMinus()) isNegated = !isNegated;
    const operand = this.#operand();
    return isNegated ? { type: 'not', operand } : operand;
  }

  #takesMinus(): boolean {
    const isNext = this.#peek().kind === 'minus';
    if (isNext) this.#position += 1;
    return isNext;
  }

  #operand(): SearchExpression {
    const open = this.#peek();
    if (open.kind === 'field') return this.#inField();
    if (open.kind !== 'open') return this.#term();
    this.#position += 1;
    this.#depth += 1;
    if (this.#depth > maximumDepth)
      throw new SearchError(open, `At most ${maximumDepth} parentheses within each other.`);
    if (this.#peek().kind === 'end') throw notClosed(open);
    const expression = this.#or();
    if (this.#next().kind !== 'close') throw notClosed(open);
    this.#depth -= 1;
    return expression;
  }

  /** `field:value`, `field:(any expression)`, `year:from..to`. */
  #inField(): SearchExpression {
    const name = this.#next();
    const field = searchedField(name.text.slice(0, -1));
    const value = this.#peek();
    if (value.kind === 'open') {
      const outer = this.#field;
      this.#field = field;
      const expression = this.#operand();
      this.#field = outer;
      return expression;
    }
    const range = value.kind === 'word' ? rangeForm.exec(value.text) : null;
    if (range !== null && value.text !== '..') return this.#range(name, field, range);
    return this.#valueIn(name, this.#next(), field);
  }

  #range({ start }: Token, field: string, [text, from, to]: RegExpExecArray): SearchRange {
    const value = this.#next();
    if (field !== 'year') throw new SearchError(value, `A range such as ${text} is looked for in year: year:${text}.`);
    const [first, last] = [from, to].map((year) => (year === undefined ? null : Number(year)));
    if (first != null && last != null && first > last)
      throw new SearchError(value, `The range ends before it begins. Write year:${to ?? ''}..${from ?? ''}.`);
    this.#countTerm(value);
    return { type: 'range', field: 'year', from: first ?? null, to: last ?? null, start, end: value.end };
  }

  /** A value without an operator, which is taken as the flags say. */
  #valueIn(first: Token, value: Token, field: string): SearchTerm {
    const { caseSensitive, isRegEx } = this.#flags;
    const operator = isRegEx ? 'matches' : 'contains';
    return this.#made(first, value, field, { operator, negated: false, caseSensitive });
  }

  /** `field operator value`, or a value alone. */
  #term(): SearchTerm {
    const first = this.#peek();
    const sign = this.#signAfter();
    if (sign === null) {
      return this.#valueIn(first, this.#value(), this.#field);
    }
    if (first.kind !== 'word' || !isFieldName(first.text)) {
      throw new SearchError(first, `“${valueOf(first)}” cannot be the name of a field.`);
    }
    this.#position += 2;
    const value = this.#next();
    if (value.kind !== 'word' && value.kind !== 'quoted') {
      const at = value.kind === 'end' ? this.#peek(-2) : value;
      throw new SearchError(
        at,
        `After “${first.text} ${sign}” comes what to look for; signs such as ( and = go in quotes.`,
      );
    }
    return this.#made(first, value, searchedField(first.text), comparisonOf(sign));
  }

  /** The operator behind the token that is next; `contains` and `matches` are operators only between two values. */
  #signAfter(): string | null {
    const { kind, text } = this.#peek(1);
    if (kind === 'operator') return text;
    return kind === 'word' ? (wordOperators.get(text.toLowerCase()) ?? null) : null;
  }

  #value(): Token {
    const token = this.#next();
    const { kind, text } = token;
    if (kind === 'end') throw new SearchError(token, 'Something to look for is missing at the end.');
    if (kind === 'close') throw new SearchError(token, 'Something to look for is missing before this ).');
    if (kind === 'operator')
      throw new SearchError(token, `Before ${text} comes the name of a field. To look for it, put it in quotes.`);
    if (kind === 'word' && isReservedWord(text)) {
      throw new SearchError(
        token,
        `Something is missing before ${text.toUpperCase()}. To look for the word, put it in quotes.`,
      );
    }
    return token;
  }

  #countTerm(token: Token): void {
    this.#terms += 1;
    if (this.#terms > maximumTerms) throw new SearchError(token, `At most ${maximumTerms} terms.`);
  }

  #made({ start }: Token, token: Token, field: string, comparison: Comparison): SearchTerm {
    const value = valueOf(token);
    this.#countTerm(token);
    const mistake = comparison.operator === 'matches' ? patternMistake(value) : null;
    if (mistake) {
      const message = `In the regular expression: ${mistake.message}`;
      this.problems.push({ ...placeOf(token, value, mistake.position), message });
    }
    return { type: 'term', field, ...comparison, value, start, end: token.end };
  }
}

function notClosed(open: Token): SearchError {
  return new SearchError(open, 'This ( is not closed. To look for it, write \\(.');
}

function joined(type: 'and' | 'or', operands: readonly SearchExpression[]): SearchExpression {
  const [first] = operands;
  return operands.length === 1 && first ? first : { type, operands };
}

/** Reads a search; one that says nothing finds everything. Never throws. */
export function parseSearch(text: string, flags: SearchFlags): ParsedSearch {
  if (text.length > maximumSearchLength) {
    const message = `At most ${maximumSearchLength.toLocaleString('en')} characters.`;
    return { expression: null, problems: [{ start: maximumSearchLength, end: text.length, message }] };
  }
  try {
    const reader = new SearchReader(tokensOf(text), flags);
    const expression = reader.read();
    return { expression: reader.problems.length === 0 ? expression : null, problems: reader.problems };
  } catch (error) {
    if (error instanceof SearchError) return { expression: null, problems: [error.problem] };
    throw error;
  }
}

/** The tokens of a text; none where a quote is not closed. */
function readableTokens(text: string, language: Language): readonly Token[] {
  try {
    return tokensOf(text, language);
  } catch (error) {
    if (error instanceof SearchError) return [];
    throw error;
  }
}

/** Whether a search says something in a way that the desktop app does not read. */
export function hasOwnForms(text: string): boolean {
  return readableTokens(text, 'own').some(({ kind }) => kind === 'field' || kind === 'minus');
}

/** A search of the desktop app as we read the same: what would be one of our own forms here, and is a word there, is put in quotes. */
export function quoteOwnForms(text: string): string {
  if (!hasOwnForms(text)) return text;
  let written = '';
  let position = 0;
  let before: Token | undefined;
  const tokens = readableTokens(text, 'desktop');
  for (const [index, token] of tokens.entries()) {
    const isField = tokens[index + 1]?.kind === 'operator';
    const isOwnForm = token.kind === 'word' && !isField && ownFormAt(text, token.start, before) !== null;
    if (isOwnForm) {
      written += `${text.slice(position, token.start)}"${valueOf(token).replaceAll('"', '\\"')}"`;
      position = token.end;
    }
    before = token;
  }
  return written + text.slice(position);
}
