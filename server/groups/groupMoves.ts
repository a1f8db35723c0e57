// The groups that a step added, deleted and changed, and how to undo that.
import type { LibraryWriter } from '../library/library.ts';
import type { NewId } from '../edges.ts';
import { type ChangedGroup, revertChanges } from './changedGroups.ts';
import { restoreGroups } from './deleteGroups.ts';
import { asMade, type MadeGroup } from './groupRow.ts';
import { findGroups } from './readGroups.ts';
import { revertGroups } from './revertGroups.ts';

export interface GroupMoves {
  readonly made: readonly MadeGroup[];
  /** The topmost groups of the deleted trees. */
  readonly deleted: readonly string[];
  /** The changed groups, in the order of the changes. */
  readonly changed: readonly ChangedGroup[];
}

/** The result of an undo: groups that are completely restored, the others, and the changes that the undo made. */
export interface RevertedGroupMoves {
  readonly restored: readonly string[];
  readonly left: readonly string[];
  readonly moves: GroupMoves;
}

/** A step that did nothing to groups. */
export const noGroupMoves: GroupMoves = { made: [], deleted: [], changed: [] };

/** Undoes a step of the time `at`, except what was changed since. */
export async function revertGroupMoves(
  tx: LibraryWriter,
  newId: NewId,
  moves: GroupMoves,
  at: Date,
): Promise<RevertedGroupMoves> {
  const changes = await revertChanges(tx, newId, moves.changed);
  const brought = await restoreGroups(tx, moves.deleted);
  const taken = await revertGroups(tx, moves.made, at);
  return {
    restored: [...changes.restored, ...brought.restored, ...taken.gone],
    left: [...changes.left, ...brought.left, ...taken.left],
    moves: {
      made: (await findGroups(tx, brought.restored)).map(asMade),
      deleted: taken.tops,
      changed: changes.changed,
    },
  };
}
