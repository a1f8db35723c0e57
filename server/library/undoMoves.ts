// Defines the undo of moves to the trash and out of it.
import type { Moved } from './library.ts';
import { movesAt, revertMoves, storedMoves, type StoredMove } from './revertMoves.ts';
import { idsOf, type MovedDocument } from './trash.ts';
import { defineReversal, type DefinedUndo, defineUndo, type NewStep } from './undo.ts';

/** The stored details of a step that moves documents; old steps have no details. */
interface MoveStep {
  readonly moves: readonly StoredMove[];
}

/** The documents that an undo moved to the trash, and out of it. */
export function movedDocuments(moved: {
  readonly toTrash?: readonly MovedDocument[];
  readonly toLibrary?: readonly MovedDocument[];
}): Moved {
  const stored = { trashed: storedMoves(moved.toTrash), restored: storedMoves(moved.toLibrary) };
  const documentIds = [...stored.trashed, ...stored.restored].map(({ id }) => id);
  return { stored, documentIds, isNothing: documentIds.length === 0 };
}

/** The step of a move of documents. */
export function moveStep(undo: DefinedUndo<MoveStep>, moved: readonly MovedDocument[]): NewStep {
  return undo.step(idsOf(moved), { moves: storedMoves(moved) });
}

export const undoTrash = defineUndo<MoveStep>({
  action: 'trash',
  revert: async (tx, { ids, at, details }) => {
    const toLibrary = await revertMoves(tx, 'active', details?.moves ?? movesAt(at, ids));
    return { restored: idsOf(toLibrary), moved: [movedDocuments({ toLibrary })] };
  },
});

export const undoRestore = defineUndo<MoveStep>({
  action: 'restore',
  revert: async (tx, { ids, at, details }) => {
    const toTrash = await revertMoves(tx, 'trashed', details?.moves ?? movesAt(at, ids));
    return { restored: idsOf(toTrash), moved: [movedDocuments({ toTrash })] };
  },
});

/** Purged documents cannot be restored. */
export const undoPurge = defineUndo<never>({ action: 'purge', revert: () => Promise.resolve({ restored: [] }) });

interface StoredMoves {
  /** The moves; old steps have only ids. */
  readonly trashed: readonly (StoredMove | string)[];
  readonly restored: readonly (StoredMove | string)[];
}

export const documentMoves = defineReversal<StoredMoves>({
  nothing: movedDocuments({}).stored,
  revert: async (tx, { trashed = [], restored = [] }, at) => {
    const moves = (stored: readonly (StoredMove | string)[]) =>
      stored.flatMap((move) => (typeof move === 'string' ? movesAt(at, [move]) : move));
    const toLibrary = await revertMoves(tx, 'active', moves(trashed));
    const toTrash = await revertMoves(tx, 'trashed', moves(restored));
    const movedBack = new Set(idsOf([...toLibrary, ...toTrash]));
    return {
      left: moves([...trashed, ...restored]).flatMap(({ id }) => (movedBack.has(id) ? [] : [id])),
      moved: movedDocuments({ toTrash, toLibrary }),
    };
  },
});
