// Mutation.removeDocumentsFromGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeMembership } from '../membership.ts';

export const removeDocumentsFromGroup: NonNullable<MutationResolvers['removeDocumentsFromGroup']> = (
  _root,
  { input },
  context,
) => changeMembership(context, input, 'removeFromGroup');
