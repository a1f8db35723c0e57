// The way of a document out of the library: into the trash, back from it, and its end, of which only a tombstone stays.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryWriter } from './library.ts';
import { derivedCleared } from './derived/derivedColumns.ts';
import { forgetDerived } from './derived/deriveDocuments.ts';
import { forgetHistory } from './history.ts';

/** A document that was moved: since when it had been where it was, and since when it counts as where it is now. */
export interface MovedDocument {
  readonly id: string;
  readonly before: Date;
  readonly after: Date;
}

/** The documents that were moved. */
export function idsOf(moved: readonly MovedDocument[]): string[] {
  return moved.map(({ id }) => id);
}

/** A statement changes this many: a second's work, far from the time that a statement may take. */
const chunkSize = 2_000;

/** Finds the documents in a state, then changes them chunk by chunk, all in the one transaction. */
async function changeInChunks(
  tx: LibraryWriter,
  from: 'active' | 'trashed',
  where: (ownerId: string) => Sql,
  assignments: Sql,
): Promise<MovedDocument[]> {
  const found = await tx.query<{ id: string; state_since: Date }>(
    (ownerId) => sql`
      select id, state_since from documents where owner_id = ${ownerId} and state = ${from} and ${where(ownerId)}`,
  );
  const ids = found.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize);
    await tx.query(
      (ownerId) => sql`
        update documents set ${assignments}, state_since = ${tx.at}, moved = ${tx.at}
        where owner_id = ${ownerId} and id = any(${chunk}::text[])`,
    );
  }
  return found.map(({ id, state_since }) => ({ id, before: state_since, after: tx.at }));
}

/** Moves documents to the trash and answers them. */
export function trashDocuments(tx: LibraryWriter, where: (ownerId: string) => Sql): Promise<MovedDocument[]> {
  return changeInChunks(tx, 'active', where, sql`state = 'trashed'`);
}

/** Takes documents out of the trash and answers them. */
export function restoreDocuments(tx: LibraryWriter, where: (ownerId: string) => Sql): Promise<MovedDocument[]> {
  return changeInChunks(tx, 'trashed', where, sql`state = 'active'`);
}

/** Ends documents of the trash, so that nothing of what was written in them stays, and answers them. */
export async function purgeDocuments(tx: LibraryWriter, where: (ownerId: string) => Sql): Promise<MovedDocument[]> {
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
