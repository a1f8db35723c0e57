// What each feature registers for libraries. The server, its tests and its tools open libraries with it; nothing registers itself.
import type { LibraryFeatures } from './database/libraryWriter.ts';
import { undoAddDocuments } from './documents/addedStep.ts';
import { setMoves, undoMarkDistinct, undoMerge } from './duplicates/undoDuplicates.ts';
import {
  groupChanges,
  memberChanges,
  undoAddGroups,
  undoAddToGroup,
  undoRemoveFromGroup,
} from './groups/undoGroups.ts';
import { undoReversal } from './library/reversal.ts';
import { createUndoRegistry } from './library/undo.ts';
import { undoEdit } from './library/undoEdits.ts';
import { libraryPartMoves } from './library/undoLibraryParts.ts';
import { documentMoves, undoPurge, undoRestore, undoTrash } from './library/undoMoves.ts';

export const features: LibraryFeatures = {
  undo: createUndoRegistry(
    [
      undoTrash,
      undoRestore,
      undoPurge,
      undoEdit,
      undoReversal,
      undoAddDocuments,
      undoMerge,
      undoMarkDistinct,
      undoAddGroups,
      undoAddToGroup,
      undoRemoveFromGroup,
    ],
    // Groups come back before their members do.
    [documentMoves, groupChanges, memberChanges, setMoves, libraryPartMoves],
  ),
};
