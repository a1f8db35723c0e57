// Limits the number of regular expressions in a search.
import type { SearchExpression, SearchTerm } from './searchExpression.ts';

/** PostgreSQL caches 32 regular expressions: beyond that, it compiles each one again for every document. A term may need two. */
const maximumPatterns = 15;

export function* termsOf(expression: SearchExpression): Generator<SearchTerm> {
  if (expression.type === 'term') yield expression;
  else if (expression.type === 'not') yield* termsOf(expression.operand);
  else if (expression.type === 'and' || expression.type === 'or')
    for (const operand of expression.operands) yield* termsOf(operand);
}

export function countPatterns(expression: SearchExpression): number {
  return [...termsOf(expression)].filter(({ operator }) => operator === 'matches').length;
}

/** Why a search has too many regular expressions; null if it hasn't. */
export function tooManyPatterns(expression: SearchExpression): string | null {
  const patterns = countPatterns(expression);
  if (patterns <= maximumPatterns) return null;
  return `This search has ${patterns} regular expressions. Use at most ${maximumPatterns}: one can look for several words, as in /this|that/.`;
}
