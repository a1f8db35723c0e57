// Expands and collapses groups in the tree. The state is stored, so that people find the tree as they left it.
import sql from 'sql-template-tag';
import { maximumGroups } from '#bibliography/groups/validateGroup.ts';
import type { LibraryReader } from '../library/library.ts';
import { badUserInput } from '../graphql/errors.ts';
import { groupIdForm } from './groupRow.ts';

/** Expands or collapses the groups, and returns how many of them exist. Unknown ids and derived subgroups are ignored. */
export async function expandGroups(tx: LibraryReader, ids: readonly string[], isExpanded: boolean): Promise<number> {
  if (ids.length > maximumGroups) {
    const most = maximumGroups.toLocaleString('en');
    throw badUserInput([{ path: ['input', 'ids'], message: `At most ${most} groups at once.` }]);
  }
  const possible = ids.filter((id) => groupIdForm.test(id));
  const rows = await tx.query(
    (libraryId) => sql`
      update groups set is_expanded = ${isExpanded}
      where library_id = ${libraryId} and id = any(${possible}::text[]) and deleted_at is null
      returning id`,
  );
  return rows.length;
}
