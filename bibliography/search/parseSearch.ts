// Reads the desktop app's search language.
import type { SearchExpression, SearchProblem } from './searchExpression.ts';

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

/** Reads a search. Never throws. */
export function parseSearch(text: string, flags: SearchFlags): ParsedSearch {
  const value = text.trim();
  if (value === '') return { expression: { type: 'everything' }, problems: [] };
  const operator = flags.isRegEx ? 'matches' : 'contains';
  const { caseSensitive } = flags;
  const expression = { type: 'term', field: 'any', operator, negated: false, caseSensitive, value } as const;
  return { expression: { ...expression, start: 0, end: text.length }, problems: [] };
}
