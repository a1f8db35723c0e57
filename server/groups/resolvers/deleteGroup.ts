// Mutation.deleteGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeLibrary } from '../../documents/tidy.ts';
import { deleteGroup as remove } from '../deleteGroups.ts';

export const deleteGroup: NonNullable<MutationResolvers['deleteGroup']> = async (_root, { input }, { library }) => {
  await changeLibrary(library, (tx) => remove(tx, input.id));
  return { __typename: 'DeleteGroupPayload', id: input.id };
};
