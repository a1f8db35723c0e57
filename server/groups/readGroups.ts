// Reads groups that are there; what was deleted and can be brought back is elsewhere (deleteGroups.ts).
import sql from 'sql-template-tag';
import type { LibraryReader } from '../library/library.ts';
import { type GroupRow, groupColumns, groupIdForm } from './groupRow.ts';
import { GroupTree, type TreeRow } from './tree.ts';

/** A group somebody made; null when there is none with this id, or it was deleted. */
export async function findGroup(library: LibraryReader, id: string): Promise<GroupRow | null> {
  return (await findGroups(library, [id]))[0] ?? null;
}

/** Those of these groups that are there, in no order. */
export async function findGroups(library: LibraryReader, ids: readonly string[]): Promise<GroupRow[]> {
  const possible = ids.filter((id) => groupIdForm.test(id));
  if (possible.length === 0) return [];
  return library.query<GroupRow>(
    (ownerId) => sql`
      select ${groupColumns} from groups
      where owner_id = ${ownerId} and id = any(${possible}::text[]) and deleted_at is null`,
  );
}

/** The subgroups of these groups, siblings in their order. */
export function listChildren(library: LibraryReader, parentIds: readonly string[]): Promise<GroupRow[]> {
  return library.query<GroupRow>(
    (ownerId) => sql`
      select ${groupColumns} from groups
      where owner_id = ${ownerId} and parent_id = any(${parentIds}::text[]) and deleted_at is null
      order by parent_id, position, id`,
  );
}

/** The groups at the top, in their order. */
export function listRoots(library: LibraryReader): Promise<GroupRow[]> {
  return library.query<GroupRow>(
    (ownerId) => sql`
      select ${groupColumns} from groups
      where owner_id = ${ownerId} and parent_id is null and deleted_at is null
      order by position, id`,
  );
}

/** Every group, with all that is in its row. */
export async function readGroupTree(library: LibraryReader): Promise<GroupTree<GroupRow>> {
  const rows = await library.query<GroupRow>(
    (ownerId) => sql`select ${groupColumns} from groups where owner_id = ${ownerId} and deleted_at is null`,
  );
  return new GroupTree(rows);
}

/** Where every group stands, without what it is. */
export async function readPlaces(library: LibraryReader): Promise<GroupTree<TreeRow>> {
  const rows = await library.query<TreeRow>(
    (ownerId) => sql`select id, parent_id, position from groups where owner_id = ${ownerId} and deleted_at is null`,
  );
  return new GroupTree(rows);
}
