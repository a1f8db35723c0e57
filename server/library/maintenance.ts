// Removes old data: documents that were in the trash for 30 days, and equally old data for retries and undo. It runs with changes of a library,
// at most once an hour, and hourly for libraries that nobody changes.
import sql, { join } from 'sql-template-tag';
import { unlessFull } from '../database/database.ts';
import type { LibraryWriter, ReadableLibrary, WritableLibrary } from './library.ts';
import { findLibraries, type LibraryEdges, openLibrary } from './openLibrary.ts';
import { purgeDocuments } from './trash.ts';

const hour = 60 * 60 * 1000;
/** How long documents, and shared libraries, stay in the trash, in milliseconds. */
export const trashLifetime = 30 * 24 * hour;

/** Few enough for a short transaction; the next change removes the rest. */
const maximumPurged = 1_000;

async function removeOldData(tx: LibraryWriter): Promise<void> {
  const before = new Date(tx.at.getTime() - trashLifetime);
  const purged = await purgeDocuments(
    tx,
    (libraryId) => sql`id = any(array(
      select id from documents
      where library_id = ${libraryId} and state = 'trashed' and state_since <= ${before}
      order by state_since limit ${maximumPurged}))`,
  );
  if (purged.length === maximumPurged) return;
  for (const expiry of tx.features.expiries) await expiry.remove(tx, before);
  await tx.query((libraryId) => sql`delete from undo_steps where library_id = ${libraryId} and at <= ${before}`);
  await tx.query((libraryId) => sql`update libraries set tidied = ${tx.at} where library_id = ${libraryId}`);
}

/**
 * Changes a library in one transaction, and runs the maintenance if it is due. A feature may repeat `work` (`runWrite`), so it must not have
 * any effects except what it writes.
 */
export function writeLibrary<T>(library: WritableLibrary, work: (tx: LibraryWriter) => Promise<T>): Promise<T> {
  return library.features.runWrite(library, (prepare) =>
    library.write(async (tx) => {
      prepare(tx);
      if (tx.at.getTime() - tx.tidied.getTime() >= hour) await removeOldData(tx);
      return work(tx);
    }),
  );
}

/** The most libraries that one query looks up. */
const maximumLibraries = 100;

/** Removes old data from all libraries, with separate transactions for each. */
export async function purgeOldTrash(edges: LibraryEdges): Promise<void> {
  const before = new Date(edges.clock.now().getTime() - trashLifetime);
  // This ends, because each round removes something from every library that it finds.
  for (;;) {
    const libraryIds = await findLibraries(
      edges.database,
      (libraryId) => {
        const isOldTrash = sql`exists (
          select 1 from documents d where d.library_id = ${libraryId} and d.state = 'trashed' and d.state_since <= ${before})`;
        const isOther = edges.features.expiries.flatMap(({ isDue }) => isDue?.(libraryId, before) ?? []);
        return sql`(${join([isOldTrash, ...isOther], ' or ')})`;
      },
      maximumLibraries,
    );
    if (libraryIds.length === 0) return;
    for (const libraryId of libraryIds) await openLibrary(edges, { libraryId }).write(removeOldData);
  }
}

/** Removes old data before the trash is shown, if there was no change that would have done it. */
export async function emptyOldTrash(library: ReadableLibrary): Promise<void> {
  const before = new Date(library.now().getTime() - trashLifetime);
  const [old] = await library.query(
    (libraryId) => sql`
      select 1 from documents where library_id = ${libraryId} and state = 'trashed' and state_since <= ${before} limit 1`,
  );
  if (old) await unlessFull(library.forMaintenance().write(removeOldData));
}
