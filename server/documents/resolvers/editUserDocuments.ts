// Mutation.editUserDocuments
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { editEach } from '../editDocuments.ts';
import { readEdit } from '../readEdit.ts';
import { askingFor, checkSelection, readSelection } from '../selection.ts';
import { readParts, writeParts } from '../writeParts.ts';

export const editUserDocuments: NonNullable<MutationResolvers['editUserDocuments']> = async (
  _root,
  { input },
  { library, newId },
) => {
  const edit = readEdit(input);
  return library.heavyJob(async (heavy) => {
    const selection = await readSelection(heavy, input.selection, ['input', 'selection']);
    await checkSelection(heavy, selection);
    const parts = await askingFor(selection, () => readParts(heavy, selection));
    const done = await writeParts(heavy, newId, parts, async (tx, ids) => {
      const edited = await editEach(tx, ids, edit);
      return { action: 'edit', ids: edited.map(([id]) => id), details: { edited } };
    });
    return { __typename: 'DocumentsChangedPayload', ...done };
  });
};
