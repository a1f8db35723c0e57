// Resolves mutations that move documents to the trash and back, or delete them permanently.
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { moveSelected } from '../moveSelected.ts';
import { moveStep, undoPurge, undoRestore, undoTrash } from '../../library/undoMoves.ts';
import { idsOf, purgeDocuments, restoreDocuments, trashDocuments } from '../../library/trash.ts';

export const deleteUserDocuments: NonNullable<MutationResolvers['deleteUserDocuments']> = (_root, { input }, context) =>
  moveSelected(context, input, (moved) => moveStep(undoTrash, moved), trashDocuments);

export const restoreUserDocuments: NonNullable<MutationResolvers['restoreUserDocuments']> = (
  _root,
  { input },
  context,
) => moveSelected(context, input, (moved) => moveStep(undoRestore, moved), restoreDocuments);

export const purgeUserDocuments: NonNullable<MutationResolvers['purgeUserDocuments']> = (_root, { input }, context) =>
  moveSelected(context, input, (moved) => undoPurge.step(idsOf(moved), null), purgeDocuments);
