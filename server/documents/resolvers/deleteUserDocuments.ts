// Mutation.deleteUserDocuments
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeSelected } from '../bulkStep.ts';
import { trashDocuments } from '../trash.ts';

export const deleteUserDocuments: NonNullable<MutationResolvers['deleteUserDocuments']> = (_root, { input }, context) =>
  changeSelected(context, input.selection, 'trash', trashDocuments);
