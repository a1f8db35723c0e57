// Moves documents to the trash and back, and purges them: only a tombstone of a purged document remains.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryWriter } from './library.ts';
import { derivedCleared } from './derived/derivedColumns.ts';
import { forgetDerived } from './derived/deriveDocuments.ts';
import { forgetHistory } from './history.ts';

/** A moved document, with the times since when it had been in its former state (`before`) and since when it is in the new one (`after`). */
export interface MovedDocument {
  readonly id: string;
  readonly before: Date;
  readonly after: Date;
}

/** The ids of moved documents. */
export function idsOf(moved: readonly MovedDocument[]): string[] {
  return moved.map(({ id }) => id);
}

/** The most documents that one statement changes: a second of work, far below the statement timeout. */
const chunkSize = 2_000;

/** Finds the documents in a state, then changes them in chunks, all in the same transaction. */
async function changeInChunks(
  tx: LibraryWriter,
  from: 'active' | 'trashed',
  where: (libraryId: string) => Sql,
  assignments: Sql,
): Promise<MovedDocument[]> {
  const found = await tx.query<{ id: string; state_since: Date }>(
    (libraryId) => sql`
      select id, state_since from documents where library_id = ${libraryId} and state = ${from} and ${where(libraryId)}`,
  );
  const ids = found.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize);
    await tx.query(
      (libraryId) => sql`
        update documents set ${assignments}, state_since = ${tx.at}, moved = ${tx.at}
        where library_id = ${libraryId} and id = any(${chunk}::text[])`,
    );
  }
  return found.map(({ id, state_since }) => ({ id, before: state_since, after: tx.at }));
}

/** Moves documents to the trash, and returns them. */
export function trashDocuments(tx: LibraryWriter, where: (libraryId: string) => Sql): Promise<MovedDocument[]> {
  return changeInChunks(tx, 'active', where, sql`state = 'trashed'`);
}

/** Restores documents from the trash, and returns them. */
export function restoreDocuments(tx: LibraryWriter, where: (libraryId: string) => Sql): Promise<MovedDocument[]> {
  return changeInChunks(tx, 'trashed', where, sql`state = 'active'`);
}

/** Permanently deletes the content of documents in the trash, and returns them. */
export async function purgeDocuments(tx: LibraryWriter, where: (libraryId: string) => Sql): Promise<MovedDocument[]> {
  const purged = await changeInChunks(
    tx,
    'trashed',
    where,
    sql`state = 'purged', fields = '{}', field_revisions = '{}', ${derivedCleared(tx.features)}`,
  );
  const ids = idsOf(purged);
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize);
    await forgetDerived(tx, chunk);
    await forgetHistory(tx, chunk);
  }
  return purged;
}
