// Reads the desktop app's search language (its Search.g4): terms such as `author = berg`, words alone, and, or, not, parentheses.
import { canonicalField, isFieldName } from '../fieldTexts.ts';
import { patternProblem } from './pattern.ts';
import type { SearchExpression, SearchOperator, SearchProblem, SearchTerm } from './searchExpression.ts';

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
  readonly kind: 'word' | 'quoted' | 'operator' | 'open' | 'close' | 'end';
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

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (;;) {
    position += /^\s*/.exec(text.slice(position))?.[0].length ?? 0;
    const start = position;
    for (const [kind, form] of tokenForms) {
      form.lastIndex = start;
      const match = form.exec(text)?.[0];
      if (match === undefined) continue;
      position += match.length;
      if (kind === 'word' && match.startsWith('"')) {
        throw new SearchError({ start, end: text.length }, 'This quotation is not closed.');
      }
      tokens.push({ kind, text: match, start, end: position });
      break;
    }
    // The forms leave nothing over but the end.
    if (position === start) return [...tokens, { kind: 'end', text: '', start, end: start }];
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

function valueOf({ kind, text }: Token): string {
  return kind === 'quoted' ? text.slice(1, -1).replaceAll('\\"', '"') : text.replace(/\\([=!~()])/g, '$1');
}

/** The one name of a field that is searched: `any` for each, however that is said. */
export function searchedField(name: string): string {
  const field = canonicalField(name);
  return field === 'anyfield' ? 'any' : field;
}

/**
 * Reads what the desktop app reads. What a later language of our own adds has its place here too: `field:text`, ranges and `-word`
 * are forms of tokens and read by `#term`, a phrase is a `quoted` token already; what they mean is another `SearchOperator`.
 */
class SearchReader {
  readonly problems: SearchProblem[] = [];
  readonly #tokens: readonly Token[];
  readonly #flags: SearchFlags;
  #position = 0;
  #depth = 0;
  #terms = 0;

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
    while (this.#takes('not')) isNegated = !isNegated;
    const operand = this.#operand();
    return isNegated ? { type: 'not', operand } : operand;
  }

  #operand(): SearchExpression {
    const open = this.#peek();
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

  /** `field operator value`, or a value alone. */
  #term(): SearchTerm {
    const first = this.#peek();
    const sign = this.#signAfter();
    if (sign === null) {
      const value = this.#value();
      const { caseSensitive, isRegEx } = this.#flags;
      return this.#made(first, value, 'any', {
        operator: isRegEx ? 'matches' : 'contains',
        negated: false,
        caseSensitive,
      });
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
    if (kind === 'word' && /^(?:and|or|contains|matches)$/i.test(text)) {
      throw new SearchError(
        token,
        `Something is missing before ${text.toUpperCase()}. To look for the word, put it in quotes.`,
      );
    }
    return token;
  }

  #made({ start }: Token, token: Token, field: string, comparison: Comparison): SearchTerm {
    const value = valueOf(token);
    this.#terms += 1;
    if (this.#terms > maximumTerms) throw new SearchError(token, `At most ${maximumTerms} terms.`);
    const problem = comparison.operator === 'matches' ? patternProblem(value) : null;
    if (problem !== null)
      this.problems.push({ start: token.start, end: token.end, message: `In the regular expression: ${problem}` });
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
