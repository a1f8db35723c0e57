// Splits long writes into parts: each is a separate transaction, so that other requests are served in between, and all are one step to undo. If
// the server stops between two parts, the step consists of the parts already written.
import sql, { type Sql } from 'sql-template-tag';
import { PartlyStored } from '../database/database.ts';
import type { LibraryReader, LibraryWriter, ReadableLibrary, WritableLibrary } from '../library/library.ts';
import type { NewId } from '../edges.ts';
import { measureDocuments } from '../library/measureDocuments.ts';
import { type LargestPart, cutIntoParts } from '../work/cutIntoParts.ts';
import { type Selection, selectionSql } from './selection.ts';
import { writeLibrary } from '../library/maintenance.ts';
import type { NewStep } from '../library/undo.ts';
import { partId, rememberStep, undoStep } from '../library/undoSteps.ts';

/** The most that one transaction writes: about 100 milliseconds on the embedded engine. */
export const largestWrite: LargestPart = { documents: 100, text: 100_000 };

/** The documents of a selection, split into parts, in the order in which they were added to the library. */
export async function readParts(
  library: LibraryReader,
  selection: Selection,
  largest = largestWrite,
): Promise<string[][]> {
  const rows = await library.query<{ id: string; text: number }>(
    (libraryId) => sql`
      select id, octet_length(search_text) as text from documents
      where ${selectionSql(libraryId, selection)} and state <> 'purged' order by added, id`,
  );
  return cutIntoParts(rows, ({ text }) => text, largest).map((part) => part.map(({ id }) => id));
}

/** How much text an edit adds to each document, and which of the selected documents it changes. */
export interface EditSize {
  /** The text that is added to each document, in bytes. */
  readonly text?: number;
  /** Only documents that meet this condition are changed. */
  readonly where?: Sql;
}

/** Throws `StorageFull` if the disk has no room for the edit, which writes the whole text of the selected documents again. */
export async function checkRoomToEdit(
  library: ReadableLibrary,
  selection: Selection,
  { text = 0, where = sql`true` }: EditSize = {},
): Promise<void> {
  const all = await measureDocuments(library, (libraryId) => sql`${selectionSql(libraryId, selection)} and ${where}`);
  library.checkRoom(all.text + all.count * text);
}

/** The condition on the documents of a part. */
export function inPart(ids: readonly string[]): (libraryId: string) => Sql {
  return (libraryId) => sql`library_id = ${libraryId} and id = any(${ids}::text[])`;
}

/**
 * Writes parts as one step; if one fails, the earlier ones are reverted. `write` returns the data for reverting its part. It is called again if
 * the rule of a group took too long, so it must not have any effects except what it writes.
 */
export async function writeParts<Part>(
  library: WritableLibrary,
  newId: NewId,
  parts: readonly Part[],
  write: (tx: LibraryWriter, part: Part, number: number) => Promise<NewStep>,
): Promise<{ count: number; undo: string }> {
  const undo = newId('undo');
  let count = 0;
  for (const [number, part] of parts.entries()) {
    try {
      count += await writeLibrary(library, async (tx) => {
        const step = await write(tx, part, number);
        await rememberStep(tx, () => partId(undo, number), step);
        return step.ids.length;
      });
    } catch (error) {
      throw number === 0 ? error : await revertParts(library, newId, undo, error);
    }
  }
  return { count, undo };
}

/**
 * Reverts the parts that were written before one failed, and returns the error to throw. Parts that cannot be reverted, for example
 * because the database is gone, stay a step that can be undone later.
 */
export async function revertParts(
  library: WritableLibrary,
  newId: NewId,
  undo: string,
  error: unknown,
): Promise<unknown> {
  try {
    // Uses no budget, because the job may have used up its time.
    const { leftCount } = await undoStep(library.unlimited(), newId, undo);
    return leftCount === 0 ? error : new PartlyStored(undo, error);
  } catch {
    return new PartlyStored(undo, error);
  }
}
