// Mutation.moveGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { watchChange } from '../changedGroups.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { noGroupMoves } from '../groupMoves.ts';
import { asGroupStep, readStepId } from '../groupStep.ts';
import { presentGroup } from '../presentGroup.ts';
import { moveGroup as move, requireGroup } from '../writeGroups.ts';

export const moveGroup: NonNullable<MutationResolvers['moveGroup']> = async (_root, { input, step }, { library }) => {
  const { id, parentId = null, before = null } = input;
  const stepId = readStepId(step);
  const row = await changeGroups(library, async (tx) => {
    await asGroupStep(tx, stepId, async () => {
      const changed = await watchChange(tx, id, async () => {
        await move(tx, await requireGroup(tx, id, ['input', 'id']), { parentId, before });
      });
      return { groups: { ...noGroupMoves, changed: changed ? [changed] : [] } };
    });
    return requireGroup(tx, id, ['input', 'id']);
  });
  return presentGroup(row);
};
