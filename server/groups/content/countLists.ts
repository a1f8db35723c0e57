// Counts the documents of many lists at once.
import sql from 'sql-template-tag';
import type { LibraryReader } from '../../library/library.ts';
import { isNotTrashed } from './contentSql.ts';
import type { ContentList } from './groupContent.ts';

type TableList = Extract<ContentList, { from: 'members' | 'matches' }>;
type FacetList = Extract<ContentList, { from: 'facet' }>;

/** Identifies a list in maps. */
export function keyOf(list: ContentList): string {
  return list.from === 'facet'
    ? JSON.stringify([list.facet, list.parent, list.value])
    : JSON.stringify([list.from, list.groupId]);
}

interface GroupCount {
  readonly group_id: string;
  readonly count: number;
}

/** Counts lists of one table: their stored sizes minus their documents in the trash, which are few. */
async function countTable(library: LibraryReader, from: TableList['from'], lists: readonly TableList[]) {
  const groupIds = [...new Set(lists.filter((list) => list.from === from).map(({ groupId }) => groupId))];
  const counts = new Map<string, number>();
  if (groupIds.length === 0) return counts;
  const table = from === 'members' ? sql`group_members` : sql`group_matches`;
  const add = (rows: readonly GroupCount[], sign: 1 | -1) => {
    for (const { group_id: groupId, count } of rows) {
      const key = keyOf({ from, groupId });
      counts.set(key, (counts.get(key) ?? 0) + sign * count);
    }
  };
  add(
    await library.query<GroupCount>(
      (libraryId) => sql`
        select group_id, size as count from list_sizes
        where library_id = ${libraryId} and list = ${from} and group_id = any(${groupIds}::text[])`,
    ),
    1,
  );
  add(
    await library.query<GroupCount>(
      (libraryId) => sql`
        select l.group_id, count(*) as count
        from documents d join ${table} l on l.library_id = ${libraryId} and l.document_id = d.id
        where d.library_id = ${libraryId} and d.state = 'trashed' and l.group_id = any(${groupIds}::text[])
        group by l.group_id`,
    ),
    -1,
  );
  return counts;
}

async function countFacets(library: LibraryReader, lists: readonly FacetList[]): Promise<Map<string, number>> {
  if (lists.length === 0) return new Map();
  const asked = lists.map(({ facet, parent, value }) => ({ facet, parent, value }));
  const rows = await library.query<Omit<FacetList, 'from'> & { count: number }>(
    (libraryId) => sql`
      select a.facet, a.parent, a.value, c.count
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(facet text, parent text, value text)
      cross join lateral (
        select count(*) as count from facet_values l
        where l.library_id = ${libraryId} and l.facet = a.facet and l.parent = a.parent and l.value = a.value
          and ${isNotTrashed(libraryId)}) c`,
  );
  return new Map(rows.map(({ count, ...list }) => [keyOf({ from: 'facet', ...list }), count]));
}

/** The number of documents in each list without those in the trash, by `keyOf`. Empty lists may be missing. */
export async function countLists(
  library: LibraryReader,
  lists: readonly ContentList[],
): Promise<ReadonlyMap<string, number>> {
  const distinct = [...new Map(lists.map((list) => [keyOf(list), list])).values()];
  const tables = distinct.filter((list) => list.from !== 'facet');
  const facets = distinct.filter((list) => list.from === 'facet');
  return new Map([
    ...(await countTable(library, 'members', tables)),
    ...(await countTable(library, 'matches', tables)),
    ...(await countFacets(library, facets)),
  ]);
}
