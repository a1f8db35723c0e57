// The table of read-only links. Like sessions they belong to an account, and are found by a secret of which only the hash is stored.
import sql from 'sql-template-tag';
import { type Database, type Queryable, unlessFull } from '../database/database.ts';
import { isStorable } from '../database/storable.ts';
import { hashSecret } from './secret.ts';
import { isOwner } from './sharing/isOwner.ts';

/** The most links per account. */
export const maximumShareLinks = 100;
/** In milliseconds: the precision of the stored time of last use, so that not every read causes a write. */
const lastUsedExactness = 60_000;

/** What a link shows of its library. Null for no limit. */
export interface SharedPart {
  readonly groupId: string | null;
  readonly query: string | null;
}

/** What the account may see of its link. */
export interface StoredShareLink extends SharedPart {
  readonly id: string;
  readonly libraryId: string;
  readonly label: string;
  readonly created: Date;
  readonly lastUsed: Date | null;
}

/** A link that was asked for. */
export interface OpenedShareLink extends SharedPart {
  readonly id: string;
  readonly libraryId: string;
  /** Whose link it is. */
  readonly userId: string;
  readonly lastUsed: Date | null;
}

/** Stores a link; false if the account has too many already. */
export function insertShareLink(
  database: Database,
  link: Omit<StoredShareLink, 'lastUsed'> & { readonly userId: string; readonly secret: string },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // Locked, so that simultaneous requests cannot exceed the limit together.
    await tx.query(sql`select 1 from users where id = ${link.userId} for update`);
    const [counted] = await tx.query<{ count: number }>(
      sql`select count(*) from share_links where user_id = ${link.userId}`,
    );
    if ((counted?.count ?? 0) >= maximumShareLinks) return false;
    await tx.query(sql`
      insert into share_links (id, library_id, user_id, secret_hash, label, group_id, query, created)
      values (${link.id}, ${link.libraryId}, ${link.userId}, ${hashSecret(link.secret)}, ${link.label}, ${link.groupId},
        ${link.query}, ${link.created})`);
    return true;
  });
}

const columns = sql`id, library_id as "libraryId", label, group_id as "groupId", query, created, last_used as "lastUsed"`;

/** The newest first. */
export function listShareLinks(db: Queryable, userId: string): Promise<StoredShareLink[]> {
  return db.query<StoredShareLink>(sql`
    select ${columns} from share_links where user_id = ${userId} order by created desc, id desc`);
}

/** The links to a library, of one account or of all (null), the newest first. */
export function listLinksTo(db: Queryable, libraryId: string, userId: string | null): Promise<StoredShareLink[]> {
  return db.query<StoredShareLink>(sql`
    select ${columns} from share_links
    where library_id = ${libraryId} and (${userId}::text is null or user_id = ${userId}) order by created desc, id desc`);
}

/** The link with this secret; null if there is none, or if whoever made it may no longer change the library. */
export async function findShareLink(db: Queryable, secret: string): Promise<OpenedShareLink | null> {
  const [link] = await db.query<OpenedShareLink>(sql`
    select l.id, l.library_id as "libraryId", l.user_id as "userId", l.group_id as "groupId", l.query,
      l.last_used as "lastUsed"
    from share_links l
    where l.secret_hash = ${hashSecret(secret)} and (l.library_id = l.user_id or exists (
      select 1 from library_members m join shared_libraries s on s.id = m.library_id
      where m.library_id = l.library_id and m.user_id = l.user_id and m.role <> 'reader' and s.trashed is null))`);
  return link ?? null;
}

/** Stores that a link was used. Also corrects a time in the future, from before the clock was set back. */
export async function noteShareLinkUse(
  db: Queryable,
  { id, lastUsed }: Pick<OpenedShareLink, 'id' | 'lastUsed'>,
  now: Date,
): Promise<void> {
  if (lastUsed !== null && Math.abs(now.getTime() - lastUsed.getTime()) < lastUsedExactness) return;
  await unlessFull(db.query(sql`update share_links set last_used = ${now} where id = ${id}`));
}

/** Ends a link of the account, or one to a library that it owns; returns whether there was one. */
export async function deleteShareLink(db: Queryable, userId: string, id: string): Promise<boolean> {
  if (!isStorable(id)) return false;
  const deleted = await db.query(sql`
    delete from share_links l where l.id = ${id} and (l.user_id = ${userId} or ${isOwner(sql`l.library_id`, userId)})
    returning id`);
  return deleted.length === 1;
}
