// Which shared libraries the person of an account may open. It belongs to accounts, so that a session reads it in its own statement.
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database.ts';
import type { Membership } from '../../graphql/request.ts';
import { roleOf, type StoredRole } from './roles.ts';

/** A membership as JSON of the database has it. */
export interface WrittenMembership extends Omit<Membership, 'trashed' | 'role'> {
  readonly role: StoredRole;
  readonly trashed: string | null;
}

/** The memberships of an account as a column, for `readMemberships`; `userId` is an expression. */
export function membershipsColumn(userId: Sql): Sql {
  return sql`(
    select json_agg(json_build_object('libraryId', m.library_id, 'name', l.name, 'role', m.role, 'trashed', l.trashed))
    from library_members m join shared_libraries l on l.id = m.library_id where m.user_id = ${userId})`;
}

/** Reads the column of `membershipsColumn`, which is null without memberships. */
export function readMemberships(written: readonly WrittenMembership[] | null): readonly Membership[] {
  return (written ?? []).map(({ trashed, role, ...membership }) => ({
    ...membership,
    role: roleOf(role),
    trashed: trashed === null ? null : new Date(trashed),
  }));
}

export async function listMemberships(db: Queryable, userId: string): Promise<readonly Membership[]> {
  const [row] = await db.query<{ memberships: WrittenMembership[] | null }>(
    sql`select ${membershipsColumn(sql`${userId}`)} as memberships`,
  );
  return readMemberships(row?.memberships ?? null);
}

/** The membership of an account in one library; null if there is none. */
export async function findMembership(db: Queryable, libraryId: string, userId: string): Promise<Membership | null> {
  const [row] = await db.query<{ name: string; role: StoredRole; trashed: Date | null }>(sql`
    select l.name, m.role, l.trashed from library_members m join shared_libraries l on l.id = m.library_id
    where m.library_id = ${libraryId} and m.user_id = ${userId}`);
  return row ? { libraryId, name: row.name, role: roleOf(row.role), trashed: row.trashed } : null;
}
