// Defines the undo of library parts that an import adds: comments, macros and the like.
import type { Moved } from './library.ts';
import { addLibraryParts, removeLibraryParts, type StoredPart } from './libraryParts.ts';
import { defineReversal } from './undo.ts';

interface PartMoves {
  readonly added: readonly StoredPart[];
  readonly removed: readonly StoredPart[];
}

/** The library parts that an undo added and removed. */
export function movedLibraryParts(parts: PartMoves): Moved {
  return { stored: { parts }, documentIds: [], isNothing: parts.added.length === 0 && parts.removed.length === 0 };
}

const nothing = movedLibraryParts({ added: [], removed: [] });

export const libraryPartMoves = defineReversal<{ readonly parts: PartMoves }>({
  nothing: nothing.stored,
  revert: async (tx, { parts }) => {
    if (!parts) return { left: [], moved: nothing };
    const added = await addLibraryParts(tx, parts.removed);
    const removed = await removeLibraryParts(tx, parts.added);
    return { left: [], moved: movedLibraryParts({ added, removed }) };
  },
});
