// Defines how changes of groups and their members are stored and undone.
import type { LibraryWriter, Moved, Reverted } from '../library/library.ts';
import type { NewId } from '../edges.ts';
import { defineReversal, defineUndo } from '../library/undo.ts';
import { refreshMembership } from './content/matches.ts';
import type { MadeGroup } from './groupRow.ts';
import { type GroupMoves, noGroupMoves, revertGroupMoves } from './groupMoves.ts';
import { type DatedMember, documentsOf, type Member } from './members.ts';
import { restoreMembers, revertMembers } from './membership.ts';

/** The stored form of a member; `since` is in ISO 8601, null if it is unknown. */
interface StoredMember {
  readonly groupId: string;
  readonly documentId: string;
  readonly since: string | null;
}

const stored = (members: readonly DatedMember[] = []): StoredMember[] =>
  members.map(({ since, ...member }) => ({ ...member, since: since?.toISOString() ?? null }));

const dated = (members: readonly StoredMember[] = []): DatedMember[] =>
  members.map(({ since, ...member }) => ({ ...member, since: since === null ? null : new Date(since) }));

/** Documents that were added to groups, and documents that were removed. */
export interface MemberChanges {
  readonly putBack?: readonly DatedMember[];
  readonly takenOut?: readonly DatedMember[];
}

export function movedMembers({ putBack, takenOut }: MemberChanges): Moved {
  const members = { putBack: stored(putBack), takenOut: stored(takenOut) };
  const documentIds = [...members.putBack, ...members.takenOut].map(({ documentId }) => documentId);
  return { stored: members, documentIds, isNothing: documentIds.length === 0 };
}

export function movedGroups(groups: GroupMoves): Moved {
  const { made, deleted, changed } = groups;
  const isNothing = [made, deleted, changed].every(({ length }) => length === 0);
  return { stored: { groups }, documentIds: [], isNothing };
}

/** The stored data of a step that adds documents to a group or removes them. */
interface MembershipStep {
  readonly groupId: string;
  /** For a removal: the time when each document had been added, in the order of the documents; null if it is unknown. */
  readonly since?: readonly (string | null)[];
}

export const undoAddToGroup = defineUndo<MembershipStep>({
  action: 'addToGroup',
  revert: async (tx, { ids, at, details }) => {
    if (!details) return { restored: [] };
    const { groupId } = details;
    const takenOut = await revertMembers(
      tx,
      ids.map((documentId) => ({ groupId, documentId, since: at })),
    );
    return { restored: documentsOf(takenOut), moved: [movedMembers({ takenOut })] };
  },
});

export const undoRemoveFromGroup = defineUndo<MembershipStep>({
  action: 'removeFromGroup',
  revert: async (tx, { ids, details }) => {
    if (!details) return { restored: [] };
    const { groupId, since } = details;
    const at = (moment: string | null | undefined) => (moment == null ? null : new Date(moment));
    const putBack = await restoreMembers(
      tx,
      // Old steps were stored without `since`.
      ids.map((documentId, index) => ({ groupId, documentId, since: since ? at(since[index]) : tx.at })),
    );
    return { restored: documentsOf(putBack), moved: [movedMembers({ putBack })] };
  },
});

/** The stored data of a step that adds trees of groups. */
export interface AddedGroupsStep {
  /** The groups that the step created, with their fingerprints at that time. */
  readonly made: readonly MadeGroup[];
  /** The documents that the step added to new and existing groups. */
  readonly members: readonly Member[];
}

export async function revertAddedGroups(
  tx: LibraryWriter,
  newId: NewId,
  { made, members }: AddedGroupsStep,
  at: Date,
): Promise<Reverted> {
  const { restored, left, moves } = await revertGroupMoves(tx, newId, { ...noGroupMoves, made }, at);
  const isMade = new Set(made.map(({ id }) => id));
  const takenOut = await revertMembers(
    tx,
    members.filter(({ groupId }) => !isMade.has(groupId)).map((member) => ({ ...member, since: at })),
  );
  // The documents of a deleted group are no longer in it.
  await refreshMembership(tx, documentsOf(members));
  return {
    restored: documentsOf(takenOut),
    restoredGroups: restored,
    leftGroups: left,
    moved: [movedMembers({ takenOut }), movedGroups(moves)],
  };
}

export const undoAddGroups = defineUndo<AddedGroupsStep>({
  action: 'addGroups',
  revert: async (tx, { at, details }, newId) =>
    details ? revertAddedGroups(tx, newId, details, at) : { restored: [] },
});

export const groupChanges = defineReversal<{ readonly groups: GroupMoves }>({
  nothing: movedGroups(noGroupMoves).stored,
  revert: async (tx, { groups = noGroupMoves }, at, newId) => {
    const { restored, left, moves } = await revertGroupMoves(tx, newId, groups, at);
    return { left: [], restoredGroups: restored, leftGroups: left, moved: movedGroups(moves) };
  },
});

export const memberChanges = defineReversal<{
  readonly putBack: readonly StoredMember[];
  readonly takenOut: readonly StoredMember[];
}>({
  nothing: movedMembers({}).stored,
  revert: async (tx, before) => {
    const putBack = await restoreMembers(tx, dated(before.takenOut));
    const takenOut = await revertMembers(tx, dated(before.putBack));
    const key = ({ groupId, documentId }: Member) => JSON.stringify([groupId, documentId]);
    const moved = new Set([...putBack, ...takenOut].map(key));
    return {
      left: [...dated(before.putBack), ...dated(before.takenOut)].flatMap((each) =>
        moved.has(key(each)) ? [] : [each.documentId],
      ),
      moved: movedMembers({ putBack, takenOut }),
    };
  },
});
