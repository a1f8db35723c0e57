// Mutation.purgeUserDocuments
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { moveSelected } from '../moveSelected.ts';
import { purgeDocuments } from '../trash.ts';

export const purgeUserDocuments: NonNullable<MutationResolvers['purgeUserDocuments']> = (_root, { input }, context) =>
  moveSelected(context, input.selection, 'purge', purgeDocuments);
