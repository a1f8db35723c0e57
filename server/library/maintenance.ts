// What goes away by itself: the trash after 30 days, and with it what is remembered for retries and undo. Done at most
// once an hour with a change of the library, and each hour for those that nobody changes.
import sql, { join } from 'sql-template-tag';
import { unlessFull } from '../database/database.ts';
import type { Library, LibraryWriter } from './library.ts';
import { findOwners, type LibraryEdges, openLibrary } from './openLibrary.ts';
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
  for (const expiry of tx.features.expiries) await expiry.remove(tx, before);
  await tx.query((ownerId) => sql`delete from undo_steps where owner_id = ${ownerId} and at <= ${before}`);
  await tx.query((ownerId) => sql`update libraries set tidied = ${tx.at} where owner_id = ${ownerId}`);
}

/**
 * Changes a library in one transaction, and tidies it when that is due. `work` runs again when a feature says so (`runWrite`): it must leave
 * nothing behind beside what it writes.
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

/** So many libraries are looked for at once. */
const mostOwners = 100;

/** Empties every trash of what is too old, in transactions of one library each. */
export async function purgeOldTrash(edges: LibraryEdges): Promise<void> {
  const before = new Date(edges.clock.now().getTime() - trashLifetime);
  // Each round removes something of every library it finds, so there is a last one.
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

/** Empties the trash of what is too old, for who looks into it before anything was changed. */
export async function emptyOldTrash(library: Library): Promise<void> {
  const before = new Date(library.now().getTime() - trashLifetime);
  const [old] = await library.query(
    (ownerId) => sql`
      select 1 from documents where owner_id = ${ownerId} and state = 'trashed' and state_since <= ${before} limit 1`,
  );
  if (old) await unlessFull(library.write(tidy));
}
