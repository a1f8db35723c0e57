// The meaning of a parsed search: terms about fields, joined by and, or, not.

/** The comparison of a term: the field contains the text, equals the text, or matches the regular expression. */
export type SearchOperator = 'contains' | 'is' | 'matches';

/** One comparison. `start` and `end` are its range in the parsed text. */
export interface SearchTerm {
  readonly type: 'term';
  /** A canonical name (`canonicalField`), or `any` for all fields, or `anykeyword` for each single keyword. */
  readonly field: string;
  readonly operator: SearchOperator;
  /** Matches if the comparison fails, also if the field is missing. */
  readonly negated: boolean;
  readonly caseSensitive: boolean;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The year is in a range that includes both ends; null means open. */
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

/** The expression of an empty search. */
export interface SearchEverything {
  readonly type: 'everything';
}

export type SearchExpression = SearchEverything | SearchJunction | SearchNegation | SearchRange | SearchTerm;

/** Why a text isn't a valid search, for its range from `start` to `end`. */
export interface SearchProblem {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}
