// Reads what stands in the search box: what it finds in words, or what is wrong with it. Fetched with the first search.
import { describeSearch } from '#bibliography/search/describeSearch.ts';
import { fieldHint } from '#bibliography/search/fieldHint.ts';
import { parseSearch } from '#bibliography/search/parseSearch.ts';
import type { SearchReading } from '#machines/searchBox/searchBoxTypes.ts';

/** What words without a sign mean here: any case, and as they stand. */
export const plainFlags = { caseSensitive: false, isRegEx: false } as const;

/** Reads a text; nothing is said of an empty one. */
export function readSearch(text: string): SearchReading {
  const { expression, problems } = parseSearch(text, plainFlags);
  const [mistake] = problems;
  if (mistake) return { kind: 'mistake', mistake };
  const isSaid = expression !== null && expression.type !== 'everything';
  return { kind: 'search', meaning: isSaid ? describeSearch(expression) : null };
}

/** What to say of the fields that a search names where it finds nothing; null where there is nothing to say. */
export function hintOf(text: string): string | null {
  const { expression } = parseSearch(text, plainFlags);
  return expression && fieldHint(text, expression);
}
