// Moving documents to the trash and back, and deleting them permanently.
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { moveSelected } from '../moveSelected.ts';
import { purgeDocuments, restoreDocuments, trashDocuments } from '../../library/trash.ts';

export const deleteUserDocuments: NonNullable<MutationResolvers['deleteUserDocuments']> = (_root, { input }, context) =>
  moveSelected(context, input.selection, 'trash', trashDocuments);

export const restoreUserDocuments: NonNullable<MutationResolvers['restoreUserDocuments']> = (
  _root,
  { input },
  context,
) => moveSelected(context, input.selection, 'restore', restoreDocuments);

export const purgeUserDocuments: NonNullable<MutationResolvers['purgeUserDocuments']> = (_root, { input }, context) =>
  moveSelected(context, input.selection, 'purge', purgeDocuments);
