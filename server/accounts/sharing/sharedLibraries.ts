// The tables of shared libraries and their members. What is in a library is in its own tables (server/library).
import sql from 'sql-template-tag';
import type { EmailVisibility, LibraryRole } from '../../__generated__/resolverTypes.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { trashLifetime } from '../../library/maintenance.ts';
import { personColumns, type VisiblePerson } from './visiblePerson.ts';
import { isOwner } from './isOwner.ts';
import { roleOf, type StoredRole, storedRole } from './roles.ts';

/** The most shared libraries that one person can be a member of: each session reads them. */
export const maximumMemberships = 100;
/** The most members of a library. */
export const maximumMembers = 500;

export interface StoredMember {
  readonly person: VisiblePerson;
  readonly role: LibraryRole;
  readonly added: Date;
}

/** Whether the person can become a member of one more library. Locks the account, so that simultaneous requests count one after the other. */
export async function hasRoom(tx: Queryable, userId: string): Promise<boolean> {
  await tx.query(sql`select 1 from users where id = ${userId} for no key update`);
  const [row] = await tx.query<{ count: number }>(sql`select count(*) from library_members where user_id = ${userId}`);
  return (row?.count ?? 0) < maximumMemberships;
}

interface NewLibrary {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  /** The key of the request, by which a retry is recognized. */
  readonly key: string | null;
}

/** The result of creating a library: the id of the new one, or of the one that an earlier request with the same key created. */
export type LibraryInsertion =
  | { readonly outcome: 'created' | 'wasCreated'; readonly libraryId: string }
  | { readonly outcome: 'tooMany' };

/** Stores a new library with its first owner, unless they are a member of too many. */
export async function insertSharedLibrary(db: Database, library: NewLibrary, now: Date): Promise<LibraryInsertion> {
  const { id, name, ownerId, key } = library;
  return db.transaction(async (tx): Promise<LibraryInsertion> => {
    // Locks the account, so that a simultaneous retry finds the library.
    const isRoomLeft = await hasRoom(tx, ownerId);
    const [made] = await tx.query<{ id: string }>(
      sql`select id from shared_libraries where created_by = ${ownerId} and request_key = ${key}`,
    );
    if (made) return { outcome: 'wasCreated', libraryId: made.id };
    if (!isRoomLeft) return { outcome: 'tooMany' };
    await tx.query(sql`
      insert into shared_libraries (id, name, created, created_by, request_key)
      values (${id}, ${name}, ${now}, ${ownerId}, ${key})`);
    await insertMember(tx, { libraryId: id, userId: ownerId, role: 'OWNER', addedBy: null }, now);
    return { outcome: 'created', libraryId: id };
  });
}

/** Renames a library; false if the person is no owner of it any more. */
export async function renameSharedLibrary(db: Queryable, id: string, ownerId: string, name: string): Promise<boolean> {
  const changed = await db.query(sql`
    update shared_libraries set name = ${name} where id = ${id} and ${isOwner(id, ownerId)} returning 1`);
  return changed.length === 1;
}

/** Moves a library to the trash at this time, or out of it (null); false if the person is no owner of it any more. */
export async function setLibraryTrashed(
  db: Queryable,
  id: string,
  ownerId: string,
  trashed: Date | null,
): Promise<boolean> {
  const changed = await db.query(sql`
    update shared_libraries set trashed = ${trashed} where id = ${id} and ${isOwner(id, ownerId)} returning 1`);
  return changed.length === 1;
}

/** The members in the order in which they joined, as one of them sees them. */
export async function listMembers(db: Queryable, libraryId: string, viewerId: string): Promise<StoredMember[]> {
  const rows = await db.query<VisiblePerson & { role: StoredRole; added: Date }>(sql`
    select ${personColumns(libraryId, viewerId)}, m.role, m.added
    from library_members m join users u on u.id = m.user_id join shared_libraries l on l.id = m.library_id
    where m.library_id = ${libraryId} order by m.added, m.user_id`);
  return rows.map(({ role, added, ...person }) => ({ person, role: roleOf(role), added }));
}

/** Who sees the addresses of the members. */
export async function readEmailVisibility(db: Queryable, libraryId: string): Promise<EmailVisibility> {
  const [row] = await db.query<{ visible: 'owners' | 'members' }>(
    sql`select emails_visible_to as visible from shared_libraries where id = ${libraryId}`,
  );
  return row?.visible === 'members' ? 'MEMBERS' : 'OWNERS';
}

/** Sets who sees the addresses of the members; false if the person is no owner of the library any more. */
export async function updateEmailVisibility(
  db: Queryable,
  id: string,
  ownerId: string,
  visibleTo: EmailVisibility,
): Promise<boolean> {
  const changed = await db.query(sql`
    update shared_libraries set emails_visible_to = ${visibleTo === 'MEMBERS' ? 'members' : 'owners'}
    where id = ${id} and ${isOwner(id, ownerId)} returning 1`);
  return changed.length === 1;
}

interface NewMember {
  readonly libraryId: string;
  readonly userId: string;
  readonly role: LibraryRole;
  readonly addedBy: string | null;
}

/** Adds a member, unless the person is one already. */
export async function insertMember(db: Queryable, member: NewMember, now: Date): Promise<void> {
  await db.query(sql`
    insert into library_members (library_id, user_id, role, added, added_by)
    values (${member.libraryId}, ${member.userId}, ${storedRole(member.role)}, ${now}, ${member.addedBy})
    on conflict (library_id, user_id) do nothing`);
}

export async function countMembers(db: Queryable, libraryId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*) from library_members where library_id = ${libraryId}`,
  );
  return row?.count ?? 0;
}

/** The result of changing a member. */
export type MemberChange = 'changed' | 'notMember' | 'notOwner' | 'lastOwner';

/** Changes the role of a member, or ends the membership (null), for `actorId`. The last owner keeps the role. */
export function changeMember(
  db: Database,
  {
    libraryId,
    actorId,
    userId,
    role,
  }: {
    readonly libraryId: string;
    readonly actorId: string;
    readonly userId: string;
    readonly role: LibraryRole | null;
  },
): Promise<MemberChange> {
  return db.transaction(async (tx) => {
    // Of two owners who leave at the same time, the second has to see that the first has gone.
    await tx.query(sql`select 1 from shared_libraries where id = ${libraryId} for update`);
    const members = await tx.query<{ user_id: string; role: StoredRole }>(
      sql`select user_id, role from library_members where library_id = ${libraryId}`,
    );
    const memberOf = (id: string) => members.find(({ user_id }) => user_id === id);
    if (actorId !== userId && memberOf(actorId)?.role !== 'owner') return 'notOwner';
    const member = memberOf(userId);
    if (!member) return 'notMember';
    const isLastOwner = members.every((each) => each.role !== 'owner' || each.user_id === userId);
    if (member.role === 'owner' && role !== 'OWNER' && isLastOwner) return 'lastOwner';
    await tx.query(
      role === null
        ? sql`delete from library_members where library_id = ${libraryId} and user_id = ${userId}`
        : sql`
            update library_members set role = ${storedRole(role)}
            where library_id = ${libraryId} and user_id = ${userId}`,
    );
    // Only owners can invite, and readers cannot make links. What is deleted here cannot come back with a later role.
    if (role !== 'OWNER') {
      await tx.query(sql`
        delete from library_invitations where library_id = ${libraryId} and created_by = ${userId}`);
    }
    if (role === null || role === 'READER') {
      await tx.query(sql`delete from share_links where library_id = ${libraryId} and user_id = ${userId}`);
    }
    return 'changed';
  });
}

/** The libraries that nobody but this person owns. */
const soleOwned = (userId: string) => sql`
  select m.library_id from library_members m
  where m.user_id = ${userId} and m.role = 'owner' and not exists (
    select 1 from library_members o
    where o.library_id = m.library_id and o.role = 'owner' and o.user_id <> m.user_id)`;

/** For each of these libraries that has an editor, the one who joined first. A reader gets no library without being asked. */
const heirs = (userId: string) => sql`
  select distinct on (h.library_id) h.library_id, h.user_id from library_members h
  where h.library_id in (${soleOwned(userId)}) and h.role = 'editor'
  order by h.library_id, h.added, h.user_id`;

/** A library that one person alone owns, and who owns it after their account is deleted; null: it is deleted too. */
export interface SoleOwnership {
  readonly libraryId: string;
  readonly heirId: string | null;
}

export async function listSoleOwned(db: Queryable, userId: string): Promise<SoleOwnership[]> {
  return db.query<SoleOwnership>(sql`
    select l.id as "libraryId", heir.user_id as "heirId"
    from shared_libraries l left join (${heirs(userId)}) heir on heir.library_id = l.id
    where l.id in (${soleOwned(userId)}) order by l.name, l.id`);
}

/** Prepares the deletion of an account: the libraries that it alone owns get another owner, or are deleted if they have no editor. */
export async function handOnLibraries(tx: Queryable, userId: string): Promise<void> {
  await tx.query(sql`
    select 1 from shared_libraries where id in (
      select library_id from library_members where user_id = ${userId}) order by id for update`);
  // From now on the person can become a member of no other library.
  await tx.query(sql`select 1 from users where id = ${userId} for update`);
  await tx.query(sql`
    update library_members m set role = 'owner' from (${heirs(userId)}) heir
    where m.library_id = heir.library_id and m.user_id = heir.user_id`);
  await tx.query(sql`delete from shared_libraries where id in (${soleOwned(userId)})`);
}

/** Deletes the libraries whose time in the trash is over, and those without members, which nobody can open. Their content is removed like that of deleted accounts. */
export async function deleteOldLibraries(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - trashLifetime);
  await db.query(sql`
    delete from shared_libraries s
    where s.trashed <= ${before} or not exists (select 1 from library_members m where m.library_id = s.id)`);
}
