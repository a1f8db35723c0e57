// Removes groups that were deleted long ago, with their members, and old idempotency keys.
import sql from 'sql-template-tag';
import type { Expiry, LibraryWriter } from '../library/library.ts';
import { dropUnusedFacets } from './content/facets.ts';
import { dropGroups } from './content/matches.ts';
import type { GroupRow } from './groupRow.ts';

/** Permanently removes groups that were deleted, and idempotency keys that were stored, at the time `before` or earlier. */
async function removeOldGroups(tx: LibraryWriter, before: Date): Promise<void> {
  await tx.query((libraryId) => sql`delete from added_groups where library_id = ${libraryId} and created <= ${before}`);
  const rows = await tx.query<Pick<GroupRow, 'id' | 'kind' | 'rule'>>(
    (libraryId) => sql`
      delete from groups where library_id = ${libraryId} and deleted_at is not null and deleted_at <= ${before}
      returning id, kind, rule`,
  );
  if (rows.length === 0) return;
  await dropGroups(
    tx,
    rows.map(({ id }) => id),
  );
  await dropUnusedFacets(tx, rows);
}

export const groupExpiry: Expiry = {
  isDue: (libraryId, before) => sql`exists (
    select 1 from groups g where g.library_id = ${libraryId} and g.deleted_at <= ${before})`,
  remove: removeOldGroups,
};
