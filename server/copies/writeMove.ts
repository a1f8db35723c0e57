// Removes from the source what a move has copied: documents go to its trash, and groups are deleted. It runs after everything is in the target.
import sql, { join } from 'sql-template-tag';
import type { LibraryReader, LibraryWriter, WritableLibrary } from '../library/library.ts';
import { PartlyStored } from '../database/database.ts';
import type { NewId } from '../edges.ts';
import { deleteGroup } from '../groups/deleteGroups.ts';
import { noGroupMoves } from '../groups/groupMoves.ts';
import { findGroup } from '../groups/readGroups.ts';
import { movedGroups } from '../groups/undoGroups.ts';
import { writeLibrary } from '../library/maintenance.ts';
import { findReversal, undoReversal } from '../library/reversal.ts';
import { trashDocuments } from '../library/trash.ts';
import type { NewStep } from '../library/undo.ts';
import { moveStep, undoTrash } from '../library/undoMoves.ts';
import { isRemembered, partId, rememberStep, undoStep } from '../library/undoSteps.ts';
import { largestWrite, revertParts } from '../list/writeParts.ts';
import type { CopiedDocument, CopyStep } from './copiedStep.ts';

export interface MoveToWrite {
  readonly source: WritableLibrary;
  readonly target: WritableLibrary;
  readonly steps: readonly CopyStep[];
  /** The id of the step in the target. */
  readonly undo: string;
  readonly canContinue: boolean;
  readonly newId: NewId;
}

/** The id of the step in the source, by that of the step in the target: a retry has to find it. */
export function moveStepId(undo: string): string {
  return `${undo}-moved`;
}

/** The parts written so far, with the documents that each moved to the trash. */
function findMoved(source: LibraryReader, undo: string): Promise<{ id: string; document_ids: string[] }[]> {
  const step = moveStepId(undo);
  return source.query(
    (libraryId) => sql`
      select id, document_ids from undo_steps
      where library_id = ${libraryId} and (id = ${step} or (id > ${`${step}/`} and id < ${`${step}0`})) order by id`,
  );
}

/** How many documents were moved to the trash of the source; null if the move has not begun. */
export async function countMoved(source: LibraryReader, undo: string): Promise<number | null> {
  const parts = await findMoved(source, undo);
  return parts.length === 0 ? null : parts.reduce((sum, { document_ids }) => sum + document_ids.length, 0);
}

/** Those whose copies are still in the target outside its trash. */
async function findWithCopy(target: LibraryReader, documents: readonly CopiedDocument[]): Promise<CopiedDocument[]> {
  const rows = await target.query<{ id: string }>(
    (libraryId) => sql`
      select id from documents
      where library_id = ${libraryId} and id = any(${documents.map(({ targetId }) => targetId)}::text[]) and state = 'active'`,
  );
  const active = new Set(rows.map(({ id }) => id));
  return documents.filter(({ targetId }) => active.has(targetId));
}

/** Moves documents to the trash that are as they were copied. */
async function trashCopied(tx: LibraryWriter, documents: readonly CopiedDocument[]): Promise<NewStep> {
  if (documents.length === 0) return moveStep(undoTrash, []);
  const asCopied = documents.map(({ id, revision }) => sql`(${id}::text, ${revision}::integer)`);
  return moveStep(undoTrash, await trashDocuments(tx, () => sql`(id, revision) in (${join(asCopied)})`));
}

/** Deletes the groups that still exist. */
async function deleteGroups(tx: LibraryWriter, ids: readonly string[]): Promise<NewStep> {
  const deleted: string[] = [];
  for (const id of ids) {
    if (!(await findGroup(tx, id))) continue;
    await deleteGroup(tx, id);
    deleted.push(id);
  }
  return (await findReversal(tx, [], [movedGroups({ ...noGroupMoves, deleted })])) ?? undoReversal.step([], null);
}

/** Removes the copied documents and groups from the source. A retry goes on after what was removed before. */
export async function writeMove({ source, target, steps, undo, canContinue, newId }: MoveToWrite): Promise<void> {
  const step = moveStepId(undo);
  const groupIds = steps.flatMap((each) => each.groupIds);
  const copied = steps.flatMap(({ documents }) => documents.filter(({ isDuplicate }) => !isDuplicate));
  try {
    const size = largestWrite.documents;
    for (let start = 0; start === 0 || start < copied.length; start += size) {
      const part = await findWithCopy(target, copied.slice(start, start + size));
      const id = partId(step, start / size);
      await writeLibrary(source, async (tx) => {
        if (!(await isRemembered(tx, id))) await rememberStep(tx, () => id, await trashCopied(tx, part));
      });
    }
    if (groupIds.length === 0) return;
    const id = partId(step, Math.max(1, Math.ceil(copied.length / size)));
    await writeLibrary(source, async (tx) => {
      if (!(await isRemembered(tx, id))) await rememberStep(tx, () => id, await deleteGroups(tx, groupIds));
    });
  } catch (error) {
    if (canContinue) throw new PartlyStored(undo, error);
    if ((await countMoved(source, undo)) !== null) {
      const { leftCount } = await undoStep(source.unlimited(), newId, step);
      if (leftCount > 0) throw new PartlyStored(step, error);
    }
    throw await revertParts(target, newId, undo, error);
  }
}
