// Mutation.deleteGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { deleteGroup as remove } from '../deleteGroups.ts';
import { noGroupMoves } from '../groupMoves.ts';
import { asGroupStep, readStepId } from '../groupStep.ts';

export const deleteGroup: NonNullable<MutationResolvers['deleteGroup']> = async (
  _root,
  { input: { id }, step },
  { library },
) => {
  const stepId = readStepId(step);
  await changeGroups(library, (tx) =>
    asGroupStep(tx, stepId, async () => {
      await remove(tx, id);
      return { groups: { ...noGroupMoves, deleted: [id] } };
    }),
  );
  return { __typename: 'DeleteGroupPayload', id };
};
