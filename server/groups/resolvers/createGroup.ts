// Mutation.createGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { presentGroup } from '../presentGroup.ts';
import { readNewGroup } from '../readInput.ts';
import { createGroup as create } from '../writeGroups.ts';

export const createGroup: NonNullable<MutationResolvers['createGroup']> = async (_root, { input }, context) => {
  const { library, newId } = context;
  const group = readNewGroup(input);
  return presentGroup(await changeGroups(library, (tx) => create(tx, newId, group, input.parentId)));
};
