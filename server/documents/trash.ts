// The way of a document out of the library: into the trash, back from it, and its end, of which only a tombstone stays.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryWriter } from '../database/library.ts';
import { forgetDocuments } from '../groups/content/derive.ts';
import { forgetHistory } from './history.ts';

/** A statement changes this many: a second's work, far from the time that a statement may take. */
const chunkSize = 2_000;

/** Finds the documents in a state, then changes them chunk by chunk, all in the one transaction. */
async function changeInChunks(
  tx: LibraryWriter,
  from: 'active' | 'trashed',
  where: (ownerId: string) => Sql,
  assignments: Sql,
): Promise<string[]> {
  const found = await tx.query<{ id: string }>(
    (ownerId) => sql`select id from documents where owner_id = ${ownerId} and state = ${from} and ${where(ownerId)}`,
  );
  const ids = found.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize);
    await tx.query(
      (ownerId) => sql`
        update documents set ${assignments}, state_since = ${tx.at}, last_modified = ${tx.at}
        where owner_id = ${ownerId} and id = any(${chunk}::text[])`,
    );
  }
  return ids;
}

/** Moves documents to the trash and answers their ids. */
export function trashDocuments(tx: LibraryWriter, where: (ownerId: string) => Sql): Promise<string[]> {
  return changeInChunks(tx, 'active', where, sql`state = 'trashed'`);
}

/** Takes documents out of the trash and answers their ids. */
export function restoreDocuments(tx: LibraryWriter, where: (ownerId: string) => Sql): Promise<string[]> {
  return changeInChunks(tx, 'trashed', where, sql`state = 'active'`);
}

/** Ends documents of the trash, so that nothing of what was written in them stays, and answers their ids. */
export async function purgeDocuments(tx: LibraryWriter, where: (ownerId: string) => Sql): Promise<string[]> {
  const ids = await changeInChunks(
    tx,
    'trashed',
    where,
    sql`
      state = 'purged', fields = '{}', field_revisions = '{}', sort_title = null, sort_author = null,
      sort_year = null, sort_venue = null, sort_citation_key = null, sort_keywords = null, search_text = ''`,
  );
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize);
    await forgetDocuments(tx, chunk);
    await forgetHistory(tx, chunk);
  }
  return ids;
}
