// Mutation.updateGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { presentGroup } from '../presentGroup.ts';
import { readGroupPatch } from '../readInput.ts';
import { updateGroup as update } from '../writeGroups.ts';

export const updateGroup: NonNullable<MutationResolvers['updateGroup']> = async (_root, { input }, context) => {
  const { library, newId } = context;
  const patch = readGroupPatch(input);
  return presentGroup(await changeGroups(library, (tx) => update(tx, newId, input.id, patch)));
};
