// What was deleted and not brought back goes for good, with who was in it.
import sql from 'sql-template-tag';
import type { LibraryWriter } from '../database/library.ts';
import { dropGroups } from './content/matches.ts';

/** Removes the groups that were deleted at that time or before. */
export async function tidyGroups(tx: LibraryWriter, before: Date): Promise<void> {
  const rows = await tx.query<{ id: string }>(
    (ownerId) => sql`
      delete from groups where owner_id = ${ownerId} and deleted_at is not null and deleted_at <= ${before}
      returning id`,
  );
  if (rows.length === 0) return;
  await dropGroups(
    tx,
    rows.map(({ id }) => id),
  );
}
