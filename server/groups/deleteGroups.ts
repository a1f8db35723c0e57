// Deletes groups and restores them: a deleted group is kept, with all its descendants, until it is restored or removed for good.
import sql from 'sql-template-tag';
import { maximumGroupDepth } from '#bibliography/groups/validateGroup.ts';
import type { LibraryWriter } from '../library/library.ts';
import { catchUpMatches, refreshNames } from './content/matches.ts';
import { type GroupRow, groupColumns, groupIdForm } from './groupRow.ts';
import { findGroup, readPlaces } from './readGroups.ts';
import { unknownGroup } from './refusals.ts';
import { checkCount, endOf, requireGroup } from './writeGroups.ts';
import { GroupTree } from './tree.ts';

interface DeletedRow extends GroupRow {
  readonly deleted_at: Date;
}

/** The groups that were deleted together with a group, including itself. */
async function deletedWith(tx: LibraryWriter, id: string): Promise<DeletedRow[]> {
  if (!groupIdForm.test(id)) return [];
  return tx.query<DeletedRow>(
    (libraryId) => sql`
      select ${groupColumns}, deleted_at from groups
      where library_id = ${libraryId} and deleted_at is not null and deleted_with = ${id}`,
  );
}

/** Deletes a group with all its descendants. Does nothing if it is already deleted, so that retrying is safe. */
export async function deleteGroup(tx: LibraryWriter, id: string): Promise<void> {
  if ((await deletedWith(tx, id)).length > 0) return;
  const row = await requireGroup(tx, id, ['input', 'id']);
  const places = await readPlaces(tx);
  const ids = [row.id, ...places.below(row.id).map((below) => below.id)];
  await tx.query(
    (libraryId) => sql`
      update groups set deleted_at = ${tx.at}, deleted_with = ${row.id}
      where library_id = ${libraryId} and id = any(${ids}::text[])`,
  );
  await refreshNames(tx, ids);
}

/**
 * Restores a group with everything that was deleted with it, to its former place, or to the end of the top level if its parent no longer
 * exists. Does nothing if the group exists, so that retrying is safe.
 */
export async function restoreGroup(tx: LibraryWriter, id: string): Promise<GroupRow> {
  const there = await findGroup(tx, id);
  if (there) return there;
  const rows = await deletedWith(tx, id);
  const group = rows.find((row) => row.id === id);
  if (!group) throw unknownGroup();
  const places = await readPlaces(tx);
  checkCount(places.size + rows.length, ['input', 'id']);
  await tx.query(
    (libraryId) => sql`
      update groups set deleted_at = null, deleted_with = null
      where library_id = ${libraryId} and deleted_with = ${id}`,
  );
  const height = new GroupTree(rows).heightOf(id);
  const parent = places.parentOf(group);
  if (group.parent_id !== null && (!parent || places.depthOf(parent.id) + height > maximumGroupDepth)) {
    await tx.query(
      (libraryId) => sql`
        update groups set parent_id = null, position = ${endOf(places, null)}
        where library_id = ${libraryId} and id = ${id}`,
    );
  }
  const ids = rows.map((row) => row.id);
  await catchUpMatches(tx, ids, group.deleted_at);
  await refreshNames(tx, ids);
  const restored = await findGroup(tx, id);
  if (!restored) throw new Error('The restored group does not exist.');
  return restored;
}

/** Restores everything that was deleted with each of these groups. Returns all restored groups, and the ids that are no longer known. */
export async function restoreGroups(
  tx: LibraryWriter,
  ids: readonly string[],
): Promise<{ restored: string[]; left: string[] }> {
  const restored: string[] = [];
  const left: string[] = [];
  for (const id of ids) {
    const rows = await deletedWith(tx, id);
    if (rows.length > 0) await restoreGroup(tx, id);
    restored.push(...rows.map((row) => row.id));
    if (rows.length === 0) left.push(id);
  }
  return { restored, left };
}
