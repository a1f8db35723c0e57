// What a step has done to groups: brought some, taken some away, changed some. And the way back from it.
import type { LibraryWriter } from '../library/library.ts';
import type { NewId } from '../edges.ts';
import { type ChangedGroup, revertChanges } from './changedGroups.ts';
import { restoreGroups } from './deleteGroups.ts';
import { asMade, type MadeGroup } from './groupRow.ts';
import { findGroups } from './readGroups.ts';
import { revertGroups } from './revertGroups.ts';

export interface GroupMoves {
  readonly made: readonly MadeGroup[];
  /** Those at the top of what was deleted. */
  readonly deleted: readonly string[];
  /** In the order in which they were changed. */
  readonly changed: readonly ChangedGroup[];
}

/** What came of taking it back: the groups that are again as they were, the others, and what was done by it in turn. */
export interface RevertedGroupMoves {
  readonly restored: readonly string[];
  readonly left: readonly string[];
  readonly moves: GroupMoves;
}

/** Nothing was done. */
export const noGroupMoves: GroupMoves = { made: [], deleted: [], changed: [] };

/** Takes it back, as far as nobody has changed the same since. `at` is its moment. */
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
