// How many documents groups hold, for many groups in few statements.
import sql, { join } from 'sql-template-tag';
import type { LibraryReader } from '../../database/library.ts';
import { SizedContent, isNotTrashed } from './contentSql.ts';
import type { Content, ContentList } from './groupContent.ts';
import { resolveContents } from './groupContents.ts';

type TableList = Extract<ContentList, { from: 'members' | 'matches' }>;
type FacetList = Extract<ContentList, { from: 'facet' }>;

/** Lists of one table, counted by one statement. */
async function countLists(library: LibraryReader, lists: readonly TableList[], from: TableList['from']) {
  const groupIds = lists.filter((list) => list.from === from).map(({ groupId }) => groupId);
  if (groupIds.length === 0) return new Map<string, number>();
  const table = from === 'members' ? sql`group_members` : sql`group_matches`;
  const rows = await library.query<{ group_id: string; count: number }>(
    (ownerId) => sql`
      select l.group_id, count(*) as count from ${table} l
      where l.owner_id = ${ownerId} and l.group_id = any(${groupIds}::text[])
        and ${isNotTrashed(ownerId)}
      group by l.group_id`,
  );
  return new Map(rows.map(({ group_id, count }) => [group_id, count]));
}

const facetKey = ({ facet, parent, value }: Omit<FacetList, 'from'>) => JSON.stringify([facet, parent, value]);

async function countFacets(library: LibraryReader, lists: readonly FacetList[]): Promise<Map<string, number>> {
  if (lists.length === 0) return new Map();
  const asked = lists.map(({ facet, parent, value }) => ({ facet, parent, value }));
  const rows = await library.query<Omit<FacetList, 'from'> & { count: number }>(
    (ownerId) => sql`
      select a.facet, a.parent, a.value, c.count
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(facet text, parent text, value text)
      cross join lateral (
        select count(*) as count from facet_values l
        where l.owner_id = ${ownerId} and l.facet = a.facet and l.parent = a.parent and l.value = a.value
          and ${isNotTrashed(ownerId)}) c`,
  );
  return new Map(rows.map((row) => [facetKey(row), row.count]));
}

/** A statement counts so many. */
const compositesAtOnce = 40;

async function countComposites(library: LibraryReader, contents: ReadonlyMap<string, Content>) {
  const counts = new Map<string, number>();
  const all = [...contents];
  for (let start = 0; start < all.length; start += compositesAtOnce) {
    const chunk = all.slice(start, start + compositesAtOnce);
    const rows = await library.query<{ id: string; count: number }>((ownerId) => {
      const selects = chunk.map(
        ([id, content]) => sql`
          select ${id}::text as id, count(*) as count from (${SizedContent.unsized(content).ids(ownerId)}) l
          where ${isNotTrashed(ownerId)}`,
      );
      return join(selects, ' union all ');
    });
    for (const { id, count } of rows) counts.set(id, count);
  }
  return counts;
}

/**
 * How many documents each of these groups holds, made subgroups among them; those in the trash are not counted. A group that is not
 * there is not among the answers. The library must be derived.
 */
export async function countGroups(
  library: LibraryReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const contents = await resolveContents(library, ids);
  const lists: TableList[] = [];
  const facets: FacetList[] = [];
  const composites = new Map<string, Content>();
  for (const [id, content] of contents) {
    if (content.op === 'and' || content.op === 'or') composites.set(id, content);
    else if (content.op === 'list' && content.list.from === 'facet') facets.push(content.list);
    else if (content.op === 'list' && content.list.from !== 'facet') lists.push(content.list);
  }
  const members = await countLists(library, lists, 'members');
  const matches = await countLists(library, lists, 'matches');
  const values = await countFacets(library, facets);
  const composed = await countComposites(library, composites);
  const countOf = (id: string, content: Content): number => {
    if (content.op === 'none') return 0;
    if (content.op !== 'list') return composed.get(id) ?? 0;
    const { list } = content;
    if (list.from === 'facet') return values.get(facetKey(list)) ?? 0;
    return (list.from === 'members' ? members : matches).get(list.groupId) ?? 0;
  };
  return new Map([...contents].map(([id, content]) => [id, countOf(id, content)]));
}
