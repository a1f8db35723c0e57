// Documents that somebody has told apart: they are alike and not the same.
import sql from 'sql-template-tag';
import type { LibraryWriter } from '../database/library.ts';

/** Tells documents apart, each from each; those that were already stay as they are. */
export async function tellApart(tx: LibraryWriter, ids: readonly string[]): Promise<void> {
  await tx.query(
    (ownerId) => sql`
      insert into documents_apart (owner_id, document_id, other_id, since)
      select ${ownerId}, one.id, two.id, ${tx.at}
      from unnest(${ids}::text[]) as one(id) join unnest(${ids}::text[]) as two(id) on one.id collate "C" < two.id collate "C"
      on conflict do nothing`,
  );
}

/** Forgets what was told apart at a moment, and answers the documents of which nothing of that moment is left. */
export async function takeBackApart(tx: LibraryWriter, ids: readonly string[], at: Date): Promise<string[]> {
  await tx.query(
    (ownerId) => sql`
      delete from documents_apart
      where owner_id = ${ownerId} and since = ${at} and document_id = any(${ids}::text[]) and other_id = any(${ids}::text[])`,
  );
  return [...ids];
}
