// Takes back that groups were brought, as far as nobody has changed the same since: what was made goes again. What was changed since, or
// holds what others put there, stays as it is.
import sql from 'sql-template-tag';
import type { LibraryWriter } from '../library/library.ts';
import { refreshNames } from './content/matches.ts';
import { type GroupRow, type MadeGroup, fingerprintOf } from './groupRow.ts';
import { readGroupTree } from './readGroups.ts';
import type { GroupTree } from './tree.ts';

/** What came of the groups that a step made; who had deleted one before is not asked again. */
export interface RevertedGroups {
  readonly gone: readonly string[];
  /** Of those the topmost of each tree, under which it can be brought back. */
  readonly tops: readonly string[];
  readonly left: readonly string[];
}

/** Those of the groups into which somebody has put documents after this moment. */
async function findFilledSince(tx: LibraryWriter, ids: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ group_id: string }>(
    (ownerId) => sql`
      select distinct group_id from group_members
      where owner_id = ${ownerId} and group_id = any(${ids}::text[]) and since > ${at}`,
  );
  return new Set(rows.map(({ group_id }) => group_id));
}

/** Of the groups that go the topmost of each tree. */
function topsOf(tree: GroupTree<GroupRow>, gone: ReadonlySet<string>): ReadonlyMap<string, string> {
  const tops = new Map<string, string>();
  for (const { id, parent_id } of tree.below(null)) {
    if (gone.has(id)) tops.set(id, (parent_id === null ? null : tops.get(parent_id)) ?? id);
  }
  return tops;
}

/** Takes away what was made at a moment; who is in a group that goes stays in it, to be brought back with it. A group stays with everything above it. */
export async function revertGroups(tx: LibraryWriter, made: readonly MadeGroup[], at: Date): Promise<RevertedGroups> {
  const tree = await readGroupTree(tx);
  const fingerprints = new Map(made.map(({ id, fingerprint }) => [id, fingerprint]));
  const filled = await findFilledSince(tx, [...fingerprints.keys()], at);
  const gone = new Set<string>();
  // What stands below comes before what it stands below.
  for (const row of tree.below(null).reverse()) {
    const isAsMade = fingerprints.get(row.id) === fingerprintOf(row) && !filled.has(row.id);
    if (isAsMade && tree.childrenOf(row.id).every((child) => gone.has(child.id))) gone.add(row.id);
  }
  const tops = topsOf(tree, gone);
  await tx.query(
    (ownerId) => sql`
      update groups set deleted_at = ${tx.at}, deleted_with = place.top
      from unnest(${[...tops.keys()]}::text[], ${[...tops.values()]}::text[]) as place(id, top)
      where groups.owner_id = ${ownerId} and groups.id = place.id`,
  );
  await refreshNames(tx, [...gone]);
  const left = [...fingerprints.keys()].filter((id) => tree.find(id) && !gone.has(id));
  return { gone: [...gone], tops: [...new Set(tops.values())], left };
}
