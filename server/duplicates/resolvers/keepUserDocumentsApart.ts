// Mutation.keepUserDocumentsApart
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { writeLibrary } from '../../library/maintenance.ts';
import { rememberStep } from '../../library/undoSteps.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { libraryToWrite } from '../../graphql/requestLibrary.ts';
import { checkDocuments } from '../../groups/members.ts';
import { markDistinct } from '../notDuplicates.ts';
import { undoMarkDistinct } from '../undoDuplicates.ts';

const maximumDocuments = 100;

export const keepUserDocumentsApart: NonNullable<MutationResolvers['keepUserDocumentsApart']> = async (
  _root,
  { input },
  context,
) => {
  const library = await libraryToWrite(context, input.libraryId, input.ids);
  const ids = [...new Set(input.ids)];
  if (ids.length < 2 || ids.length > maximumDocuments) {
    throw badUserInput([{ path: ['input', 'ids'], message: `Give 2 to ${maximumDocuments} documents.` }]);
  }
  return writeLibrary(library, async (tx) => {
    await checkDocuments(tx, ids);
    await markDistinct(tx, [ids]);
    const undo = await rememberStep(tx, context.newId, undoMarkDistinct.step(ids, null));
    return { __typename: 'DocumentsChangedPayload', count: ids.length, undo };
  });
};
