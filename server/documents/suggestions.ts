// What the library holds that begins with what somebody types: values of the facets that every library keeps, read off their index.
import sql from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import { facetOf } from '#bibliography/groups/facets.ts';
import type { SuggestedValue } from '../__generated__/resolverTypes.ts';
import type { LibraryReader } from '../database/library.ts';
import { isInUse } from '../groups/content/made.ts';

const facets: Readonly<Record<SuggestedValue, string>> = {
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

/** The values of a kind that begin so, each found by one look into the index, whatever the number of documents that have it. */
export async function readSuggestions(
  library: LibraryReader,
  kind: SuggestedValue,
  beginning: string,
  limit: number,
): Promise<readonly string[]> {
  const from = fold(beginning).replace(/\s+/g, ' ').trimStart();
  const facet = facets[kind];
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
