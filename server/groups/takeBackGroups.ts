// Takes back a step that brought groups, as far as nobody has changed the same since: what it made goes again, and who it put into groups
// that were there goes out of them. What was changed since, holds what others put there, or was put there anew, stays as it is.
import sql from 'sql-template-tag';
import type { LibraryWriter } from '../database/library.ts';
import type { AddedStep } from './addGroups.ts';
import { refreshMembership, refreshNames } from './content/matches.ts';
import { type GroupRow, fingerprintOf } from './groupRow.ts';
import { columnsOf, documentsOf, takeOutMembers } from './members.ts';
import { readGroupTree } from './readGroups.ts';
import type { GroupTree } from './tree.ts';

/** What came of the groups that a step made; who had deleted one before is not asked again. */
export interface GroupsTakenBack {
  readonly gone: readonly string[];
  readonly left: readonly string[];
  /** The documents that went out of groups that were there. */
  readonly documents: readonly string[];
}

/** Those of the groups that were made which hold others than the step put there. */
async function findFilledSince(tx: LibraryWriter, { made, members }: AddedStep): Promise<ReadonlySet<string>> {
  const { groupIds, documentIds } = columnsOf(members);
  const rows = await tx.query<{ group_id: string }>(
    (ownerId) => sql`
      select distinct group_id from (
        select group_id, document_id from group_members
        where owner_id = ${ownerId} and group_id = any(${made.map(({ id }) => id)}::text[])
        except
        select * from unnest(${groupIds}::text[], ${documentIds}::text[])) others`,
  );
  return new Set(rows.map(({ group_id }) => group_id));
}

/** Of the groups that go the topmost of each tree, under which it can be brought back. */
function topsOf(tree: GroupTree<GroupRow>, gone: ReadonlySet<string>): ReadonlyMap<string, string> {
  const tops = new Map<string, string>();
  for (const { id, parent_id } of tree.below(null)) {
    if (gone.has(id)) tops.set(id, (parent_id === null ? null : tops.get(parent_id)) ?? id);
  }
  return tops;
}

/** Takes the step of a moment back. A group stays with everything above it. */
export async function takeBackGroups(tx: LibraryWriter, step: AddedStep, at: Date): Promise<GroupsTakenBack> {
  const tree = await readGroupTree(tx);
  const filled = await findFilledSince(tx, step);
  const made = new Map(step.made.map(({ id, fingerprint }) => [id, fingerprint]));
  const gone = new Set<string>();
  // What stands below comes before what it stands below.
  for (const row of tree.below(null).reverse()) {
    const isAsMade = made.get(row.id) === fingerprintOf(row) && !filled.has(row.id);
    if (isAsMade && tree.childrenOf(row.id).every((child) => gone.has(child.id))) gone.add(row.id);
  }
  const tops = topsOf(tree, gone);
  await tx.query(
    (ownerId) => sql`
      update groups set deleted_at = ${tx.at}, deleted_with = place.top
      from unnest(${[...tops.keys()]}::text[], ${[...tops.values()]}::text[]) as place(id, top)
      where groups.owner_id = ${ownerId} and groups.id = place.id`,
  );
  // Groups that go keep who is in them, to be brought back with them; so do those that stay.
  const takenOut = await takeOutMembers(
    tx,
    step.members.filter(({ groupId }) => !made.has(groupId)).map((member) => ({ ...member, since: at })),
  );
  await refreshNames(tx, [...gone]);
  await refreshMembership(tx, documentsOf(step.members));
  const left = [...made.keys()].filter((id) => tree.find(id) && !gone.has(id));
  return { gone: [...gone], left, documents: documentsOf(takenOut) };
}
