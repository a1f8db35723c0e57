// Removes from the source what a move has copied: documents go to its trash, and groups are deleted. It runs after everything is in the target.
import sql, { join } from 'sql-template-tag';
import type { LibraryReader, LibraryWriter, WritableLibrary } from '../library/library.ts';
import { PartlyStored } from '../database/database.ts';
import type { NewId } from '../edges.ts';
import { deleteGroup } from '../groups/deleteGroups.ts';
import { noGroupMoves } from '../groups/groupMoves.ts';
import { fingerprintOfAll } from '../groups/groupRow.ts';
import { findGroups, readGroupTree } from '../groups/readGroups.ts';
import { movedGroups } from '../groups/undoGroups.ts';
import { writeLibrary } from '../library/maintenance.ts';
import { findReversal, undoReversal } from '../library/reversal.ts';
import { trashDocuments } from '../library/trash.ts';
import type { NewStep } from '../library/undo.ts';
import { moveStep, undoTrash } from '../library/undoMoves.ts';
import { isRemembered, partId, rememberStep, undoStep } from '../library/undoSteps.ts';
import { largestWrite, revertParts } from '../list/writeParts.ts';
import type { CopiedDocument, CopiedGroup, CopyStep } from './copiedStep.ts';

export interface MoveToWrite {
  readonly source: WritableLibrary;
  readonly target: WritableLibrary;
  readonly steps: readonly CopyStep[];
  /** The id of the step in the target. */
  readonly undo: string;
  readonly canContinue: boolean;
  /** After how many documents it stops; the rest is left to the next request. */
  readonly stopAfter: number;
  readonly newId: NewId;
}

/** The id of the step in the source, by that of the step in the target: a retry has to find it. */
export function moveStepId(undo: string): string {
  return `${undo}-moved`;
}

/** A part of the move. The first one is empty (beginMove), the last one deletes the groups, and the others move documents to the trash. */
interface MovedPart {
  readonly document_ids: readonly string[];
  readonly details: { readonly reversal?: { readonly groups?: { readonly deleted: readonly string[] } } } | null;
}

/**
 * Stores the first, empty part of the step in the source, before anything is copied: so every answer names the step, and a person whose later answers are
 * lost can still undo the whole move.
 */
export async function beginMove(source: WritableLibrary, undo: string): Promise<void> {
  const id = moveStepId(undo);
  await writeLibrary(source, async (tx) => {
    if (!(await isRemembered(tx, id))) await rememberStep(tx, () => id, moveStep(undoTrash, []));
  });
}

/** The parts written so far. */
function findMoved(source: LibraryReader, undo: string): Promise<MovedPart[]> {
  const step = moveStepId(undo);
  return source.query(
    (libraryId) => sql`
      select document_ids, details from undo_steps
      where library_id = ${libraryId} and (id = ${step} or (id > ${`${step}/`} and id < ${`${step}0`})) order by id`,
  );
}

/** How many documents were moved to the trash of the source, and how many named groups were deleted; null if the move has not begun. */
export async function countMoved(
  source: LibraryReader,
  undo: string,
): Promise<{ documents: number; groups: number } | null> {
  const parts = await findMoved(source, undo);
  if (parts.length === 0) return null;
  return {
    documents: parts.reduce((sum, { document_ids }) => sum + document_ids.length, 0),
    groups: parts.reduce((sum, { details }) => sum + (details?.reversal?.groups?.deleted.length ?? 0), 0),
  };
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

/** Those whose copies are still in the target, with those of all their descendants. */
async function findWithCopies(target: LibraryReader, groups: readonly CopiedGroup[]): Promise<CopiedGroup[]> {
  const rows = await findGroups(target, [...new Set(groups.flatMap(({ targetIds }) => targetIds))]);
  const existing = new Set(rows.map(({ id }) => id));
  return groups.filter(({ targetIds }) => targetIds.length > 0 && targetIds.every((id) => existing.has(id)));
}

/** The groups that contain documents by hand which are not in the trash. */
async function findFilled(library: LibraryReader): Promise<ReadonlySet<string>> {
  const rows = await library.query<{ group_id: string }>(
    (libraryId) => sql`
      select distinct m.group_id from group_members m
      join groups g on g.library_id = ${libraryId} and g.id = m.group_id
      join documents d on d.library_id = ${libraryId} and d.id = m.document_id
      where m.library_id = ${libraryId} and g.kind = 'explicit' and g.deleted_at is null and d.state = 'active'`,
  );
  return new Set(rows.map(({ group_id }) => group_id));
}

/** Deletes groups that are as they were copied, with all their descendants. A group stays if a document stays that is in it by hand. */
async function deleteGroups(tx: LibraryWriter, groups: readonly CopiedGroup[]): Promise<NewStep> {
  const tree = await readGroupTree(tx);
  const isFilled = await findFilled(tx);
  const deleted: string[] = [];
  for (const { id, fingerprint } of groups) {
    const row = tree.find(id);
    const rows = row ? [row, ...tree.below(id)] : [];
    if (fingerprintOfAll(rows) !== fingerprint || rows.some((each) => isFilled.has(each.id))) continue;
    await deleteGroup(tx, id);
    deleted.push(id);
  }
  return (await findReversal(tx, [], [movedGroups({ ...noGroupMoves, deleted })])) ?? undoReversal.step([], null);
}

/**
 * After beginMove: removes the copied documents and groups from the source, at most until it has to stop, and says whether everything is removed. A retry goes on after what
 * was removed before.
 */
export async function writeMove(move: MoveToWrite): Promise<boolean> {
  const { source, target, steps, undo, canContinue, stopAfter, newId } = move;
  const step = moveStepId(undo);
  const groups = steps.flatMap(({ namedGroups = [] }) => namedGroups);
  const copied = steps.flatMap(({ documents }) => documents.filter(({ isDuplicate }) => !isDuplicate));
  const size = largestWrite.documents;
  const partCount = Math.ceil(copied.length / size);
  let count = 0;
  try {
    // Part 0 is the empty one.
    for (let number = (await findMoved(source, undo)).length; number <= partCount; number += 1) {
      if (count >= stopAfter) return false;
      const documents = copied.slice((number - 1) * size, number * size);
      count += documents.length;
      const part = await findWithCopy(target, documents);
      const id = partId(step, number);
      await writeLibrary(source, async (tx) => {
        if (!(await isRemembered(tx, id))) await rememberStep(tx, () => id, await trashCopied(tx, part));
      });
    }
    if (groups.length === 0) return true;
    const withCopies = await findWithCopies(target, groups);
    const id = partId(step, partCount + 1);
    await writeLibrary(source, async (tx) => {
      if (!(await isRemembered(tx, id))) await rememberStep(tx, () => id, await deleteGroups(tx, withCopies));
    });
    return true;
  } catch (error) {
    // Names the step of the source: undoing only that of the target would leave no copy and no original outside the trash.
    if (canContinue) throw new PartlyStored(step, error);
    if ((await countMoved(source, undo)) !== null) {
      const { leftCount } = await undoStep(source.unlimited(), newId, step);
      if (leftCount > 0) throw new PartlyStored(step, error);
    }
    throw await revertParts(target, newId, undo, error);
  }
}
