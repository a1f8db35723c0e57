// The subgroups that automatic groups derive from the values of a facet ("made" in the API). They are not stored; their ids encode them.
import sql, { type Sql } from 'sql-template-tag';
import { facetOf, madeGroupRule, parentOf } from '#bibliography/groups/facets.ts';
import type {
  AutomaticKeywordRule,
  AutomaticPersonsRule,
  LastNameRule,
  WordKeywordRule,
} from '#bibliography/groups/groupRule.ts';
import type { LibraryReader } from '../../library/library.ts';
import { type GroupRow, ruleOf } from '../groupRow.ts';
import type { ContentList } from './groupContent.ts';

/** A subgroup that an automatic group derives. Subgroups of keywords are unions, those of persons are independent. */
export interface MadeGroup {
  readonly id: string;
  readonly automaticId: string;
  /** The automatic group, or for a hierarchical keyword the derived subgroup one level above. */
  readonly parentId: string;
  /** The last part of the keyword, or the person's name, as documents spell it. */
  readonly name: string;
  readonly hasChildren: boolean;
  readonly rule: WordKeywordRule | LastNameRule;
}

/** The most derived subgroups that are listed for one automatic group. */
export const maximumMadeGroups = 1_000;

/** The id of a derived subgroup; for the empty value, that of the automatic group. */
export function madeId(automaticId: string, value: string): string {
  return value === '' ? automaticId : `${automaticId}.${Buffer.from(value).toString('base64url')}`;
}

/** The parts of the id of a derived subgroup; null for other ids. */
export function readMadeId(id: string): { automaticId: string; value: string } | null {
  const [automaticId, encoded, ...more] = id.split('.');
  if (automaticId === undefined || encoded === undefined || more.length > 0) return null;
  const value = Buffer.from(encoded, 'base64url').toString();
  // Each group has exactly one id: other texts that decode to the same value are rejected.
  return value !== '' && !value.includes('\0') && madeId(automaticId, value) === id ? { automaticId, value } : null;
}

type AutomaticRule = AutomaticKeywordRule | AutomaticPersonsRule;

function automaticRuleOf(row: Pick<GroupRow, 'kind' | 'rule'>): AutomaticRule | null {
  const rule = ruleOf(row);
  return rule.kind === 'automaticKeyword' || rule.kind === 'automaticPersons' ? rule : null;
}

/** The parent of a value in the hierarchy; names have no hierarchy. */
function parentIn(rule: AutomaticRule, value: string): string {
  return rule.kind === 'automaticPersons' ? '' : parentOf(value);
}

/** The list with the documents of a derived subgroup. */
export function madeList(rule: AutomaticRule, value: string): ContentList {
  return { from: 'facet', facet: facetOf(rule), parent: parentIn(rule, value), value };
}

/**
 * The condition that the document of a row of facet_values is not in the trash; only such documents create subgroups. It is a comparison
 * because the planner cannot turn that into a join: it is evaluated for rows of a value only until one is found that is not in the trash.
 */
export function isInUse(row: Sql): Sql {
  return sql`(select d.state from documents d where d.library_id = ${row}.library_id and d.id = ${row}.document_id) = 'active'`;
}

interface ValueRow {
  readonly parent: string;
  readonly value: string;
  readonly label: string;
  readonly has_children: boolean;
}

/**
 * The values below each of these parents, sorted within each parent, each found by one index lookup. It stops when the limit is reached.
 */
async function readValues(
  library: LibraryReader,
  facet: string,
  parents: readonly string[],
  limit: number,
): Promise<ValueRow[]> {
  return library.query<ValueRow>(
    (libraryId) => sql`
      select asked.parent, below.value, below.label, exists (
        select 1 from facet_values deeper
        where deeper.library_id = ${libraryId} and deeper.facet = ${facet} and deeper.parent = below.value
          and deeper.value > '' and ${isInUse(sql`deeper`)}
      ) as has_children
      from unnest(${parents}::text[]) as asked(parent) cross join lateral (
        with recursive found as (
          (select value, label from facet_values v
            where library_id = ${libraryId} and facet = ${facet} and parent = asked.parent and value > ''
              and ${isInUse(sql`v`)}
            order by value, document_id limit 1)
          union all
          select next.value, next.label from found cross join lateral (
            select value, label from facet_values v
            where library_id = ${libraryId} and facet = ${facet} and parent = asked.parent and value > found.value
              and ${isInUse(sql`v`)}
            order by value, document_id limit 1) next
        )
        select value, label from found limit ${limit}) below
      limit ${limit}`,
  );
}

function toMade(
  row: Pick<GroupRow, 'id'>,
  rule: AutomaticRule,
  { parent, value, label, has_children }: ValueRow,
): MadeGroup {
  return {
    id: madeId(row.id, value),
    automaticId: row.id,
    parentId: madeId(row.id, parent),
    name: label,
    hasChildren: has_children,
    rule: madeGroupRule(rule, value, label),
  };
}

/** The ids of the automatic groups that have at least one derived subgroup. */
export async function haveMade(
  library: LibraryReader,
  automatic: readonly Pick<GroupRow, 'id' | 'kind' | 'rule'>[],
): Promise<ReadonlySet<string>> {
  const asked = automatic.flatMap((row) => {
    const rule = automaticRuleOf(row);
    return rule ? [{ id: row.id, facet: facetOf(rule) }] : [];
  });
  if (asked.length === 0) return new Set();
  const rows = await library.query<{ id: string }>(
    (libraryId) => sql`
      select a.id from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(id text, facet text)
      where exists (
        select 1 from facet_values f
        where f.library_id = ${libraryId} and f.facet = a.facet and f.parent = '' and f.value > '' and ${isInUse(sql`f`)})`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The derived subgroups of each automatic group, up to `maximumMadeGroups`: parents before children, and siblings in order. */
export async function listMade(
  library: LibraryReader,
  automatic: readonly Pick<GroupRow, 'id' | 'kind' | 'rule'>[],
): Promise<ReadonlyMap<string, readonly MadeGroup[]>> {
  const all = new Map<string, readonly MadeGroup[]>();
  for (const row of automatic) {
    const rule = automaticRuleOf(row);
    if (rule) all.set(row.id, await listBelow(library, row, rule, ''));
  }
  return all;
}

async function listBelow(library: LibraryReader, row: Pick<GroupRow, 'id'>, rule: AutomaticRule, top: string) {
  const made: MadeGroup[] = [];
  // Goes level by level, so that parents come before their children.
  let parents = [top];
  while (parents.length > 0 && made.length < maximumMadeGroups) {
    const values = await readValues(library, facetOf(rule), parents, maximumMadeGroups - made.length);
    made.push(...values.map((value) => toMade(row, rule, value)));
    parents = values.filter(({ has_children }) => has_children).map(({ value }) => value);
  }
  return made;
}

/** The sorted children of an automatic group or, if `value` is not empty, of the subgroup that it derives for this value. */
export async function listMadeChildren(
  library: LibraryReader,
  row: Pick<GroupRow, 'id' | 'kind' | 'rule'>,
  value = '',
): Promise<readonly MadeGroup[]> {
  const rule = automaticRuleOf(row);
  if (!rule) return [];
  return (await readValues(library, facetOf(rule), [value], maximumMadeGroups)).map((each) => toMade(row, rule, each));
}

/** Finds derived subgroups by their ids; those whose value no document has any more are left out. */
export async function findMade(library: LibraryReader, ids: readonly string[]): Promise<readonly MadeGroup[]> {
  const wanted = ids.flatMap((id) => readMadeId(id) ?? []);
  if (wanted.length === 0) return [];
  const automaticIds = [...new Set(wanted.map(({ automaticId }) => automaticId))];
  const rows = await library.query<Pick<GroupRow, 'id' | 'kind' | 'rule'>>(
    (libraryId) => sql`
      select id, kind, rule from groups
      where library_id = ${libraryId} and id = any(${automaticIds}::text[]) and deleted_at is null`,
  );
  const automatic = new Map(rows.map((row) => [row.id, { row, rule: automaticRuleOf(row) }]));
  const asked = wanted.flatMap(({ automaticId, value }) => {
    const group = automatic.get(automaticId);
    return group?.rule
      ? [{ id: automaticId, facet: facetOf(group.rule), parent: parentIn(group.rule, value), value }]
      : [];
  });
  if (asked.length === 0) return [];
  const found = await library.query<ValueRow & { id: string }>(
    (libraryId) => sql`
      select a.id, a.parent, a.value, f.label, exists (
        select 1 from facet_values below
        where below.library_id = ${libraryId} and below.facet = a.facet and below.parent = a.value and below.value > ''
          and ${isInUse(sql`below`)}
      ) as has_children
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(id text, facet text, parent text, value text)
      cross join lateral (
        select label from facet_values v
        where v.library_id = ${libraryId} and v.facet = a.facet and v.parent = a.parent and v.value = a.value
          and ${isInUse(sql`v`)}
        order by document_id limit 1) f`,
  );
  return found.flatMap((value) => {
    const group = automatic.get(value.id);
    return group?.rule ? [toMade(group.row, group.rule, value)] : [];
  });
}
