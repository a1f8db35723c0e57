// Suggests values from the library that have a word with the typed beginning. They are read from the index of the standard facets, which every
// library has, and of the facets of their words.
import sql, { type Sql } from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import { facetOf, wordFacetOf } from '#bibliography/groups/facets.ts';
import type { SuggestedValue } from '../__generated__/resolverTypes.ts';
import type { LibraryReader } from '../library/library.ts';
import { isInUse } from '../groups/content/made.ts';
import { readPeople } from './suggestedPeople.ts';
import { readVenues, type SuggestedVenue } from './suggestedVenues.ts';

const facets: Readonly<Record<Exclude<SuggestedValue, SuggestedVenue | 'PERSON'>, string>> = {
  AUTHOR: facetOf({ kind: 'automaticPersons', field: 'author' }),
  EDITOR: facetOf({ kind: 'automaticPersons', field: 'editor' }),
  KEYWORD: facetOf({
    kind: 'automaticKeyword',
    field: 'keywords',
    keywordDelimiter: ',',
    keywordHierarchicalDelimiter: '>',
  }),
};

/** Appended to a prefix, it sorts after every text with this prefix, because values are sorted by code points. */
const lastCharacter = '\u{10FFFF}';

/** A table of values: rows in the order of an index, with the display text of each. */
interface Values {
  readonly table: Sql;
  /** The condition on the rows of the library. */
  readonly where: Sql;
  readonly value: Sql;
  readonly label: Sql;
  /** The order that decides which of several rows with the same value is used: the first. */
  readonly order: Sql;
}

/** The values of a facet. */
function valuesOfFacet(facet: string): Values {
  return {
    table: sql`facet_values v`,
    where: sql`facet = ${facet} and parent = '' and ${isInUse(sql`v`)}`,
    value: sql`value`,
    label: sql`label`,
    order: sql`value, document_id`,
  };
}

/** The names of the journals. */
const journalNames: Values = {
  table: sql`journals`,
  where: sql`true`,
  value: sql`folded_name`,
  label: sql`journal ->> 'name'`,
  order: sql`folded_name`,
};

/** The values that begin with `from`. Each takes one index lookup, however many rows have it. */
async function readLabels(
  library: LibraryReader,
  { table, where, value, label, order }: Values,
  from: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await library.query<{ label: string }>((libraryId) => {
    const first = (after: Sql) => sql`
      select ${value} as value, ${label} as label from ${table}
      where library_id = ${libraryId} and ${where} and ${value} > ${after} and ${value} < ${from + lastCharacter}`;
    return sql`
      with recursive found as (
        (${first(sql`''`)} and ${value} >= ${from} order by ${order} limit 1)
        union all
        select next.value, next.label from found cross join lateral (
          ${first(sql`found.value`)} order by ${order} limit 1) next
      )
      select label from found limit ${limit}`;
  });
  return rows.map((row) => row.label);
}

/** Distinct values of a kind with this beginning, followed by values in which a later word has it. */
export async function readSuggestions(
  library: LibraryReader,
  kind: SuggestedValue,
  beginning: string,
  limit: number,
): Promise<readonly string[]> {
  const from = fold(beginning).replace(/\s+/g, ' ').trimStart();
  if (kind === 'PERSON') return readPeople(library, [facets.AUTHOR, facets.EDITOR], beginning, limit);
  if (kind === 'JOURNAL') {
    const beginnings = await readLabels(library, journalNames, from, limit);
    if (from === '' || beginnings.length >= limit) return beginnings;
    const seen = new Set(beginnings.map(fold));
    const within = await readVenues(library, kind, from, limit);
    return [...beginnings, ...within.filter((name) => !seen.has(fold(name)))].slice(0, limit);
  }
  if (kind === 'BOOK' || kind === 'SERIES' || kind === 'PUBLISHER' || kind === 'INSTITUTION') {
    return readVenues(library, kind, from, limit);
  }
  const facet = facets[kind];
  const beginnings = await readLabels(library, valuesOfFacet(facet), from, limit);
  if (from === '' || beginnings.length >= limit) return beginnings;
  const seen = new Set(beginnings.map(fold));
  // Reads more than needed, because values with several matching words appear several times.
  const within = await readLabels(library, valuesOfFacet(wordFacetOf(facet)), from, 2 * limit);
  const others = within.filter((label) => {
    const value = fold(label);
    return !seen.has(value) && seen.add(value);
  });
  return [...beginnings, ...others].slice(0, limit);
}
