// What a search means once it is read: terms about fields, joined by and, or, not.

/** How a term compares: the field holds the text, is the text, or the regular expression is found in it. */
export type SearchOperator = 'contains' | 'is' | 'matches';

/** One comparison. Where it stands in the text that was read is `start` to `end`. */
export interface SearchTerm {
  readonly type: 'term';
  /** A canonical name (`canonicalField`), or `any` for each field, or `anykeyword` for each keyword by itself. */
  readonly field: string;
  readonly operator: SearchOperator;
  /** Found when the comparison fails, also because there is no such field. */
  readonly negated: boolean;
  readonly caseSensitive: boolean;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The year lies in a range, both ends included; an end that is null is open. */
export interface SearchRange {
  readonly type: 'range';
  readonly field: 'year';
  readonly from: number | null;
  readonly to: number | null;
  readonly start: number;
  readonly end: number;
}

export interface SearchJunction {
  readonly type: 'and' | 'or';
  /** Two or more. */
  readonly operands: readonly SearchExpression[];
}

export interface SearchNegation {
  readonly type: 'not';
  readonly operand: SearchExpression;
}

/** What an empty search finds. */
export interface SearchEverything {
  readonly type: 'everything';
}

export type SearchExpression = SearchEverything | SearchJunction | SearchNegation | SearchRange | SearchTerm;

/** What keeps a text from being a search, from `start` to `end` of it. */
export interface SearchProblem {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}
