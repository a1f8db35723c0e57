// Undoes adding groups: deletes the groups that a step created, except those that were changed since or to which documents were added since.
import sql from 'sql-template-tag';
import type { LibraryWriter } from '../library/library.ts';
import { refreshNames } from './content/matches.ts';
import { type GroupRow, type MadeGroup, fingerprintOf } from './groupRow.ts';
import { readGroupTree } from './readGroups.ts';
import type { GroupTree } from './tree.ts';

/** The result of undoing a step that created groups. It leaves out groups that were deleted before the undo. */
export interface RevertedGroups {
  readonly gone: readonly string[];
  /** The topmost groups of the deleted trees; with their ids, the trees can be restored. */
  readonly tops: readonly string[];
  readonly left: readonly string[];
}

/** The groups to which documents were added after this moment. */
async function findFilledSince(tx: LibraryWriter, ids: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ group_id: string }>(
    (libraryId) => sql`
      select distinct group_id from group_members
      where library_id = ${libraryId} and group_id = any(${ids}::text[]) and since > ${at}`,
  );
  return new Set(rows.map(({ group_id }) => group_id));
}

/** Maps each group to delete to the topmost group of its tree. */
function topsOf(tree: GroupTree<GroupRow>, gone: ReadonlySet<string>): ReadonlyMap<string, string> {
  const tops = new Map<string, string>();
  for (const { id, parent_id } of tree.below(null)) {
    if (gone.has(id)) tops.set(id, (parent_id === null ? null : tops.get(parent_id)) ?? id);
  }
  return tops;
}

/** Deletes unchanged groups that were created at a moment, with their members for a later restore. A group that stays keeps all its ancestors. */
export async function revertGroups(tx: LibraryWriter, made: readonly MadeGroup[], at: Date): Promise<RevertedGroups> {
  const tree = await readGroupTree(tx);
  const fingerprints = new Map(made.map(({ id, fingerprint }) => [id, fingerprint]));
  const filled = await findFilledSince(tx, [...fingerprints.keys()], at);
  const gone = new Set<string>();
  // In reverse, children come before their parents.
  for (const row of tree.below(null).reverse()) {
    const isAsMade = fingerprints.get(row.id) === fingerprintOf(row) && !filled.has(row.id);
    if (isAsMade && tree.childrenOf(row.id).every((child) => gone.has(child.id))) gone.add(row.id);
  }
  const tops = topsOf(tree, gone);
  await tx.query(
    (libraryId) => sql`
      update groups set deleted_at = ${tx.at}, deleted_with = place.top
      from unnest(${[...tops.keys()]}::text[], ${[...tops.values()]}::text[]) as place(id, top)
      where groups.library_id = ${libraryId} and groups.id = place.id`,
  );
  await refreshNames(tx, [...gone]);
  const left = [...fingerprints.keys()].filter((id) => tree.find(id) && !gone.has(id));
  return { gone: [...gone], tops: [...new Set(tops.values())], left };
}
