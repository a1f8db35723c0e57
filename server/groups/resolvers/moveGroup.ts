// Mutation.moveGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { presentGroup } from '../presentGroup.ts';
import { moveGroup as move, requireGroup } from '../writeGroups.ts';

export const moveGroup: NonNullable<MutationResolvers['moveGroup']> = async (_root, { input }, { library }) => {
  const { id, parentId = null, before = null } = input;
  const row = await changeGroups(library, async (tx) => {
    await move(tx, await requireGroup(tx, id, ['input', 'id']), { parentId, before });
    return requireGroup(tx, id, ['input', 'id']);
  });
  return presentGroup(row);
};
