// Finds search matches in displayed texts. Loaded with the first search.
import type { Entity } from '#bibliography/documents.ts';
import { defaultShownNames, formatEntities, formatEntity, lastName } from '#bibliography/names.ts';
import { matchesIn, type Match } from '#bibliography/search/matchesIn.ts';
import { parseSearch } from '#bibliography/search/parseSearch.ts';
import { plainFlags } from './readSearch.ts';

export interface Marks {
  /** The matches in the text of a field (its canonical name). */
  (text: string, field: string): readonly Match[];
  /** The people of a field in short, like `formatEntities`; if the search matches one of many, that person is named after the first: "Hopper, Curie et al.". */
  readonly inShort: (people: readonly Entity[], field: string) => string;
}

/** Some papers have thousands of authors; this limit keeps their rows fast. */
const maximumAsked = 100;

function inShort(people: readonly Entity[], isFound: (text: string) => boolean): string {
  const usual = formatEntities(people);
  const [first, ...others] = people.slice(0, maximumAsked);
  if (first === undefined || people.length <= defaultShownNames) return usual;
  const behindFirst = (name: string) => `${lastName(first)}, ${name} et al.`;
  const byLastName = others.map(lastName).find(isFound);
  if (byLastName !== undefined) return behindFirst(byLastName);
  if (isFound(lastName(first))) return usual;
  const whole = formatEntity(first);
  if (isFound(whole)) return `${whole} et al.`;
  const byWholeName = others.map(formatEntity).find(isFound);
  return byWholeName === undefined ? usual : behindFirst(byWholeName);
}

/** Parses a search for highlighting; null if it is invalid or matches everything. */
export function marksOf(query: string): Marks | null {
  const { expression } = parseSearch(query, plainFlags);
  if (!expression || expression.type === 'everything') return null;
  const marks = (text: string, field: string) => matchesIn(text, field, expression);
  return Object.assign(marks, {
    inShort: (people: readonly Entity[], field: string) => inShort(people, (text) => marks(text, field).length > 0),
  });
}
