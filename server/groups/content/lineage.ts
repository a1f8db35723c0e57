// Loads the groups that the content of some groups depends on: their ancestors, and their descendants through unions.
import sql from 'sql-template-tag';
import type { GroupHierarchy, GroupKind } from '#bibliography/groups/groupRule.ts';
import type { LibraryReader } from '../../library/library.ts';
import { type StoredRule, ruleOf } from '../groupRow.ts';
import { type ContentNode, type Lineage, makeLineage } from './groupContent.ts';

interface NodeRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly kind: GroupKind;
  readonly hierarchy: GroupHierarchy;
  readonly rule: StoredRule | null;
}

/** Reads the rule of a group only if its content depends on it, because a list of cited keys can be long. */
const nodeColumns = sql`g.id, g.parent_id, g.kind, g.hierarchy,
  case when g.kind in ('automaticKeyword', 'automaticPersons') then g.rule end as rule`;

function toNode({ id, parent_id: parentId, kind, hierarchy, rule }: NodeRow): ContentNode {
  return { id, parentId, kind, hierarchy, rule: rule && ruleOf({ kind, rule }) };
}

/** The groups with these ids, their ancestors, and their descendants through unions. Unknown ids are ignored. */
export async function loadLineage(library: LibraryReader, ids: readonly string[]): Promise<Lineage> {
  const rows = await library.query<NodeRow>(
    (libraryId) => sql`
      with recursive above as (
        select ${nodeColumns} from groups g where library_id = ${libraryId} and id = any(${ids}::text[]) and deleted_at is null
        union
        select ${nodeColumns} from groups g join above a on g.id = a.parent_id
        where g.library_id = ${libraryId} and g.deleted_at is null
      ), below as (
        select ${nodeColumns} from groups g where library_id = ${libraryId} and id = any(${ids}::text[]) and deleted_at is null
        union
        select ${nodeColumns} from groups g join below b on g.parent_id = b.id
        where g.library_id = ${libraryId} and g.deleted_at is null and b.hierarchy = 'union'
      )
      select * from above union select * from below`,
  );
  return makeLineage(rows.map(toNode));
}

/** The lineage of a group's subgroups, with their descendants through unions, whether or not the group itself is a union. */
export async function loadLineageBelow(library: LibraryReader, id: string): Promise<Lineage> {
  const rows = await library.query<{ id: string }>(
    (libraryId) =>
      sql`select id from groups where library_id = ${libraryId} and parent_id = ${id} and deleted_at is null`,
  );
  return loadLineage(
    library,
    rows.map((child) => child.id),
  );
}

/** Every group of the library. */
export async function loadAllLineage(library: LibraryReader): Promise<Lineage> {
  const rows = await library.query<NodeRow>(
    (libraryId) => sql`select ${nodeColumns} from groups g where library_id = ${libraryId} and deleted_at is null`,
  );
  return makeLineage(rows.map(toNode));
}
