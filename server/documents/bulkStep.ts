// What all bulk mutations have in common: a selection, one transaction, a count, and a step to take back.
import type { Sql } from 'sql-template-tag';
import type { DocumentSelection, DocumentsChangedPayload } from '../__generated__/resolverTypes.ts';
import type { LibraryWriter } from '../database/library.ts';
import type { Context } from '../graphql/context.ts';
import { askingFor, checkSelection, readSelection, selectionSql } from './selection.ts';
import { changeLibrary } from './tidy.ts';
import { type UndoableAction, rememberStep } from './undoSteps.ts';

/** Changes what is selected by `change`, which answers the ids of what it changed. */
export async function changeSelected(
  { library, newId }: Pick<Context, 'library' | 'newId'>,
  input: DocumentSelection,
  action: UndoableAction,
  change: (tx: LibraryWriter, where: (ownerId: string) => Sql) => Promise<string[]>,
): Promise<DocumentsChangedPayload> {
  const selection = await readSelection(library, input, ['input', 'selection']);
  return changeLibrary(library, async (tx) => {
    await checkSelection(tx, selection);
    const ids = await askingFor(selection, () => change(tx, (ownerId) => selectionSql(ownerId, selection)));
    const undo = await rememberStep(tx, newId, action, ids);
    return { __typename: 'DocumentsChangedPayload', count: ids.length, undo };
  });
}
