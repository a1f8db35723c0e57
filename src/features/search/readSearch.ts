// Parses the text of the search box: its meaning in words, or its error. Loaded with the first search.
import { describeSearch } from '#bibliography/search/describeSearch.ts';
import { fieldHint } from '#bibliography/search/fieldHint.ts';
import { parseSearch } from '#bibliography/search/parseSearch.ts';
import type { SearchReading } from '#machines/searchBox/searchBoxTypes.ts';

/** Words without an operator ignore case and are literal. */
export const plainFlags = { caseSensitive: false, isRegEx: false } as const;

/** Parses a text; empty text gives nothing. */
export function readSearch(text: string): SearchReading {
  const { expression, problems } = parseSearch(text, plainFlags);
  const [mistake] = problems;
  if (mistake) return { kind: 'mistake', mistake };
  const isSaid = expression !== null && expression.type !== 'everything';
  return { kind: 'search', meaning: isSaid ? describeSearch(expression) : null };
}

/** A hint about the fields in a search without results; null if there is none. */
export function hintOf(text: string): string | null {
  const { expression } = parseSearch(text, plainFlags);
  return expression && fieldHint(text, expression);
}
