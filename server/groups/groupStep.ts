// Runs a change of groups as a step that can be undone. The client chooses the id of the step.
import sql from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from '../library/library.ts';
import { idForm } from '../library/documentRow.ts';
import { findReversal, undoReversal } from '../library/reversal.ts';
import { isRemembered, rememberStep } from '../library/undoSteps.ts';
import { badUserInput } from '../graphql/errors.ts';
import { type GroupMoves, noGroupMoves } from './groupMoves.ts';
import type { DatedMember } from './members.ts';
import { type MemberChanges, movedGroups, movedMembers } from './undoGroups.ts';

/** The changes of a step to groups and their members. */
export interface GroupStep extends MemberChanges {
  readonly groups?: GroupMoves;
}

/** The step id that a request has chosen; throws `BAD_USER_INPUT` if it is invalid. */
export function readStepId(id: string | null | undefined): string | null {
  if (id == null || idForm.test(id)) return id ?? null;
  const message = 'A step id must have 1 to 200 characters: letters, digits, `_`, `.` and `-`.';
  throw badUserInput([{ path: ['step'], message }]);
}

/** Stores the changes of this transaction as a step. A step without an id is not stored. */
export async function rememberGroupStep(tx: LibraryWriter, id: string | null, moved: GroupStep): Promise<void> {
  if (id === null) return;
  const done = await findReversal(tx, [], [movedMembers(moved), movedGroups(moved.groups ?? noGroupMoves)]);
  await rememberStep(tx, () => id, done ?? undoReversal.step([], null));
}

/** Runs `change`, and stores the changes that it returns as a step. Does nothing if a step with this id exists, so that retrying is safe. */
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
    (libraryId) =>
      sql`select document_id, since from group_members where library_id = ${libraryId} and group_id = ${groupId}`,
  );
  return new Map(rows.map(({ document_id, since }) => [document_id, { groupId, documentId: document_id, since }]));
}

/** Runs `change`, and returns which documents it added to the group by hand and which it removed. */
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
