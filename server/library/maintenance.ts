// Removes old data: documents that were in the trash for 30 days, and equally old data for retries and undo. It runs with changes of a library,
// at most once an hour, and hourly for libraries that nobody changes.
import sql, { join } from 'sql-template-tag';
import { unlessFull } from '../database/database.ts';
import type { Library, LibraryWriter } from './library.ts';
import { findOwners, type LibraryEdges, openLibrary } from './openLibrary.ts';
import { purgeDocuments } from './trash.ts';

const hour = 60 * 60 * 1000;
export const trashLifetime = 30 * 24 * hour;

/** Few enough for a short transaction; the next change removes the rest. */
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
  for (const expiry of tx.features.expiries) await expiry.remove(tx, before);
  await tx.query((ownerId) => sql`delete from undo_steps where owner_id = ${ownerId} and at <= ${before}`);
  await tx.query((ownerId) => sql`update libraries set tidied = ${tx.at} where owner_id = ${ownerId}`);
}

/**
 * Changes a library in one transaction, and runs the maintenance if it is due. A feature may repeat `work` (`runWrite`), so it must not have
 * any effects except what it writes.
 */
export function writeLibrary<T>(library: Library, work: (tx: LibraryWriter) => Promise<T>): Promise<T> {
  return library.features.runWrite(library, (prepare) =>
    library.write(async (tx) => {
      prepare(tx);
      if (tx.at.getTime() - tx.tidied.getTime() >= hour) await tidy(tx);
      return work(tx);
    }),
  );
}

/** The most libraries that one query looks up. */
const mostOwners = 100;

/** Removes old data from all libraries, with separate transactions for each. */
export async function purgeOldTrash(edges: LibraryEdges): Promise<void> {
  const before = new Date(edges.clock.now().getTime() - trashLifetime);
  // This ends, because each round removes something from every library that it finds.
  for (;;) {
    const owners = await findOwners(
      edges.database,
      (ownerId) => {
        const isOldTrash = sql`exists (
          select 1 from documents d where d.owner_id = ${ownerId} and d.state = 'trashed' and d.state_since <= ${before})`;
        const isOther = edges.features.expiries.flatMap(({ isDue }) => isDue?.(ownerId, before) ?? []);
        return sql`(${join([isOldTrash, ...isOther], ' or ')})`;
      },
      mostOwners,
    );
    if (owners.length === 0) return;
    for (const ownerId of owners) await openLibrary(edges, ownerId).write(tidy);
  }
}

/** Removes old data before the trash is shown, if there was no change that would have done it. */
export async function emptyOldTrash(library: Library): Promise<void> {
  const before = new Date(library.now().getTime() - trashLifetime);
  const [old] = await library.query(
    (ownerId) => sql`
      select 1 from documents where owner_id = ${ownerId} and state = 'trashed' and state_since <= ${before} limit 1`,
  );
  if (old) await unlessFull(library.write(tidy));
}
