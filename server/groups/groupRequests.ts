// Stores the answers of requests that create groups, by their idempotency keys: a retry after a lost answer does nothing and gets the same answer.
import sql from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from '../library/library.ts';
import { badUserInput } from '../graphql/errors.ts';

/** The result of a request that creates groups. */
export interface GroupRequest {
  readonly groupIds: readonly string[];
  readonly madeCount: number;
  /** The step with which the request can be undone; null for a request that created a single group. */
  readonly undo: string | null;
}

interface RequestRow {
  readonly group_ids: readonly string[];
  readonly made_count: number;
  readonly undo: string | null;
}

/** The result of the request with this key; null if there was none. */
export async function findRequest(library: LibraryReader, key: string): Promise<GroupRequest | null> {
  const [row] = await library.query<RequestRow>(
    (libraryId) => sql`
      select group_ids, made_count, undo from added_groups where library_id = ${libraryId} and key = ${key}`,
  );
  return row ? { groupIds: row.group_ids, madeCount: row.made_count, undo: row.undo } : null;
}

/** Stores the result of a request; if it was executed again, the latest result. */
export async function rememberRequest(tx: LibraryWriter, key: string, request: GroupRequest): Promise<void> {
  const { groupIds, madeCount, undo } = request;
  await tx.query(
    (libraryId) => sql`
      insert into added_groups (library_id, key, group_ids, made_count, undo, created)
      values (${libraryId}, ${key}, ${groupIds}::text[], ${madeCount}, ${undo}, ${tx.at})
      on conflict (library_id, key) do update set
        group_ids = excluded.group_ids, made_count = excluded.made_count, undo = excluded.undo, created = excluded.created`,
  );
}

/** The error for a key that was used before for another mutation. */
export function usedElsewhere(path: readonly string[]) {
  return badUserInput([
    { path, message: 'This key was used for another kind of request. Give each request its own key.' },
  ]);
}
