// Defines the undo of merges, and of marking documents as not being duplicates.
import type { Moved } from '../library/library.ts';
import { defineReversal, defineUndo } from '../library/undo.ts';
import { type DistinctSet, markDistinct, unmarkDistinct } from './notDuplicates.ts';
import { type MergeStep, revertMerge } from './mergeStep.ts';

export const undoMerge = defineUndo<MergeStep>({
  action: 'merge',
  revert: async (tx, { ids, at, details }) => (details ? revertMerge(tx, details, ids, at) : { restored: [] }),
});

/** The sets that an undo marked as not being duplicates, and those of which it removed the mark. */
export function movedSets({
  apart = [],
  together = [],
}: {
  readonly apart?: readonly DistinctSet[];
  readonly together?: readonly DistinctSet[];
}): Moved {
  const documentIds = [...apart.flat(), ...together.flat()];
  return { stored: { apart, together }, documentIds, isNothing: documentIds.length === 0 };
}

export const undoMarkDistinct = defineUndo<never>({
  action: 'tellApart',
  revert: async (tx, { ids, at }) => {
    await unmarkDistinct(tx, [ids], at);
    return { restored: ids, moved: [movedSets({ together: [ids] })] };
  },
});

interface StoredSets {
  /** Steps stored before there could be several sets have the ids of one. */
  readonly apart: readonly (DistinctSet | string)[];
  readonly together: readonly (DistinctSet | string)[];
}

function setsOf(stored: readonly (DistinctSet | string)[]): DistinctSet[] {
  const ids = stored.filter((each) => typeof each === 'string');
  return [...(ids.length > 0 ? [ids] : []), ...stored.filter((each) => typeof each !== 'string')];
}

export const setMoves = defineReversal<StoredSets>({
  nothing: movedSets({}).stored,
  revert: async (tx, stored, at) => {
    const apart = setsOf(stored.together ?? []);
    const together = setsOf(stored.apart ?? []);
    await markDistinct(tx, apart);
    await unmarkDistinct(tx, together, at);
    return { left: [], moved: movedSets({ apart, together }) };
  },
});
