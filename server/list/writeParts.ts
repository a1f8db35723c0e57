// Long writes: each part is a transaction of its own, others are served in between, and all parts are one step to undo. If the server
// ends between two parts, those already written belong to the step.
import sql, { type Sql } from 'sql-template-tag';
import { PartlyStored } from '../database/database.ts';
import type { Library, LibraryReader, LibraryWriter } from '../library/library.ts';
import type { NewId } from '../edges.ts';
import { measureDocuments } from '../library/measureDocuments.ts';
import { type LargestPart, cutIntoParts } from '../work/cutIntoParts.ts';
import { type Selection, selectionSql } from './selection.ts';
import { writeLibrary } from '../library/maintenance.ts';
import type { NewStep } from '../library/undo.ts';
import { partId, rememberStep, undoStep } from '../library/undoSteps.ts';

/** What one transaction writes: it takes some 100 milliseconds on the embedded engine. */
export const largestWrite: LargestPart = { documents: 100, text: 100_000 };

/** The documents of a selection, in the order in which they joined the library, cut into parts. */
export async function readParts(
  library: LibraryReader,
  selection: Selection,
  largest = largestWrite,
): Promise<string[][]> {
  const rows = await library.query<{ id: string; text: number }>(
    (ownerId) => sql`
      select id, octet_length(search_text) as text from documents
      where ${selectionSql(ownerId, selection)} and state <> 'purged' order by added, id`,
  );
  return cutIntoParts(rows, ({ text }) => text, largest).map((part) => part.map(({ id }) => id));
}

/** What an edit of many documents brings to each of them, and which of the selected ones it leaves as they are. */
export interface EditSize {
  /** In bytes of text. */
  readonly text?: number;
  /** A condition; others stay as they are. */
  readonly where?: Sql;
}

/** Throws `StorageFull` where the disk has no room for the selected documents to be written anew, which an edit does with all their text. */
export async function checkRoomToEdit(
  library: Library,
  selection: Selection,
  { text = 0, where = sql`true` }: EditSize = {},
): Promise<void> {
  const all = await measureDocuments(library, (ownerId) => sql`${selectionSql(ownerId, selection)} and ${where}`);
  library.checkRoom(all.text + all.count * text);
}

/** The condition on the documents of a part. */
export function inPart(ids: readonly string[]): (ownerId: string) => Sql {
  return (ownerId) => sql`owner_id = ${ownerId} and id = any(${ids}::text[])`;
}

/**
 * Writes parts as one step; if one fails, the earlier ones are reverted. `write` returns what is needed to revert the part. It runs again when the rule of a group took too long, so
 * it must have no effect but what it writes.
 */
export async function writeParts<Part>(
  library: Library,
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
export async function revertParts(library: Library, newId: NewId, undo: string, error: unknown): Promise<unknown> {
  try {
    // Without a budget: the job may have used up its time.
    const { leftCount } = await undoStep(library.unlimited(), newId, undo);
    return leftCount === 0 ? error : new PartlyStored(undo, error);
  } catch {
    return new PartlyStored(undo, error);
  }
}
