// Mutation.addDocumentsToGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeMembership } from '../membership.ts';

export const addDocumentsToGroup: NonNullable<MutationResolvers['addDocumentsToGroup']> = (_root, { input }, context) =>
  changeMembership(context, input, 'addToGroup');
