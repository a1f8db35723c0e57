// What requests that made groups were answered, by their keys: so that a retry after a lost answer makes nothing and is answered the same.
import sql from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from '../library/library.ts';
import { badUserInput } from '../graphql/errors.ts';

/** What a request did. */
export interface GroupRequest {
  readonly groupIds: readonly string[];
  readonly madeCount: number;
  /** The step that takes it back; null of a group that was made by itself. */
  readonly undo: string | null;
}

interface RequestRow {
  readonly group_ids: readonly string[];
  readonly made_count: number;
  readonly undo: string | null;
}

/** What a request with this key did; null when there was none. */
export async function findRequest(library: LibraryReader, key: string): Promise<GroupRequest | null> {
  const [row] = await library.query<RequestRow>(
    (ownerId) => sql`
      select group_ids, made_count, undo from added_groups where owner_id = ${ownerId} and key = ${key}`,
  );
  return row ? { groupIds: row.group_ids, madeCount: row.made_count, undo: row.undo } : null;
}

/** Remembers what a request did; of one that was done anew what it did last. */
export async function rememberRequest(tx: LibraryWriter, key: string, request: GroupRequest): Promise<void> {
  const { groupIds, madeCount, undo } = request;
  await tx.query(
    (ownerId) => sql`
      insert into added_groups (owner_id, key, group_ids, made_count, undo, created)
      values (${ownerId}, ${key}, ${groupIds}::text[], ${madeCount}, ${undo}, ${tx.at})
      on conflict (owner_id, key) do update set
        group_ids = excluded.group_ids, made_count = excluded.made_count, undo = excluded.undo, created = excluded.created`,
  );
}

/** What is said of a key that another mutation was given before. */
export function usedElsewhere(path: readonly string[]) {
  return badUserInput([
    { path, message: 'This key was used for another kind of request. Give each request its own key.' },
  ]);
}
