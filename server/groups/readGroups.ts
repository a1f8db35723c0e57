// Reads existing groups; for deleted groups that can be restored, see deleteGroups.ts.
import sql from 'sql-template-tag';
import type { LibraryReader } from '../library/library.ts';
import { type GroupRow, groupColumns, groupIdForm } from './groupRow.ts';
import { GroupTree, type TreeRow } from './tree.ts';

/** The stored group with this id; null if there is none, or it was deleted. */
export async function findGroup(library: LibraryReader, id: string): Promise<GroupRow | null> {
  return (await findGroups(library, [id]))[0] ?? null;
}

/** The existing ones of these groups, in no particular order. */
export async function findGroups(library: LibraryReader, ids: readonly string[]): Promise<GroupRow[]> {
  const possible = ids.filter((id) => groupIdForm.test(id));
  if (possible.length === 0) return [];
  return library.query<GroupRow>(
    (libraryId) => sql`
      select ${groupColumns} from groups
      where library_id = ${libraryId} and id = any(${possible}::text[]) and deleted_at is null`,
  );
}

/** The subgroups of these groups, with siblings in order. */
export function listChildren(library: LibraryReader, parentIds: readonly string[]): Promise<GroupRow[]> {
  return library.query<GroupRow>(
    (libraryId) => sql`
      select ${groupColumns} from groups
      where library_id = ${libraryId} and parent_id = any(${parentIds}::text[]) and deleted_at is null
      order by parent_id, position, id`,
  );
}

/** The groups of the top level, in order. */
export function listRoots(library: LibraryReader): Promise<GroupRow[]> {
  return library.query<GroupRow>(
    (libraryId) => sql`
      select ${groupColumns} from groups
      where library_id = ${libraryId} and parent_id is null and deleted_at is null
      order by position, id`,
  );
}

/** All groups with their complete rows. */
export async function readGroupTree(library: LibraryReader): Promise<GroupTree<GroupRow>> {
  const rows = await library.query<GroupRow>(
    (libraryId) => sql`select ${groupColumns} from groups where library_id = ${libraryId} and deleted_at is null`,
  );
  return new GroupTree(rows);
}

/** The places of all groups, without their other properties. */
export async function readPlaces(library: LibraryReader): Promise<GroupTree<TreeRow>> {
  const rows = await library.query<TreeRow>(
    (libraryId) =>
      sql`select id, parent_id, position from groups where library_id = ${libraryId} and deleted_at is null`,
  );
  return new GroupTree(rows);
}
