// What goes away by itself: the trash after 30 days, and with it what is remembered for retries and undo. Done at most
// once an hour, with a change of the library, so that no process has to wake up for it.
import sql from 'sql-template-tag';
import type { Library, LibraryWriter } from '../database/library.ts';
import { purgeDocuments } from './trash.ts';

const hour = 60 * 60 * 1000;
export const trashLifetime = 30 * 24 * hour;

/** No more at once than a short transaction can do; the rest goes with the next change. */
const mostPurged = 1_000;

async function tidy(tx: LibraryWriter): Promise<void> {
  const before = new Date(tx.at.getTime() - trashLifetime);
  const purged = await purgeDocuments(
    tx,
    (ownerId) => sql`id = any(array(
      select id from documents
      where owner_id = ${ownerId} and state = 'trashed' and state_since <= ${before}
      order by state_since limit ${mostPurged}))`,
  );
  if (purged.length === mostPurged) return;
  await tx.query((ownerId) => sql`delete from added_batches where owner_id = ${ownerId} and created <= ${before}`);
  await tx.query((ownerId) => sql`delete from undo_steps where owner_id = ${ownerId} and at <= ${before}`);
  await tx.query((ownerId) => sql`update libraries set tidied = ${tx.at} where owner_id = ${ownerId}`);
}

/** Changes a library in one transaction, and tidies it when that is due. */
export function changeLibrary<T>(library: Library, work: (tx: LibraryWriter) => Promise<T>): Promise<T> {
  return library.write(async (tx) => {
    if (tx.at.getTime() - tx.tidied.getTime() >= hour) await tidy(tx);
    return work(tx);
  });
}

/** Empties the trash of what is too old, for who looks into it before anything was changed. */
export async function emptyOldTrash(library: Library): Promise<void> {
  const before = new Date(library.now().getTime() - trashLifetime);
  const [old] = await library.query(
    (ownerId) => sql`
      select 1 from documents where owner_id = ${ownerId} and state = 'trashed' and state_since <= ${before} limit 1`,
  );
  if (old) await library.write(tidy);
}
