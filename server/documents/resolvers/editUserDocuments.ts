// Mutation.editUserDocuments
import type { EditUserDocumentsInput, MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { editEach } from '../../library/editDocuments.ts';
import { undoEdit } from '../../library/undoEdits.ts';
import { readEdit } from '../readEdit.ts';
import { libraryToWrite } from '../../graphql/requestLibrary.ts';
import { askingFor, checkSelection, idsNamedIn, readSelection } from '../../list/selection.ts';
import { checkRoomToEdit, readParts, writeParts } from '../../list/writeParts.ts';

/** The approximate number of bytes of text that the edit adds to each document. */
function textOf({ set, addKeywords }: EditUserDocumentsInput): number {
  return Buffer.byteLength([set?.value ?? '', ...(addKeywords ?? [])].join(' '));
}

export const editUserDocuments: NonNullable<MutationResolvers['editUserDocuments']> = async (
  _root,
  { input },
  context,
) => {
  const library = await libraryToWrite(context, input.libraryId, idsNamedIn(input.selection));
  const edit = readEdit(input);
  return library.heavyJob(async (heavy) => {
    const selection = await readSelection(heavy, input.selection, ['input', 'selection']);
    await checkSelection(heavy, selection);
    await askingFor(selection, () => checkRoomToEdit(heavy, selection, { text: textOf(input) }));
    const parts = await askingFor(selection, () => readParts(heavy, selection));
    const done = await writeParts(heavy, context.newId, parts, async (tx, ids) => {
      const edited = await editEach(tx, ids, edit);
      return undoEdit.step(
        edited.map(([id]) => id),
        { edited },
      );
    });
    return { __typename: 'DocumentsChangedPayload', ...done };
  });
};
