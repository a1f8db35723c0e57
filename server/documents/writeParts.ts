// Long writes: part by part, each a transaction of its own between which others are served, and all of them one step to take back.
// Whatever ends the server between two parts, those that were written belong to the step.
import sql, { type Sql } from 'sql-template-tag';
import type { Library, LibraryReader, LibraryWriter } from '../database/library.ts';
import { PartlyStored, StorageFull } from '../database/database.ts';
import type { NewId } from '../edges.ts';
import { type Selection, selectionSql } from './selection.ts';
import { changeLibrary } from './tidy.ts';
import { type UndoableAction, type StepDetails, partId, rememberStep, undoStep } from './undoSteps.ts';

/** A part has at most so many documents with so many bytes of text: some 100 milliseconds on the embedded engine. */
const usualPart = { documents: 100, text: 100_000 };

/** Cuts a list into parts that one transaction writes; always at least one part, which may be empty. */
export function cutIntoParts<Item>(
  items: readonly Item[],
  textOf: (item: Item) => number,
  largestPart = usualPart,
): Item[][] {
  let part: Item[] = [];
  let text = 0;
  const parts = [part];
  for (const item of items) {
    const own = textOf(item);
    if (part.length > 0 && (part.length === largestPart.documents || text + own > largestPart.text)) {
      part = [];
      text = 0;
      parts.push(part);
    }
    part.push(item);
    text += own;
  }
  return parts;
}

/** The documents of a selection, in the order in which they joined the library, cut into parts. */
export async function readParts(
  library: LibraryReader,
  selection: Selection,
  largestPart = usualPart,
): Promise<string[][]> {
  const rows = await library.query<{ id: string; text: number }>(
    (ownerId) => sql`
      select id, octet_length(search_text) as text from documents
      where ${selectionSql(ownerId, selection)} and state <> 'purged' order by added, id`,
  );
  return cutIntoParts(rows, ({ text }) => text, largestPart).map((part) => part.map(({ id }) => id));
}

/** The condition on the documents of a part. */
export function inPart(ids: readonly string[]): (ownerId: string) => Sql {
  return (ownerId) => sql`owner_id = ${ownerId} and id = any(${ids}::text[])`;
}

/** What a part has done, and what it takes to take it back. */
export interface WrittenPart {
  readonly action: UndoableAction;
  readonly ids: readonly string[];
  readonly details: StepDetails | null;
}

/**
 * Writes parts as one step. Where one fails, those before it are taken back. `write` runs again when a rule of a group took too long in
 * it: it must leave nothing behind beside what it writes.
 */
export async function writeParts<Part>(
  library: Library,
  newId: NewId,
  parts: readonly Part[],
  write: (tx: LibraryWriter, part: Part, number: number) => Promise<WrittenPart>,
): Promise<{ count: number; undo: string }> {
  const undo = newId('undo');
  let count = 0;
  for (const [number, part] of parts.entries()) {
    try {
      count += await changeLibrary(library, async (tx) => {
        const { action, ids, details } = await write(tx, part, number);
        await rememberStep(tx, () => partId(undo, number), action, ids, details);
        return ids.length;
      });
    } catch (error) {
      throw number === 0 ? error : await revertParts(library, newId, undo, error);
    }
  }
  return { count, undo };
}

/**
 * Takes back the parts that were written before one failed, and answers the error to throw. What cannot be taken back, say since the
 * database went away, stays a step like any other.
 */
export async function revertParts(library: Library, newId: NewId, undo: string, error: unknown): Promise<unknown> {
  try {
    await undoStep(library, newId, undo);
    return error;
  } catch {
    return error instanceof StorageFull ? new PartlyStored(error) : error;
  }
}
