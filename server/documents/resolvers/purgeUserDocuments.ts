// Mutation.purgeUserDocuments
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeSelected } from '../bulkStep.ts';
import { purgeDocuments } from '../trash.ts';

export const purgeUserDocuments: NonNullable<MutationResolvers['purgeUserDocuments']> = (_root, { input }, context) =>
  changeSelected(context, input.selection, 'purge', purgeDocuments);
