// Lists what each feature registers for libraries. The server, tests and tools open libraries with this list; no feature registers itself.
import type { LibraryFeatures } from './library/library.ts';
import { undoCopy } from './copies/copiedStep.ts';
import { batchExpiry } from './documents/addedBatches.ts';
import { undoAddDocuments } from './documents/addedStep.ts';
import { duplicateKeys } from './duplicates/duplicateKeys.ts';
import { setMoves, undoMarkDistinct, undoMerge } from './duplicates/undoDuplicates.ts';
import { readGroupNames } from './groups/content/askRules.ts';
import { facetValues, groupMatches } from './groups/content/derivedContent.ts';
import { readContent } from './groups/content/readContent.ts';
import { runWithRules } from './groups/content/runWithRules.ts';
import { groupExpiry } from './groups/removeOldGroups.ts';
import {
  groupChanges,
  memberChanges,
  undoAddGroups,
  undoAddToGroup,
  undoRemoveFromGroup,
} from './groups/undoGroups.ts';
import { rememberedJournals } from './journals/journals.ts';
import { createDerivedRegistry } from './library/derived/derivedRegistry.ts';
import { undoReversal } from './library/reversal.ts';
import { createUndoRegistry } from './library/undo.ts';
import { undoEdit } from './library/undoEdits.ts';
import { libraryPartMoves } from './library/undoLibraryParts.ts';
import { documentMoves, undoPurge, undoRestore, undoTrash } from './library/undoMoves.ts';
import { sortKeyColumns } from './list/sortKeys.ts';
import { searchReader } from './search/readSearch.ts';

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
      undoCopy,
    ],
    // Groups must be restored before their members.
    [documentMoves, groupChanges, memberChanges, setMoves, libraryPartMoves],
  ),
  derived: createDerivedRegistry({
    // Raise it when any of this, or the texts of documents, is derived differently.
    version: 9,
    columns: sortKeyColumns,
    rows: [facetValues, duplicateKeys, groupMatches, rememberedJournals],
  }),
  expiries: [groupExpiry, batchExpiry],
  runWrite: runWithRules,
  conditions: { readSearch: searchReader(readGroupNames), readContent },
};
