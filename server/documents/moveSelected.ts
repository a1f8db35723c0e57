// Moves a selection to the trash, out of it, or out of the library, in parts and as one step to undo.
import type { Sql } from 'sql-template-tag';
import type { DocumentSelection, DocumentsChangedPayload } from '../__generated__/resolverTypes.ts';
import type { LibraryWriter } from '../library/library.ts';
import type { Context } from '../graphql/context.ts';
import { libraryToWrite } from '../graphql/requestLibrary.ts';
import { askingFor, checkSelection, idsNamedIn, readSelection } from '../list/selection.ts';
import type { NewStep } from '../library/undo.ts';
import type { MovedDocument } from '../library/trash.ts';
import { inPart, readParts, writeParts } from '../list/writeParts.ts';

/** The documents that the input of a mutation selects. */
interface SelectedDocuments {
  readonly libraryId?: string | null | undefined;
  readonly selection: DocumentSelection;
}

/** Moves the selected documents with `move`, which returns the documents that it moved. */
export async function moveSelected(
  context: Pick<Context, 'libraries' | 'newId'>,
  { libraryId, selection: input }: SelectedDocuments,
  stepOf: (moved: readonly MovedDocument[]) => NewStep,
  move: (tx: LibraryWriter, where: (libraryId: string) => Sql) => Promise<MovedDocument[]>,
): Promise<DocumentsChangedPayload> {
  const library = await libraryToWrite(context, libraryId, idsNamedIn(input));
  return library.heavyJob(async (heavy) => {
    const selection = await readSelection(heavy, input, ['input', 'selection']);
    await checkSelection(heavy, selection);
    const parts = await askingFor(selection, () => readParts(heavy, selection));
    const done = await writeParts(heavy, context.newId, parts, async (tx, part) =>
      stepOf(await move(tx, inPart(part))),
    );
    return { __typename: 'DocumentsChangedPayload', ...done };
  });
}
