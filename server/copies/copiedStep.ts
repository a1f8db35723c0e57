// Defines the undo of copies in the target: the copies go to the trash unless they were changed since, and new groups are removed. The steps
// also remember what was copied, so that a retry of the request copies nothing twice.
import sql from 'sql-template-tag';
import { type AddedDocumentsStep, revertAdded } from '../documents/addedStep.ts';
import { type AddedGroupsStep, revertAddedGroups } from '../groups/undoGroups.ts';
import type { LibraryReader, LibraryWriter, Reverted } from '../library/library.ts';
import type { NewId } from '../edges.ts';
import { defineUndo } from '../library/undo.ts';
import { partId } from '../library/undoSteps.ts';
import type { KeyInTarget, OpenReference } from './keyReferences.ts';

/** A document of the source, and the one in the target: its copy, or a duplicate that was there already. */
export interface CopiedDocument {
  readonly id: string;
  /** The revision that was copied. */
  readonly revision: number;
  readonly targetId: string;
  readonly isDuplicate: boolean;
}

/** A topmost group that a request named, with what a move has to know before it deletes the group. */
export interface CopiedGroup {
  readonly id: string;
  /** The fingerprint of the group with its descendants, as they were copied (fingerprintOfAll). */
  readonly fingerprint: string;
  /** The groups of the target that the group and its descendants became, or were joined with. */
  readonly targetIds: readonly string[];
}

/** The stored data of one part of a copy. */
export interface CopyStep extends AddedDocumentsStep, AddedGroupsStep {
  readonly documents: readonly CopiedDocument[];
  readonly newKeyCount: number;
  /** Citation keys that changed or that duplicates have, so that references in later parts follow them. Steps of older versions have none. */
  readonly keys?: readonly KeyInTarget[];
  /** Keys that these copies have only in the target, folded. Steps of older versions have none. */
  readonly newKeys?: readonly string[];
  /** References in these copies to documents that a later part may copy. Steps of older versions have none. */
  readonly open?: readonly OpenReference[];
  /** References of earlier parts that this part rewrote, or that were changed before. Steps of older versions have none. */
  readonly resolved?: readonly OpenReference[];
  /** In the last part: the groups of the source that were named and copied. Steps of older versions have none. */
  readonly namedGroups?: readonly CopiedGroup[];
  /** Whether this is the last part. */
  readonly isLast: boolean;
}

async function revertCopy(tx: LibraryWriter, newId: NewId, step: CopyStep, at: Date): Promise<Reverted> {
  const groups = await revertAddedGroups(tx, newId, step, at);
  const added = await revertAdded(tx, step, at);
  const isCopy = new Set(step.added);
  // The copies of earlier parts are counted with these.
  const isEdited = new Set(step.edited.map(([id]) => id));
  return {
    ...groups,
    // A copy that was changed since stays, even if it was taken out of the groups.
    restored: [...added.restored.filter((id) => !isEdited.has(id)), ...groups.restored.filter((id) => !isCopy.has(id))],
    touched: [...(groups.touched ?? []), ...isEdited],
    moved: [...(added.moved ?? []), ...(groups.moved ?? [])],
  };
}

export const undoCopy = defineUndo<CopyStep>({
  action: 'copy',
  revert: async (tx, { at, details }, newId) => (details ? revertCopy(tx, newId, details, at) : { restored: [] }),
});

/** The results of the parts of a copy so far, in order, from the part with the number `first` on. */
export async function findCopySteps(library: LibraryReader, undo: string, first = 0): Promise<CopyStep[]> {
  const rows = await library.query<{ details: CopyStep }>(
    // Matches the ids of parts (partId): "0" is the character after "/".
    (libraryId) => sql`
      select details from undo_steps
      where library_id = ${libraryId} and action = ${undoCopy.action}
        and id >= ${partId(undo, first)} and (id = ${undo} or (id > ${`${undo}/`} and id < ${`${undo}0`})) order by id`,
  );
  return rows.map(({ details }) => details);
}
