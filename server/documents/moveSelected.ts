// Moves a selection to the trash, out of it, or out of the library, in parts and as one step to undo.
import type { Sql } from 'sql-template-tag';
import type { DocumentSelection, DocumentsChangedPayload } from '../__generated__/resolverTypes.ts';
import type { LibraryWriter } from '../library/library.ts';
import type { Context } from '../graphql/context.ts';
import { askingFor, checkSelection, readSelection } from '../list/selection.ts';
import type { NewStep } from '../library/undo.ts';
import type { MovedDocument } from '../library/trash.ts';
import { inPart, readParts, writeParts } from '../list/writeParts.ts';

/** Moves the selected documents with `move`, which returns the documents that it moved. */
export function moveSelected(
  { library, newId }: Pick<Context, 'library' | 'newId'>,
  input: DocumentSelection,
  stepOf: (moved: readonly MovedDocument[]) => NewStep,
  move: (tx: LibraryWriter, where: (libraryId: string) => Sql) => Promise<MovedDocument[]>,
): Promise<DocumentsChangedPayload> {
  return library.heavyJob(async (heavy) => {
    const selection = await readSelection(heavy, input, ['input', 'selection']);
    await checkSelection(heavy, selection);
    const parts = await askingFor(selection, () => readParts(heavy, selection));
    const done = await writeParts(heavy, newId, parts, async (tx, part) => stepOf(await move(tx, inPart(part))));
    return { __typename: 'DocumentsChangedPayload', ...done };
  });
}
