// Mutation.deleteGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { deleteGroup as remove } from '../deleteGroups.ts';

export const deleteGroup: NonNullable<MutationResolvers['deleteGroup']> = async (_root, { input }, { library }) => {
  await changeGroups(library, (tx) => remove(tx, input.id));
  return { __typename: 'DeleteGroupPayload', id: input.id };
};
