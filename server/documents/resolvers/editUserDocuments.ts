// Mutation.editUserDocuments
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { editDocuments } from '../editDocuments.ts';
import { readEdit } from '../readEdit.ts';
import { checkSelection, readSelection, selectionSql } from '../selection.ts';
import { changeLibrary } from '../tidy.ts';
import { rememberStep } from '../undoSteps.ts';

export const editUserDocuments: NonNullable<MutationResolvers['editUserDocuments']> = async (
  _root,
  { input },
  { library, newId },
) => {
  const edit = readEdit(input);
  const selection = await readSelection(library, input.selection, ['input', 'selection']);
  return changeLibrary(library, async (tx) => {
    await checkSelection(tx, selection);
    const edited = await editDocuments(tx, (ownerId) => selectionSql(ownerId, selection), edit);
    const ids = edited.map(([id]) => id);
    const undo = await rememberStep(tx, newId, 'edit', ids, { edited });
    return { __typename: 'DocumentsChangedPayload', count: ids.length, undo };
  });
};
