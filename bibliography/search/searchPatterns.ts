// The terms of a search, and how many of them may be regular expressions.
import type { SearchExpression, SearchTerm } from './searchExpression.ts';

/** PostgreSQL remembers 32 regular expressions: of more it reads each anew with every document. A term can need two. */
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

/** Why a search is refused for its many regular expressions, whatever it is asked of; null where it is not. */
export function tooManyPatterns(expression: SearchExpression): string | null {
  const patterns = countPatterns(expression);
  if (patterns <= maximumPatterns) return null;
  return `This search has ${patterns} regular expressions. Use at most ${maximumPatterns}: one can look for several words, as in /this|that/.`;
}
