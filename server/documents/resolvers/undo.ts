// Mutation.undo
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { undoStep } from '../undoSteps.ts';

export const undo: NonNullable<MutationResolvers['undo']> = async (_root, { input }, { library, newId }) => {
  const outcome = await undoStep(library, newId, input.id);
  return { __typename: 'UndoPayload', ...outcome, left: [...outcome.left] };
};
