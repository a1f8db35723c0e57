// Mutation.createGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeLibrary } from '../../documents/tidy.ts';
import { presentGroup } from '../presentGroup.ts';
import { readNewGroup } from '../readInput.ts';
import { createGroup as create } from '../writeGroups.ts';

export const createGroup: NonNullable<MutationResolvers['createGroup']> = async (_root, { input }, context) => {
  const { library, newId } = context;
  const group = readNewGroup(input);
  return presentGroup(await changeLibrary(library, (tx) => create(tx, newId, group, input.parentId)));
};
