// Mutation.deleteUserDocuments
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { moveSelected } from '../moveSelected.ts';
import { trashDocuments } from '../trash.ts';

export const deleteUserDocuments: NonNullable<MutationResolvers['deleteUserDocuments']> = (_root, { input }, context) =>
  moveSelected(context, input.selection, 'trash', trashDocuments);
