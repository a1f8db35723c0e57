// Removes the libraries of deleted accounts: in parts, so that other requests are served in between. If the server stops before the end, the
// next start or hourly run of any server removes the rest.
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../database/database.ts';
import type { LibraryFeatures, WritableLibrary } from './library.ts';
import { findLibraries, openLibrary } from './openLibrary.ts';
import type { Clock } from '../edges.ts';
import { type LargestPart, cutIntoParts } from '../work/cutIntoParts.ts';
import type { Work } from '../work/work.ts';
import { forgetDerived } from './derived/deriveDocuments.ts';
import { forgetHistory } from './history.ts';

/** The most that one transaction removes. It exceeds `largestWrite`, because deleting is cheaper than writing. */
const largestRemoval: LargestPart = { documents: 100, text: 1_000_000 };
/** How many rows of another table one statement removes. */
const rowsAtOnce = 500;
/** The most libraries that one query looks up. */
const maximumLibraries = 100;

/** Tables that can have thousands of rows for a document. They are emptied first, so that removing a document is fast. */
const groupTables = [sql`group_matches`, sql`group_members`];
/** Other tables that can have many rows for a library. */
const otherTables = [
  sql`undo_steps`,
  sql`added_batches`,
  sql`added_groups`,
  sql`library_parts`,
  sql`journals`,
  sql`groups`,
];

export interface Removal {
  readonly database: Database;
  readonly clock: Clock;
  readonly features: LibraryFeatures;
  /** The share of the server's time for a deleted account. */
  readonly workOf: (libraryId: string) => Work;
  /** Stops the removal after the current part. */
  readonly stop: AbortSignal;
}

/** Removes the next documents with everything that belongs to them; false if there were none. */
function removeDocuments(library: WritableLibrary): Promise<boolean> {
  return library.write(async (tx) => {
    const rows = await tx.query<{ id: string; text: number }>(
      (libraryId) => sql`
        select id, octet_length(search_text) as text from documents
        where library_id = ${libraryId} order by id limit ${largestRemoval.documents}`,
    );
    const [part = []] = cutIntoParts(rows, ({ text }) => text, largestRemoval);
    const ids = part.map(({ id }) => id);
    if (ids.length === 0) return false;
    await forgetDerived(tx, ids);
    await forgetHistory(tx, ids);
    await tx.query(
      (libraryId) => sql`delete from documents where library_id = ${libraryId} and id = any(${ids}::text[])`,
    );
    return true;
  });
}

/** Removes some rows of a table; false if there were none. */
async function removeRows(library: WritableLibrary, table: Sql): Promise<boolean> {
  const removed = await library.query(
    (libraryId) => sql`
      delete from ${table} where library_id = ${libraryId} and ctid = any(array(
        select ctid from ${table} where library_id = ${libraryId} limit ${rowsAtOnce}))
      returning 1`,
  );
  return removed.length > 0;
}

async function removeInParts(library: WritableLibrary, stop: AbortSignal): Promise<void> {
  const rowsOf = (table: Sql) => (some: WritableLibrary) => removeRows(some, table);
  const steps = [...groupTables.map(rowsOf), removeDocuments, ...otherTables.map(rowsOf)];
  for (const step of steps) {
    let isMore = true;
    while (isMore) {
      if (stop.aborted) return;
      isMore = await step(library);
    }
  }
  if (stop.aborted) return;
  // The few remaining rows are deleted by cascade.
  await library.query((libraryId) => sql`delete from libraries where library_id = ${libraryId}`);
}

/** Removes the library of an account that was deleted. */
export function removeLibrary({ database, clock, features, workOf, stop }: Removal, libraryId: string): Promise<void> {
  const library = openLibrary({ database, clock, features }, { libraryId, work: workOf(libraryId) });
  return library.heavyJob((heavy) => removeInParts(heavy, stop));
}

/** Removes all libraries without an account. If one cannot be removed, the others still are, and its error is thrown at the end. */
export async function removeAbandonedLibraries(removal: Removal): Promise<void> {
  const errors: unknown[] = [];
  let after = '';
  for (;;) {
    const last = after;
    const libraryIds = await findLibraries(
      removal.database,
      (libraryId) => sql`${libraryId} > ${last} and not exists (select 1 from users u where u.id = ${libraryId})
        and not exists (select 1 from shared_libraries s where s.id = ${libraryId})`,
      maximumLibraries,
    );
    if (libraryIds.length === 0) break;
    for (const libraryId of libraryIds) {
      await removeLibrary(removal, libraryId).catch((error: unknown) => errors.push(error));
      if (removal.stop.aborted) return;
      after = libraryId;
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some libraries of deleted accounts could not be removed.');
}
