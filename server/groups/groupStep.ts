// A change of groups as a step that can be taken back, under an id that its maker has chosen.
import sql from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from '../library/library.ts';
import { idForm } from '../library/documentRow.ts';
import { findReversal, undoReversal } from '../library/reversal.ts';
import { isRemembered, rememberStep } from '../library/undoSteps.ts';
import { badUserInput } from '../graphql/errors.ts';
import { type GroupMoves, noGroupMoves } from './groupMoves.ts';
import type { DatedMember } from './members.ts';
import { type MemberChanges, movedGroups, movedMembers } from './undoGroups.ts';

/** What a step did to groups and their members. */
export interface GroupStep extends MemberChanges {
  readonly groups?: GroupMoves;
}

/** The id of a step that a request has chosen; throws `BAD_USER_INPUT` for one that cannot be one. */
export function readStepId(id: string | null | undefined): string | null {
  if (id == null || idForm.test(id)) return id ?? null;
  const message = 'A step id must have 1 to 200 characters: letters, digits, `_`, `.` and `-`.';
  throw badUserInput([{ path: ['step'], message }]);
}

/** Remembers what was done in this transaction. A step without an id is not remembered. */
export async function rememberGroupStep(tx: LibraryWriter, id: string | null, moved: GroupStep): Promise<void> {
  if (id === null) return;
  const done = await findReversal(tx, [], [movedMembers(moved), movedGroups(moved.groups ?? noGroupMoves)]);
  await rememberStep(tx, () => id, done ?? undoReversal.step([], null));
}

/** Makes a change, which answers what it has done, as a step: a second time nothing is done. */
export async function asGroupStep(
  tx: LibraryWriter,
  id: string | null,
  change: () => Promise<GroupStep>,
): Promise<void> {
  if (id !== null && (await isRemembered(tx, id))) return;
  await rememberGroupStep(tx, id, await change());
}

async function readMembers(library: LibraryReader, groupId: string): Promise<Map<string, DatedMember>> {
  const rows = await library.query<{ document_id: string; since: Date | null }>(
    (ownerId) =>
      sql`select document_id, since from group_members where owner_id = ${ownerId} and group_id = ${groupId}`,
  );
  return new Map(rows.map(({ document_id, since }) => [document_id, { groupId, documentId: document_id, since }]));
}

/** Does something to who is in a group by hand, and answers who was put there and who was taken out. */
export async function watchMembers(
  tx: LibraryWriter,
  groupId: string,
  change: () => Promise<void>,
): Promise<Required<MemberChanges>> {
  const before = await readMembers(tx, groupId);
  await change();
  const after = await readMembers(tx, groupId);
  return {
    putBack: [...after.values()].filter(({ documentId }) => !before.has(documentId)),
    takenOut: [...before.values()].filter(({ documentId }) => !after.has(documentId)),
  };
}
