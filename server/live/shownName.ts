// The name by which others in a library see a person who is there.
import sql from 'sql-template-tag';
import type { Queryable } from '../database/database.ts';
import type { Presence } from './liveMessages.ts';

/** The name that the person has set, else the address for those who may see it. */
export async function readShownName(
  db: Queryable,
  libraryId: string,
  userId: string,
): Promise<Pick<Presence, 'name' | 'nameForOwners'>> {
  const [row] = await db.query<{ name: string | null; nameForOwners: string }>(sql`
    select coalesce(u.name, case when l.emails_visible_to = 'members' then u.email end) as name,
      coalesce(u.name, u.email) as "nameForOwners"
    from users u left join shared_libraries l on l.id = ${libraryId} where u.id = ${userId}`);
  return row ?? { name: null, nameForOwners: null };
}
