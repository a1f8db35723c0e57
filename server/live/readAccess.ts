// Reads whether sessions and roles still hold, and when libraries last changed, for everything that is open.
import sql from 'sql-template-tag';
import { sessionHolds } from '../accounts/sessions.ts';
import { roleOf, type StoredRole } from '../accounts/sharing/roles.ts';
import type { LibraryRole } from '../__generated__/resolverTypes.ts';
import type { Queryable } from '../database/database.ts';

/** A person who has a library open. */
export interface Reader {
  readonly libraryId: string;
  readonly userId: string;
  /** Null if only the role is requested. */
  readonly sessionId: string | null;
}

export interface ReaderAccess {
  /** Null if the person may not read the library, or the session has ended. */
  readonly role: LibraryRole | null;
  /** When the library was last changed, in milliseconds since 1970; 0 if it never was. */
  readonly at: number;
}

/** When each of these libraries was last changed. The statement joins no table of accounts, so that libraries can be on machines of their own. */
async function readLastChanges(db: Queryable, libraryIds: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ library_id: string; last_modified: Date }>(
    sql`select library_id, last_modified from libraries where library_id = any(${[...libraryIds]}::text[])`,
  );
  return new Map(rows.map(({ library_id: id, last_modified: at }) => [id, at.getTime()]));
}

/** The access of each of these readers, in their order. */
export async function readAccess(db: Queryable, readers: readonly Reader[], now: Date): Promise<ReaderAccess[]> {
  if (readers.length === 0) return [];
  const rows = await db.query<{ role: StoredRole | null }>(sql`
    select case when r.session_id is not null and s.id is null then null
        when r.library_id = r.user_id then 'owner' when shared.trashed is null then m.role end as role
    from unnest(
      ${readers.map(({ sessionId }) => sessionId)}::text[], ${readers.map(({ userId }) => userId)}::text[],
      ${readers.map(({ libraryId }) => libraryId)}::text[]
    ) with ordinality r (session_id, user_id, library_id, place)
    left join sessions s on s.id = r.session_id and s.user_id = r.user_id and ${sessionHolds(now)}
    left join library_members m on m.library_id = r.library_id and m.user_id = r.user_id
    left join shared_libraries shared on shared.id = m.library_id
    order by r.place`);
  const lastChanges = await readLastChanges(db, new Set(readers.map(({ libraryId }) => libraryId)));
  return readers.map(({ libraryId }, place) => {
    const role = rows[place]?.role ?? null;
    return { role: role && roleOf(role), at: lastChanges.get(libraryId) ?? 0 };
  });
}
