// The two lists of citation keys that a TeX file and a library do not have in common.
import sql from 'sql-template-tag';
import type { LibraryReader } from '../library/library.ts';

/** Of each of some stored groups the keys of the documents that it found. */
async function readHeldKeys(library: LibraryReader, groupIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await library.query<{ group_id: string; key: string }>(
    (ownerId) => sql`
      select distinct m.group_id, own.key
      from group_matches m join documents d on d.owner_id = ${ownerId} and d.id = m.document_id
        cross join lateral jsonb_array_elements_text(d.fields -> 'citationKeys') as own(key)
      where m.owner_id = ${ownerId} and m.group_id = any(${groupIds}::text[]) and d.state = 'active'`,
  );
  const held = new Map(groupIds.map((id) => [id, new Set<string>()]));
  for (const { group_id, key } of rows) held.get(group_id)?.add(key);
  return held;
}

/** A stored group of a TeX file. */
export interface CitingGroup {
  readonly id: string;
  readonly citedKeys: readonly string[];
}

/** Of each of these groups the cited keys that no document has, in their order. */
export async function listMissingKeysOf(library: LibraryReader, groups: readonly CitingGroup[]): Promise<string[][]> {
  const held = await readHeldKeys(
    library,
    groups.map(({ id }) => id),
  );
  return groups.map(({ id, citedKeys }) => citedKeys.filter((key) => !held.get(id)?.has(key)));
}

const mostUncited = 500;

/** Of each of these groups the preferred keys of the documents that it did not find, the first of them in their order. */
export async function listUncitedKeysOf(library: LibraryReader, groups: readonly CitingGroup[]): Promise<string[][]> {
  const ids = groups.map(({ id }) => id);
  const rows = await library.query<{ group_id: string; key: string }>(
    (ownerId) => sql`
      select asked.group_id, uncited.key from unnest(${ids}::text[]) as asked(group_id) cross join lateral (
        select d.fields -> 'citationKeys' ->> 0 as key from documents d
        where d.owner_id = ${ownerId} and d.state = 'active' and d.sort_citation_key is not null and not exists (
          select 1 from group_matches m
          where m.owner_id = ${ownerId} and m.group_id = asked.group_id and m.document_id = d.id)
        order by d.sort_citation_key, d.id limit ${mostUncited}) uncited`,
  );
  const uncited = new Map(ids.map((id) => [id, new Array<string>()]));
  for (const { group_id, key } of rows) uncited.get(group_id)?.push(key);
  return ids.map((id) => uncited.get(id) ?? []);
}

/** Both lists for keys of which there is no group yet. The keys come as a subquery, which is hashed: there may be thousands. */
export async function compareKeys(
  library: LibraryReader,
  citedKeys: readonly string[],
): Promise<{ missingKeys: string[]; uncitedKeys: string[] }> {
  const cited = sql`(select unnest(${citedKeys}::text[]))`;
  const held = await library.query<{ key: string }>(
    (ownerId) => sql`
      select distinct own.key from documents d cross join lateral jsonb_array_elements_text(d.fields -> 'citationKeys') as own(key)
      where d.owner_id = ${ownerId} and d.state = 'active' and d.fields ? 'citationKeys' and own.key in ${cited}`,
  );
  const uncited = await library.query<{ key: string }>(
    (ownerId) => sql`
      select d.fields -> 'citationKeys' ->> 0 as key from documents d
      where d.owner_id = ${ownerId} and d.state = 'active' and d.sort_citation_key is not null and not exists (
        select 1 from jsonb_array_elements_text(d.fields -> 'citationKeys') as own(key) where own.key in ${cited})
      order by d.sort_citation_key, d.id limit ${mostUncited}`,
  );
  const heldKeys = new Set(held.map(({ key }) => key));
  return {
    missingKeys: citedKeys.filter((key) => !heldKeys.has(key)),
    uncitedKeys: uncited.map(({ key }) => key),
  };
}
