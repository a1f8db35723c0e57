// What all moves of a selection have in common, into the trash, out of it and out of the library: one transaction, a count, and a step to take back.
import type { Sql } from 'sql-template-tag';
import type { DocumentSelection, DocumentsChangedPayload } from '../__generated__/resolverTypes.ts';
import type { LibraryWriter } from '../database/library.ts';
import type { Context } from '../graphql/context.ts';
import { askingFor, checkSelection, readSelection, selectionSql } from './selection.ts';
import { changeLibrary } from './tidy.ts';
import { storedMoves } from './takeBackMoves.ts';
import { idsOf, type MovedDocument } from './trash.ts';
import { rememberStep } from './undoSteps.ts';

/** Moves what is selected by `move`, which answers what it moved. */
export async function moveSelected(
  { library, newId }: Pick<Context, 'library' | 'newId'>,
  input: DocumentSelection,
  action: 'trash' | 'restore' | 'purge',
  move: (tx: LibraryWriter, where: (ownerId: string) => Sql) => Promise<MovedDocument[]>,
): Promise<DocumentsChangedPayload> {
  const selection = await readSelection(library, input, ['input', 'selection']);
  return changeLibrary(library, async (tx) => {
    await checkSelection(tx, selection);
    const moved = await askingFor(selection, () => move(tx, (ownerId) => selectionSql(ownerId, selection)));
    const undo = await rememberStep(
      tx,
      newId,
      action,
      idsOf(moved),
      action === 'purge' ? null : { moves: storedMoves(moved) },
    );
    return { __typename: 'DocumentsChangedPayload', count: moved.length, undo };
  });
}
