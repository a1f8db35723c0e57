// Where a search stands in the texts that are shown. Fetched with the first search.
import { matchesIn, type Match } from '#bibliography/search/matchesIn.ts';
import { parseSearch } from '#bibliography/search/parseSearch.ts';
import { plainFlags } from './readSearch.ts';

/** The places in the text of a field (its canonical name) that a search finds. */
export type Marks = (text: string, field: string) => readonly Match[];

/** Reads a search for marking; null where it cannot be read, or finds everything. */
export function marksOf(query: string): Marks | null {
  const { expression } = parseSearch(query, plainFlags);
  if (!expression || expression.type === 'everything') return null;
  return (text, field) => matchesIn(text, field, expression);
}
