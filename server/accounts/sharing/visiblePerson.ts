// The fields of a person that another member of a library may see.
import sql, { type Sql } from 'sql-template-tag';
import { isOwner } from './isOwner.ts';

/** A person, with the address only if the viewer may see it. */
export interface VisiblePerson {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
}

/**
 * The columns of a `VisiblePerson`. `u` is the account, `m` its membership of the library and `l` the library; the latter two are null for somebody
 * who is no member, and for a personal library.
 */
export function personColumns(libraryId: string, viewerId: string): Sql {
  return sql`u.id, u.name, case when u.id = ${viewerId} or (m.user_id is not null and (
    l.emails_visible_to = 'members' or ${isOwner(libraryId, viewerId)})) then u.email end as email`;
}
