// Where a search stands in the texts that are shown. Fetched with the first search.
import type { Entity } from '#bibliography/documents.ts';
import { defaultShownNames, formatEntities, formatEntity, lastName } from '#bibliography/names.ts';
import { matchesIn, type Match } from '#bibliography/search/matchesIn.ts';
import { parseSearch } from '#bibliography/search/parseSearch.ts';
import { plainFlags } from './readSearch.ts';

export interface Marks {
  /** The places in the text of a field (its canonical name) that a search finds. */
  (text: string, field: string): readonly Match[];
  /** The people of a field in short, as `formatEntities` has them, but never without the one whom a search finds: "Hopper, Curie et al.". */
  readonly inShort: (people: readonly Entity[], field: string) => string;
}

function inShort(people: readonly Entity[], isFound: (text: string) => boolean): string {
  const usual = formatEntities(people);
  const [first, ...others] = people;
  if (first === undefined || people.length <= defaultShownNames || isFound(usual)) return usual;
  const found = [lastName, formatEntity].flatMap((nameOf) => others.map(nameOf)).find(isFound);
  return found === undefined ? usual : `${lastName(first)}, ${found} et al.`;
}

/** Reads a search for marking; null where it cannot be read, or finds everything. */
export function marksOf(query: string): Marks | null {
  const { expression } = parseSearch(query, plainFlags);
  if (!expression || expression.type === 'everything') return null;
  const marks = (text: string, field: string) => matchesIn(text, field, expression);
  return Object.assign(marks, {
    inShort: (people: readonly Entity[], field: string) => inShort(people, (text) => marks(text, field).length > 0),
  });
}
