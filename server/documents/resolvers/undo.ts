// Mutation.undo
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeLibrary } from '../tidy.ts';
import { undoStep } from '../undoSteps.ts';

export const undo: NonNullable<MutationResolvers['undo']> = async (_root, { input }, { library, newId }) => {
  const outcome = await changeLibrary(library, (tx) => undoStep(tx, newId, input.id));
  return { __typename: 'UndoPayload', ...outcome, left: [...outcome.left] };
};
