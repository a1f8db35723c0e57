// The two lists of citation keys that a TeX file and a library do not have in common.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryReader } from '../database/library.ts';

/** Which documents the file cites: those that a stored group found, or those with one of these keys. */
export type Citing =
  { readonly by: 'group'; readonly groupId: string } | { readonly by: 'keys'; readonly keys: readonly string[] };

/** Whether the document `d` is cited. The keys come as a subquery, which is hashed: there may be thousands, for each document. */
function isCited(ownerId: string, citing: Citing): Sql {
  return citing.by === 'group'
    ? sql`exists (
        select 1 from group_matches m
        where m.owner_id = ${ownerId} and m.group_id = ${citing.groupId} and m.document_id = d.id)`
    : sql`exists (
        select 1 from jsonb_array_elements_text(d.fields -> 'citationKeys') as own(key)
        where own.key in (select unnest(${citing.keys}::text[])))`;
}

/** The cited keys that no document has, in their order. */
export async function listMissingKeys(
  library: LibraryReader,
  citedKeys: readonly string[],
  citing: Citing,
): Promise<string[]> {
  if (citedKeys.length === 0) return [];
  const rows = await library.query<{ key: string }>(
    (ownerId) => sql`
      select distinct own.key from documents d cross join lateral jsonb_array_elements_text(d.fields -> 'citationKeys') as own(key)
      where d.owner_id = ${ownerId} and d.state = 'active' and d.fields ? 'citationKeys' and ${isCited(ownerId, citing)}`,
  );
  const held = new Set(rows.map(({ key }) => key));
  return citedKeys.filter((key) => !held.has(key));
}

const mostUncited = 500;

/** The preferred keys of the documents that are not cited, the first of them in their order. */
export async function listUncitedKeys(library: LibraryReader, citing: Citing): Promise<string[]> {
  const rows = await library.query<{ key: string }>(
    (ownerId) => sql`
      select d.fields -> 'citationKeys' ->> 0 as key from documents d
      where d.owner_id = ${ownerId} and d.state = 'active' and d.sort_citation_key is not null
        and not ${isCited(ownerId, citing)}
      order by d.sort_citation_key, d.id limit ${mostUncited}`,
  );
  return rows.map(({ key }) => key);
}
