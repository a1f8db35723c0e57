// The way of a document out of the library: into the trash, back from it, and its end, of which only a tombstone stays.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryWriter } from '../database/library.ts';

/** Moves what `where` finds from one state to another and answers the ids. */
async function moveDocuments(
  tx: LibraryWriter,
  from: 'active' | 'trashed',
  to: 'active' | 'trashed',
  where: (ownerId: string) => Sql,
): Promise<string[]> {
  const moved = await tx.query<{ id: string }>(
    (ownerId) => sql`
      update documents set state = ${to}, state_since = ${tx.at}, last_modified = ${tx.at}
      where owner_id = ${ownerId} and state = ${from} and ${where(ownerId)}
      returning id`,
  );
  return moved.map(({ id }) => id);
}

export function trashDocuments(tx: LibraryWriter, where: (ownerId: string) => Sql): Promise<string[]> {
  return moveDocuments(tx, 'active', 'trashed', where);
}

export function restoreDocuments(tx: LibraryWriter, where: (ownerId: string) => Sql): Promise<string[]> {
  return moveDocuments(tx, 'trashed', 'active', where);
}

/** Ends documents of the trash: nothing that was written in them stays. */
export async function purgeDocuments(tx: LibraryWriter, where: (ownerId: string) => Sql): Promise<string[]> {
  const purged = await tx.query<{ id: string }>(
    (ownerId) => sql`
      update documents set
        state = 'purged', state_since = ${tx.at}, last_modified = ${tx.at}, fields = '{}', field_revisions = '{}',
        sort_title = null, sort_author = null, sort_year = null, sort_venue = null, sort_citation_key = null,
        search_text = ''
      where owner_id = ${ownerId} and state = 'trashed' and ${where(ownerId)}
      returning id`,
  );
  return purged.map(({ id }) => id);
}
