// Reads the search language: the desktop app's (its Search.g4), which is terms such as `author = berg`, words alone, and, or, not and
// parentheses; and beside it our own forms: `author:berg`, `year:2010..2015`, `-word`, `/pattern/` (searchTokens.ts).
import { isFieldName } from '../fields/fieldNames.ts';
import { readMonth } from '../writtenDates.ts';
import { patternMistake } from './pattern.ts';
import { searchedField } from './searchFields.ts';
import type { SearchExpression, SearchOperator, SearchProblem, SearchRange, SearchTerm } from './searchExpression.ts';
import {
  SearchError,
  type Token,
  bareDoi,
  isRangeLike,
  isReservedWord,
  placeOf,
  signOf,
  tokensOf,
  valueOf,
} from './searchTokens.ts';
import { searchTexts } from './searchTexts.ts';

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
const maximumTerms = 200;

type Comparison = Pick<SearchTerm, 'operator' | 'negated' | 'caseSensitive'>;

/** `=`, `!==!` and the like. */
function comparisonOf(sign: string): Comparison {
  const negated = sign.startsWith('!');
  const [, kind = ''] = /^!?=([=~]?)/.exec(sign) ?? [];
  const operator: SearchOperator = kind === '~' ? 'matches' : kind === '=' ? 'is' : 'contains';
  return { operator, negated, caseSensitive: sign.length > 1 && sign.endsWith('!') };
}

/** `2010..2015`, `2010..` and `..2015`. */
const rangeForm = /^(\d{1,4}|-\d{1,9})?\.\.(\d{1,4}|-\d{1,9})?$/;

/** Two years as texts have them: 2010–2015. */
const dashedForm = /^\d{4}[-–/]\d{4}$/;

class SearchReader {
  readonly problems: SearchProblem[] = [];
  readonly #source: Iterator<Token, undefined>;
  /** Those that have been looked at. */
  readonly #tokens: Token[] = [];
  readonly #flags: SearchFlags;
  #position = 0;
  #terms = 0;
  /** What values without an operator are looked for in. */
  #field = 'any';

  constructor(tokens: Iterator<Token, undefined>, flags: SearchFlags) {
    this.#source = tokens;
    this.#flags = flags;
  }

  read(): SearchExpression {
    if (this.#peek().kind === 'end') return { type: 'everything' };
    const expression = this.#or();
    const rest = this.#peek();
    if (rest.kind !== 'end') throw new SearchError(rest, searchTexts.parenthesisNotOpened);
    return expression;
  }

  #peek(ahead = 0): Token {
    const at = this.#position + ahead;
    while (this.#tokens.length <= at) {
      const { value } = this.#source.next();
      if (value === undefined) break;
      this.#tokens.push(value);
    }
    return this.#tokens[at] ?? this.#tokens.at(-1) ?? { kind: 'end', text: '', start: 0, end: 0, isOwn: false };
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
    if (!isNegated) return operand;
    return operand.type === 'not' ? operand.operand : { type: 'not', operand };
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
    if (this.#peek().kind === 'end') throw notClosed(open);
    const expression = this.#or();
    if (this.#next().kind !== 'close') throw notClosed(open);
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
    if (value.kind === 'end' || value.kind === 'close') {
      throw new SearchError(name, searchTexts.termMissingAfter(name.text));
    }
    return this.#valueIn(name, this.#next(), field);
  }

  /** A value without an operator, which is taken as the flags say. */
  #valueIn(first: Token, value: Token, field: string): SearchExpression {
    const { caseSensitive, isRegEx } = this.#flags;
    const operator = isRegEx || value.kind === 'pattern' ? 'matches' : 'contains';
    // No year holds both, so that nothing would be found.
    if (field === 'year' && !isRegEx && value.kind === 'word' && dashedForm.test(value.text)) throw noRange(value);
    return (
      this.#range(first, value, field, isRegEx) ??
      this.#made(first, value, field, { operator, negated: false, caseSensitive })
    );
  }

  /** A range of years; null of a value that is none, or of a pattern with two dots in it. */
  #range({ start }: Token, value: Token, field: string, isPattern = false): SearchRange | null {
    const { kind, text, end } = value;
    if (kind !== 'word' || field === 'any' || !isRangeLike(text)) return null;
    const [, from, to] = rangeForm.exec(text) ?? [];
    if (from === undefined && to === undefined) {
      if (field !== 'year' || isPattern) return null;
      throw noRange(value);
    }
    if (field !== 'year') throw new SearchError(value, searchTexts.rangeWithoutYear(text));
    const [first, last] = [from, to].map((year) => (year === undefined ? null : Number(year)));
    if (first != null && last != null && first > last)
      throw new SearchError(value, searchTexts.rangeReversed(from ?? '', to ?? ''));
    this.#countTerm(value);
    return { type: 'range', field: 'year', from: first ?? null, to: last ?? null, start, end };
  }

  /** `field operator value`, or a value alone. */
  #term(): SearchExpression {
    const first = this.#peek();
    // `contains` and `matches` are operators only between two values.
    const sign = signOf(this.#peek(1));
    if (sign === null) {
      return this.#valueIn(first, this.#value(), this.#field);
    }
    if (first.kind !== 'word' || !isFieldName(first.text)) {
      throw new SearchError(first, searchTexts.notAField(valueOf(first)));
    }
    this.#position += 2;
    const value = this.#next();
    if (value.kind !== 'word' && value.kind !== 'quoted') {
      const at = value.kind === 'end' ? this.#peek(-2) : value;
      throw new SearchError(at, searchTexts.termMissingAfterSign(first.text, sign));
    }
    const field = searchedField(first.text);
    const comparison = comparisonOf(sign);
    // Of other fields an operator takes any text, and so does a pattern of the year.
    const range = field === 'year' && comparison.operator !== 'matches' ? this.#range(first, value, field) : null;
    if (range === null) return this.#made(first, value, field, comparison);
    return comparison.negated ? { type: 'not', operand: range } : range;
  }

  #value(): Token {
    const token = this.#next();
    const { kind, text } = token;
    if (kind === 'end') {
      const before = this.#peek(-2);
      const isAfterWord = before.kind === 'word' && isReservedWord(before.text);
      const message = isAfterWord ? searchTexts.termMissingAfterWord(before.text) : searchTexts.termMissingAtEnd;
      throw new SearchError(token, message);
    }
    if (kind === 'close') throw new SearchError(token, searchTexts.termMissingBeforeParenthesis);
    if (kind === 'operator') throw new SearchError(token, searchTexts.fieldMissingBefore(text));
    if (kind === 'word' && isReservedWord(text)) {
      throw new SearchError(token, searchTexts.termMissingBefore(text));
    }
    return token;
  }

  #countTerm(token: Token): void {
    this.#terms += 1;
    if (this.#terms > maximumTerms) throw new SearchError(token, searchTexts.tooManyTerms(maximumTerms));
  }

  #made({ start }: Token, token: Token, field: string, comparison: Comparison): SearchExpression {
    const value = wantedIn(token, field, comparison);
    this.#countTerm(token);
    const month = field === 'month' && comparison.operator !== 'matches' ? namedMonth(value) : null;
    const term = { type: 'term', field, ...comparison, value, start, end: token.end } as const;
    // It is that month (1 is also in 10, 11 and 12), or stands as it was written, where a document has no date with it.
    if (month !== null) {
      const operands: readonly SearchTerm[] = [{ ...term, operator: 'is', value: month }, term];
      return { type: comparison.negated ? 'and' : 'or', operands };
    }
    const mistake = comparison.operator === 'matches' ? patternMistake(value) : null;
    if (mistake) {
      const message = searchTexts.inPattern(mistake.message);
      this.problems.push({ ...placeOf(token, value, mistake.position), message });
    }
    return term;
  }
}

/** What a comparison looks for. A DOI is kept without the address that it is pasted with. */
function wantedIn(token: Token, field: string, { operator }: Comparison): string {
  const value = valueOf(token);
  const isDoi = operator !== 'matches' && field === 'doi';
  const isPasted = operator === 'contains' && field === 'any' && token.kind === 'word';
  return (isDoi || isPasted ? bareDoi(value) : null) ?? value;
}

/** The number of a month that is named, as a document has it whose date has a month; null of a number and of what is none. */
function namedMonth(value: string): string | null {
  const month = /\d/.test(value) ? null : readMonth(value);
  return month === null ? null : String(month);
}

function noRange(value: Token): SearchError {
  return new SearchError(value, searchTexts.notARange(value.text));
}

function notClosed(open: Token): SearchError {
  return new SearchError(open, searchTexts.parenthesisNotClosed);
}

function joined(type: 'and' | 'or', operands: readonly SearchExpression[]): SearchExpression {
  const [first] = operands;
  return operands.length === 1 && first ? first : { type, operands };
}

/** Reads a search; one that says nothing finds everything. Never throws. */
export function parseSearch(text: string, flags: SearchFlags): ParsedSearch {
  if (text.length > maximumSearchLength) {
    const message = searchTexts.tooLong(maximumSearchLength);
    return { expression: null, problems: [{ start: maximumSearchLength, end: text.length, message }] };
  }
  const character = text.search(/\0|\p{Surrogate}/u);
  if (character !== -1) {
    const message = searchTexts.unusableCharacter;
    return { expression: null, problems: [{ start: character, end: character + 1, message }] };
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
