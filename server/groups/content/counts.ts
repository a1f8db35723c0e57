// How many documents groups hold, for many groups in few statements, and how many one would hold that is not stored.
import sql, { type Sql, join } from 'sql-template-tag';
import type { GroupHierarchy, GroupRule } from '#bibliography/groups/groupRule.ts';
import type { LibraryReader } from '../../database/library.ts';
import { SizedContent, isNotTrashed } from './contentSql.ts';
import { facetOfRule, facetsInUse } from './facets.ts';
import { type Content, type ContentList, type ContentNode, contentOf, makeLineage } from './groupContent.ts';
import { resolveContents } from './groupContents.ts';
import { loadLineage } from './lineage.ts';
import { inChunks, ruleSourceOf } from './matches.ts';
import { anyValueSql, ruleSql } from './ruleSql.ts';

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

/** A group that is not stored, or would be changed. */
export interface PreviewedGroup {
  /** The group that would be changed; null for a new one. */
  readonly id: string | null;
  readonly parentId: string | null;
  readonly hierarchy: GroupHierarchy;
  readonly rule: GroupRule;
  /** Of one that is filled by hand: who would be put into it, beside who is in it when `keepsDocuments`. */
  readonly documentIds: readonly string[];
  readonly keepsDocuments: boolean;
}

/** A preview is asked for at every pause of typing. */
const previewPatience = 4_000;

/** What `rule` finds by itself, as a condition on the row `t` of document_texts. */
async function ownCondition(library: LibraryReader, group: PreviewedGroup): Promise<(ownerId: string) => Sql> {
  const { rule, id, documentIds, keepsDocuments } = group;
  if (rule.kind === 'explicit') {
    return (ownerId) => {
      const given = sql`t.document_id = any(${documentIds}::text[])`;
      if (id === null || !keepsDocuments) return given;
      return sql`(${given} or exists (select 1 from group_members m
        where m.owner_id = ${ownerId} and m.group_id = ${id} and m.document_id = t.document_id))`;
    };
  }
  const facet = facetOfRule(rule);
  if (facet !== null && !(await facetsInUse(library)).includes(facet)) {
    const condition = anyValueSql(rule);
    return () => condition;
  }
  if (facet !== null) {
    return (ownerId) => sql`exists (select 1 from facet_values f where f.owner_id = ${ownerId} and f.facet = ${facet}
      and f.parent = '' and f.value = '' and f.document_id = t.document_id)`;
  }
  const condition = ruleSql(rule, await ruleSourceOf(library, [rule])) ?? sql`false`;
  return () => condition;
}

/** How many documents a group would hold. Throws BAD_USER_INPUT at `path` for a rule that takes too long. */
export async function previewCount(
  library: LibraryReader,
  group: PreviewedGroup,
  path: readonly string[] = ['input', 'searchExpression'],
): Promise<number> {
  const own = await ownCondition(library, group);
  const around = [group.id, group.parentId].filter((id) => id !== null);
  const lineage = await loadLineage(library, around);
  // The group stands in its place as a node whose own content is given by the condition.
  const others = await contentAround(library, group, [...lineage.nodes.values()]);
  let count = 0;
  await inChunks(
    library,
    path,
    async (range) => {
      const [row] = await library.query<{ count: number }>((ownerId) => {
        const conditions = [
          sql`(${own(ownerId)})`,
          ...(others.within ? [others.within.holds(ownerId, sql`t.document_id`)] : []),
        ];
        const inside = join(conditions, ' and ');
        const besides = others.besides
          ? sql`(${inside} or ${others.besides.holds(ownerId, sql`t.document_id`)})`
          : inside;
        return sql`
          select count(*) from (
            select t.document_id from document_texts t where t.owner_id = ${ownerId} and ${range} and ${besides}) l
          where ${isNotTrashed(ownerId)}`;
      });
      count += row?.count ?? 0;
    },
    previewPatience,
  );
  return count;
}

interface Around {
  /** What it would be cut with. */
  readonly within: SizedContent | null;
  /** What its subgroups would add. */
  readonly besides: SizedContent | null;
}

async function contentAround(
  library: LibraryReader,
  group: PreviewedGroup,
  nodes: readonly ContentNode[],
): Promise<Around> {
  const sized = (content: Content) => SizedContent.of(library, content);
  const parent = nodes.find(({ id }) => id === group.parentId);
  if (group.hierarchy === 'intersection') {
    if (!parent) return { within: null, besides: null };
    const lineage = makeLineage(nodes);
    // What it is cut with is what its parent is cut to, as if the parent refined its own parent only where it does.
    const cut = contentOf(
      { ...parent, hierarchy: parent.hierarchy === 'intersection' ? 'intersection' : 'independent' },
      lineage,
    );
    return { within: await sized(cut), besides: null };
  }
  if (group.hierarchy === 'union' && group.id !== null) {
    const id = group.id;
    const below = nodes.filter((node) => node.parentId === id);
    // Below a union that refines, and is now a union, a subgroup may be loaded no deeper than it: load those that are.
    const full = await loadLineage(library, below.map((node) => node.id).concat(id));
    const children = full.children.get(id) ?? [];
    const contents = children.map((child) => contentOf(child, full));
    const content = contents.length === 0 ? null : ({ op: 'or', of: contents } as const);
    return { within: null, besides: content && (await sized(content)) };
  }
  return { within: null, besides: null };
}
