// Mutation.moveGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeLibrary } from '../../documents/tidy.ts';
import { presentGroup } from '../presentGroup.ts';
import { moveGroup as move, requireGroup } from '../writeGroups.ts';

export const moveGroup: NonNullable<MutationResolvers['moveGroup']> = async (_root, { input }, { library }) => {
  const { id, parentId = null, before = null } = input;
  const row = await changeLibrary(library, async (tx) => {
    await move(tx, await requireGroup(tx, id, ['input', 'id']), { parentId, before });
    return requireGroup(tx, id, ['input', 'id']);
  });
  return presentGroup(row);
};
