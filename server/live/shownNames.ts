// The names by which others in a library see the people who are there.
import sql from 'sql-template-tag';
import type { Queryable } from '../database/database.ts';
import type { Presence } from './liveMessages.ts';

export type ShownNames = Pick<Presence, 'name' | 'nameForOwners'>;

/** The names of each of these people in their library, in their order: the name that a person has set, else the address for those who may see it. */
export async function readShownNames(
  db: Queryable,
  people: readonly Pick<Presence, 'libraryId' | 'userId'>[],
): Promise<ShownNames[]> {
  if (people.length === 0) return [];
  return db.query<{ name: string | null; nameForOwners: string | null }>(sql`
    select coalesce(u.name, case when l.emails_visible_to = 'members' then u.email end) as name,
      coalesce(u.name, u.email) as "nameForOwners"
    from unnest(
      ${people.map(({ libraryId }) => libraryId)}::text[], ${people.map(({ userId }) => userId)}::text[]
    ) with ordinality p (library_id, user_id, place)
    left join users u on u.id = p.user_id
    left join shared_libraries l on l.id = p.library_id
    order by p.place`);
}
