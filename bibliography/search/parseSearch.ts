// Parses the search language: that of the desktop app (its Search.g4), with terms such as `author = berg`, single words, and, or, not and parentheses; and our
// own forms `author:berg`, `year:2010..2015`, `-word` and `/pattern/` (searchTokens.ts).
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
  /** Null if there is a problem. */
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

/** A range of years as written in texts: 2010–2015. */
const dashedForm = /^\d{4}[-–/]\d{4}$/;

class SearchReader {
  readonly problems: SearchProblem[] = [];
  readonly #source: Iterator<Token, undefined>;
  /** Tokens that have been read ahead. */
  readonly #tokens: Token[] = [];
  readonly #flags: SearchFlags;
  #position = 0;
  #terms = 0;
  /** The field in which values without an operator are searched. */
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

  /** Adjacent terms are joined by AND. */
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

  /** A value without an operator, which is interpreted according to the flags. */
  #valueIn(first: Token, value: Token, field: string): SearchExpression {
    const { caseSensitive, isRegEx } = this.#flags;
    const operator = isRegEx || value.kind === 'pattern' ? 'matches' : 'contains';
    // No single year contains “2010-2015”, so the search would find nothing.
    if (field === 'year' && !isRegEx && value.kind === 'word' && dashedForm.test(value.text)) throw noRange(value);
    return (
      this.#range(first, value, field, isRegEx) ??
      this.#termFor(first, value, field, { operator, negated: false, caseSensitive })
    );
  }

  /** A range of years; null if the value isn't one, or is a pattern that contains two dots. */
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
    // Only a year that is compared without a pattern can be a range: other fields may contain any text.
    const range = field === 'year' && comparison.operator !== 'matches' ? this.#range(first, value, field) : null;
    if (range === null) return this.#termFor(first, value, field, comparison);
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

  #termFor({ start }: Token, token: Token, field: string, comparison: Comparison): SearchExpression {
    const value = comparedValue(token, field, comparison);
    this.#countTerm(token);
    const month = field === 'month' && comparison.operator !== 'matches' ? namedMonth(value) : null;
    const term = { type: 'term', field, ...comparison, value, start, end: token.end } as const;
    // Finds the number of the month exactly, because 1 is also part of 10, 11 and 12; and the text as written, for documents without a date.
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

/** The value of a comparison. DOIs are stored without the address with which they are pasted. */
function comparedValue(token: Token, field: string, { operator }: Comparison): string {
  const value = valueOf(token);
  const isDoi = operator !== 'matches' && field === 'doi';
  const isPasted = operator === 'contains' && field === 'any' && token.kind === 'word';
  return (isDoi || isPasted ? bareDoi(value) : null) ?? value;
}

/** The number of a month given by name, as documents with a date have it; null for numbers and other texts. */
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

/** Parses a search; an empty one finds everything. Never throws. */
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
