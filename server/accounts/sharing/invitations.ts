// Invitations to shared libraries. The secret of a link is stored only as a hash.
import sql from 'sql-template-tag';
import type { LibraryRole } from '../../__generated__/resolverTypes.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { isStorable } from '../../database/storable.ts';
import { hashSecret } from '../secret.ts';
import { roleOf, type StoredRole, storedRole } from './roles.ts';
import { isOwner } from './isOwner.ts';
import { countMembers, hasRoom, insertMember, maximumMembers } from './sharedLibraries.ts';

/** The most invitations of a library that are open at once. */
export const maximumInvitations = 100;

/** What the owners of a library see of an invitation. */
export interface StoredInvitation {
  readonly id: string;
  readonly role: LibraryRole;
  readonly email: string | null;
  readonly usesLeft: number;
  readonly created: Date;
  readonly expires: Date;
}

/** What the person who follows the link sees. */
export interface OfferedInvitation extends StoredInvitation {
  readonly libraryId: string;
  readonly libraryName: string;
  readonly inviterId: string;
  readonly inviterName: string | null;
  readonly inviterEmail: string;
}

interface InvitationRow extends Omit<StoredInvitation, 'role'> {
  readonly role: StoredRole;
}

const columns = sql`i.id, i.role, i.email, i.uses_left as "usesLeft", i.created, i.expires`;

const present = <Row extends InvitationRow>({ role, ...row }: Row) => ({ ...row, role: roleOf(role) });

/** Open invitations at this time; `i` is the table. */
const isOpen = (now: Date) => sql`i.uses_left > 0 and i.expires > ${now}`;

async function owns(db: Queryable, libraryId: string, userId: string): Promise<boolean> {
  const [row] = await db.query<{ owns: boolean }>(sql`select ${isOwner(libraryId, userId)} as owns`);
  return row?.owns === true;
}

/** The result of storing an invitation. `exists`: there is one with this id. `notOwner`: its maker is no owner of the library any more. */
type InvitationInsertion = 'inserted' | 'exists' | 'tooMany' | 'notOwner';

interface NewInvitation extends StoredInvitation {
  readonly libraryId: string;
  readonly secret: string;
  /** What the secret is made of, besides the key of the request. */
  readonly nonce: Buffer;
  readonly createdBy: string;
}

export async function insertInvitation(db: Queryable, invitation: NewInvitation): Promise<InvitationInsertion> {
  const { id, libraryId, secret, nonce, role, email, usesLeft, created, expires, createdBy } = invitation;
  const inserted = await db.query(sql`
    insert into library_invitations (id, library_id, secret_hash, nonce, role, email, uses_left, created, expires, created_by)
    select ${id}, ${libraryId}, ${hashSecret(secret)}, ${nonce}::bytea, ${storedRole(role)}, ${email}, ${usesLeft}::integer,
      ${created}::timestamptz, ${expires}::timestamptz, ${createdBy}
    where (select count(*) from library_invitations i where i.library_id = ${libraryId} and ${isOpen(created)}) < ${maximumInvitations}
      and ${isOwner(libraryId, createdBy)}
    on conflict (id) do nothing
    returning 1`);
  if (inserted.length === 1) return 'inserted';
  const [existing] = await db.query(sql`select 1 from library_invitations where id = ${id}`);
  if (existing) return 'exists';
  return (await owns(db, libraryId, createdBy)) ? 'tooMany' : 'notOwner';
}

/** The invitation that an earlier request with the same key made. */
export interface EarlierInvitation {
  readonly invitation: StoredInvitation;
  readonly nonce: Buffer;
  readonly isOpen: boolean;
}

/** The invitation with this id, unless it was made before invitations had keys. */
export async function findEarlierInvitation(db: Queryable, id: string, now: Date): Promise<EarlierInvitation | null> {
  const [row] = await db.query<InvitationRow & Pick<EarlierInvitation, 'nonce' | 'isOpen'>>(sql`
    select ${columns}, i.nonce, ${isOpen(now)} as "isOpen" from library_invitations i
    where i.id = ${id} and i.nonce is not null`);
  if (!row) return null;
  const { nonce, isOpen: canBeAccepted, ...invitation } = present(row);
  return { invitation, nonce, isOpen: canBeAccepted };
}

/** The open invitations of a library, the newest first. */
export async function listInvitations(db: Queryable, libraryId: string, now: Date): Promise<StoredInvitation[]> {
  const rows = await db.query<InvitationRow>(sql`
    select ${columns} from library_invitations i where i.library_id = ${libraryId} and ${isOpen(now)}
    order by i.created desc, i.id desc`);
  return rows.map(present);
}

/** The result of ending an invitation. `none`: the library has no open one with this id. `notOwner`: the person is no owner of the library any more. */
type InvitationEnding = 'ended' | 'none' | 'notOwner';

/** Ends an invitation for an owner of its library. The row stays until it is cleaned up, so that a retry of making it makes no other one. */
export async function endInvitation(
  db: Queryable,
  { libraryId, id, ownerId }: { readonly libraryId: string; readonly id: string; readonly ownerId: string },
  now: Date,
): Promise<InvitationEnding> {
  if (!isStorable(id)) return 'none';
  const ended = await db.query(sql`
    update library_invitations i set uses_left = 0
    where i.library_id = ${libraryId} and i.id = ${id} and ${isOpen(now)} and ${isOwner(libraryId, ownerId)}
    returning 1`);
  if (ended.length === 1) return 'ended';
  return (await owns(db, libraryId, ownerId)) ? 'none' : 'notOwner';
}

/** The open invitation with this secret. An invitation ends when its maker is no owner of the library any more, or the library is in the trash. */
export async function findInvitation(db: Queryable, secret: string, now: Date): Promise<OfferedInvitation | null> {
  const [row] = await db.query<InvitationRow & Omit<OfferedInvitation, keyof StoredInvitation>>(sql`
    select ${columns}, i.library_id as "libraryId", l.name as "libraryName", u.id as "inviterId",
      u.name as "inviterName", u.email as "inviterEmail"
    from library_invitations i join shared_libraries l on l.id = i.library_id join users u on u.id = i.created_by
    join library_members m on m.library_id = i.library_id and m.user_id = i.created_by and m.role = 'owner'
    where i.secret_hash = ${hashSecret(secret)} and ${isOpen(now)} and l.trashed is null`);
  return row ? present(row) : null;
}

/** The result of accepting an invitation. */
export type Acceptance =
  | { readonly outcome: 'joined' | 'wasMember'; readonly libraryId: string }
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'tooManyMembers' }
  | { readonly outcome: 'tooManyLibraries' };

/** Makes the person a member. Whoever is one already keeps their role, and uses nothing up. */
export function acceptInvitation(db: Database, secret: string, userId: string, now: Date): Promise<Acceptance> {
  return db.transaction(async (tx) => {
    // The lock that changes of members take, so that what is read next holds until the end.
    await tx.query(sql`
      select 1 from shared_libraries where id = (
        select library_id from library_invitations where secret_hash = ${hashSecret(secret)}) for update`);
    const offered = await findInvitation(tx, secret, now);
    if (!offered) return { outcome: 'ended' };
    const { libraryId, role, inviterId } = offered;
    const [member] = await tx.query(sql`
      select 1 from library_members where library_id = ${libraryId} and user_id = ${userId}`);
    if (member) return { outcome: 'wasMember', libraryId };
    if (!(await hasRoom(tx, userId))) return { outcome: 'tooManyLibraries' };
    if ((await countMembers(tx, libraryId)) >= maximumMembers) return { outcome: 'tooManyMembers' };
    const used = await tx.query(sql`
      update library_invitations i set uses_left = uses_left - 1 where i.id = ${offered.id} and ${isOpen(now)} returning 1`);
    if (used.length === 0) return { outcome: 'ended' };
    await insertMember(tx, { libraryId, userId, role, addedBy: inviterId }, now);
    return { outcome: 'joined', libraryId };
  });
}

/** For how long after an invitation was made a retry finds that it has ended, in milliseconds. */
const retryPeriod = 24 * 60 * 60 * 1000;

/** Removes invitations that nobody can accept any more. */
export async function deleteOldInvitations(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retryPeriod);
  await db.query(sql`
    delete from library_invitations i where not (${isOpen(now)}) and i.created < ${before}`);
}
