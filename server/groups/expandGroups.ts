// Opens and closes groups in the tree: how it was left, it is found again.
import sql from 'sql-template-tag';
import { maximumGroups } from '#bibliography/groups/validateGroup.ts';
import type { LibraryReader } from '../library/library.ts';
import { badUserInput } from '../graphql/errors.ts';
import { groupIdForm } from './groupRow.ts';

/** Answers how many of these groups there are; what is none, or was made by an automatic group, is left alone. */
export async function expandGroups(tx: LibraryReader, ids: readonly string[], isExpanded: boolean): Promise<number> {
  if (ids.length > maximumGroups) {
    const most = maximumGroups.toLocaleString('en');
    throw badUserInput([{ path: ['input', 'ids'], message: `At most ${most} groups at once.` }]);
  }
  const possible = ids.filter((id) => groupIdForm.test(id));
  const rows = await tx.query(
    (ownerId) => sql`
      update groups set is_expanded = ${isExpanded}
      where owner_id = ${ownerId} and id = any(${possible}::text[]) and deleted_at is null
      returning id`,
  );
  return rows.length;
}
