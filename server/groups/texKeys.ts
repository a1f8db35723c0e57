// Compares the citation keys of a TeX file with a library: cited keys that are missing, and keys of documents that are not cited.
import sql from 'sql-template-tag';
import type { LibraryReader } from '../library/library.ts';

/** For each of these groups, the citation keys of the documents that match it. */
async function readHeldKeys(library: LibraryReader, groupIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await library.query<{ group_id: string; key: string }>(
    (libraryId) => sql`
      select distinct m.group_id, own.key
      from group_matches m join documents d on d.library_id = ${libraryId} and d.id = m.document_id
        cross join lateral jsonb_array_elements_text(d.fields -> 'citationKeys') as own(key)
      where m.library_id = ${libraryId} and m.group_id = any(${groupIds}::text[]) and d.state = 'active'`,
  );
  const held = new Map(groupIds.map((id) => [id, new Set<string>()]));
  for (const { group_id, key } of rows) held.get(group_id)?.add(key);
  return held;
}

/** A stored group for a TeX file. */
export interface CitingGroup {
  readonly id: string;
  readonly citedKeys: readonly string[];
}

/** For each of these groups, the cited keys that no document has, in the group's order. */
export async function listMissingKeysOf(library: LibraryReader, groups: readonly CitingGroup[]): Promise<string[][]> {
  const held = await readHeldKeys(
    library,
    groups.map(({ id }) => id),
  );
  return groups.map(({ id, citedKeys }) => citedKeys.filter((key) => !held.get(id)?.has(key)));
}

const maximumUncited = 500;

/** For each of these groups, the preferred keys of documents that don't match it, sorted, up to a limit. */
export async function listUncitedKeysOf(library: LibraryReader, groups: readonly CitingGroup[]): Promise<string[][]> {
  const ids = groups.map(({ id }) => id);
  const rows = await library.query<{ group_id: string; key: string }>(
    (libraryId) => sql`
      select asked.group_id, uncited.key from unnest(${ids}::text[]) as asked(group_id) cross join lateral (
        select d.fields -> 'citationKeys' ->> 0 as key from documents d
        where d.library_id = ${libraryId} and d.state = 'active' and d.sort_citation_key is not null and not exists (
          select 1 from group_matches m
          where m.library_id = ${libraryId} and m.group_id = asked.group_id and m.document_id = d.id)
        order by d.sort_citation_key, d.id limit ${maximumUncited}) uncited`,
  );
  const uncited = new Map(ids.map((id) => [id, new Array<string>()]));
  for (const { group_id, key } of rows) uncited.get(group_id)?.push(key);
  return ids.map((id) => uncited.get(id) ?? []);
}

/** Both lists for cited keys without a stored group. The keys are passed as a subquery because PostgreSQL hashes it: there may be thousands. */
export async function compareKeys(
  library: LibraryReader,
  citedKeys: readonly string[],
): Promise<{ missingKeys: string[]; uncitedKeys: string[] }> {
  const cited = sql`(select unnest(${citedKeys}::text[]))`;
  const held = await library.query<{ key: string }>(
    (libraryId) => sql`
      select distinct own.key from documents d cross join lateral jsonb_array_elements_text(d.fields -> 'citationKeys') as own(key)
      where d.library_id = ${libraryId} and d.state = 'active' and d.fields ? 'citationKeys' and own.key in ${cited}`,
  );
  const uncited = await library.query<{ key: string }>(
    (libraryId) => sql`
      select d.fields -> 'citationKeys' ->> 0 as key from documents d
      where d.library_id = ${libraryId} and d.state = 'active' and d.sort_citation_key is not null and not exists (
        select 1 from jsonb_array_elements_text(d.fields -> 'citationKeys') as own(key) where own.key in ${cited})
      order by d.sort_citation_key, d.id limit ${maximumUncited}`,
  );
  const heldKeys = new Set(held.map(({ key }) => key));
  return {
    missingKeys: citedKeys.filter((key) => !heldKeys.has(key)),
    uncitedKeys: uncited.map(({ key }) => key),
  };
}
