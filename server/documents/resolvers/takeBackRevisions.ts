// Mutation.takeBackRevisions
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { keptChanges } from '../history.ts';
import { changeLibrary } from '../tidy.ts';
import { takeBackRevisions as takeBack } from '../undoSteps.ts';

export const takeBackRevisions: NonNullable<MutationResolvers['takeBackRevisions']> = async (
  _root,
  { input: { id, revisions } },
  { library, newId },
) => {
  if (revisions.length === 0 || revisions.length > keptChanges) {
    throw badUserInput([{ path: ['input', 'revisions'], message: `Give 1 to ${keptChanges} revisions.` }]);
  }
  const outcome = await changeLibrary(library, (tx) => takeBack(tx, newId, id, revisions));
  return { __typename: 'UndoPayload', ...outcome, left: [...outcome.left] };
};
