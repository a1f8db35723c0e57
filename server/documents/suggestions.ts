// What the library holds with a word that begins with what somebody types: values of the facets that every library keeps, and of those of
// their words, read off their index.
import sql from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import { facetOf, wordsOf } from '#bibliography/groups/facets.ts';
import type { SuggestedValue } from '../__generated__/resolverTypes.ts';
import type { LibraryReader } from '../database/library.ts';
import { isInUse } from '../groups/content/made.ts';

const facets: Readonly<Record<Exclude<SuggestedValue, 'JOURNAL'>, string>> = {
  AUTHOR: facetOf({ kind: 'automaticPersons', field: 'author' }),
  EDITOR: facetOf({ kind: 'automaticPersons', field: 'editor' }),
  KEYWORD: facetOf({
    kind: 'automaticKeyword',
    field: 'keywords',
    keywordDelimiter: ',',
    keywordHierarchicalDelimiter: '>',
  }),
};

/** Behind every text of this beginning: values are ordered by code points. */
const lastCharacter = '\u{10FFFF}';

/** The values of a facet that begin so, each found by one look into the index, whatever the number of documents that have it. */
async function readLabels(
  library: LibraryReader,
  facet: string,
  from: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await library.query<{ label: string }>(
    (ownerId) => sql`
      with recursive found as (
        (select value, label from facet_values v
          where owner_id = ${ownerId} and facet = ${facet} and parent = '' and value > '' and value >= ${from}
            and value < ${from + lastCharacter} and ${isInUse(sql`v`)}
          order by value, document_id limit 1)
        union all
        select next.value, next.label from found cross join lateral (
          select value, label from facet_values v
          where owner_id = ${ownerId} and facet = ${facet} and parent = '' and value > found.value
            and value < ${from + lastCharacter} and ${isInUse(sql`v`)}
          order by value, document_id limit 1) next
      )
      select label from found limit ${limit}`,
  );
  return rows.map(({ label }) => label);
}

/** The names of the library's journals that begin so, each once. */
async function readJournalNames(library: LibraryReader, from: string, limit: number): Promise<readonly string[]> {
  const rows = await library.query<{ name: string }>(
    (ownerId) => sql`
      with recursive found as (
        (select folded_name, journal ->> 'name' as name from journals
          where owner_id = ${ownerId} and folded_name > '' and folded_name >= ${from}
            and folded_name < ${from + lastCharacter}
          order by folded_name limit 1)
        union all
        select next.folded_name, next.name from found cross join lateral (
          select folded_name, journal ->> 'name' as name from journals
          where owner_id = ${ownerId} and folded_name > found.folded_name and folded_name < ${from + lastCharacter}
          order by folded_name limit 1) next
      )
      select name from found limit ${limit}`,
  );
  return rows.map(({ name }) => name);
}

/** The values of a kind that begin so, and after them those of which a later word does; each once. */
export async function readSuggestions(
  library: LibraryReader,
  kind: SuggestedValue,
  beginning: string,
  limit: number,
): Promise<readonly string[]> {
  const from = fold(beginning).replace(/\s+/g, ' ').trimStart();
  if (kind === 'JOURNAL') return readJournalNames(library, from, limit);
  const facet = facets[kind];
  const beginnings = await readLabels(library, facet, from, limit);
  if (from === '' || beginnings.length >= limit) return beginnings;
  const seen = new Set(beginnings.map(fold));
  // More than are wanted, since one with several such words comes several times.
  const within = await readLabels(library, wordsOf(facet), from, 2 * limit);
  const others = within.filter((label) => {
    const value = fold(label);
    return !seen.has(value) && seen.add(value);
  });
  return [...beginnings, ...others].slice(0, limit);
}
