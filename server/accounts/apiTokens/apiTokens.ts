// The table of API tokens.
import sql from 'sql-template-tag';
import { type Database, type Queryable, unlessFull } from '../../database/database.ts';
import { isStorable } from '../../database/storable.ts';
import type { TokenScope, TokenViewer } from '../../graphql/request.ts';
import { hashSecret } from '../secret.ts';
import { membershipsColumn, readMemberships, type WrittenMembership } from '../sharing/memberships.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** The most tokens of an account that have not expired. */
export const maximumApiTokens = 50;
/** The precision of the stored time of last use, so that reads cause few writes. */
const lastUsedExactness = minute;
/** How long an expired token is still listed, so that its owner sees why a script stopped. */
const expiredKeptFor = 30 * day;

/** What the owner may see of a token. */
export interface StoredApiToken {
  id: string;
  name: string;
  scope: TokenScope;
  libraryId: string | null;
  created: Date;
  expires: Date | null;
  lastUsed: Date | null;
}

export interface NewApiToken extends Pick<StoredApiToken, 'id' | 'name' | 'scope' | 'libraryId' | 'expires'> {
  readonly userId: string;
  readonly secret: string;
}

/** False if the account has `maximumApiTokens` already, or does not exist any more. */
export async function insertApiToken(db: Database, token: NewApiToken, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The lock lets simultaneous requests count one after the other.
    const holders = await tx.query(sql`select 1 from users where id = ${token.userId} for update`);
    if (holders.length === 0) return false;
    const inserted = await tx.query(sql`
      insert into api_tokens (id, user_id, secret_hash, name, scope, library_id, created, expires)
      select ${token.id}, ${token.userId}, ${hashSecret(token.secret)}::bytea, ${token.name}, ${token.scope},
        ${token.libraryId}, ${now}::timestamptz, ${token.expires}::timestamptz
      where (
        select count(*) from api_tokens
        where user_id = ${token.userId} and (expires is null or expires > ${now}::timestamptz)
      ) < ${maximumApiTokens}::int
      returning id`);
    return inserted.length === 1;
  });
}

interface TokenRow extends Omit<TokenViewer, 'via' | 'memberships'> {
  readonly lastUsed: Date | null;
  readonly memberships: readonly WrittenMembership[] | null;
}

/** The person of the token with this secret, and what it may do; null if the token is unknown, was ended, or has expired. */
export async function findTokenViewer(db: Queryable, secret: string, now: Date): Promise<TokenViewer | null> {
  const [row] = await db.query<TokenRow>(sql`
    select u.id, u.email, t.id as "tokenId", t.scope, t.library_id as "libraryId", t.last_used as "lastUsed",
      ${membershipsColumn(sql`u.id`)} as memberships
    from api_tokens t join users u on u.id = t.user_id
    where t.secret_hash = ${hashSecret(secret)} and (t.expires is null or t.expires > ${now}::timestamptz)`);
  if (row === undefined) return null;
  const { lastUsed, memberships, ...viewer } = row;
  // Also when the last use is in the future, because the clock was set back.
  if (lastUsed === null || Math.abs(now.getTime() - lastUsed.getTime()) >= lastUsedExactness) {
    await unlessFull(db.query(sql`update api_tokens set last_used = ${now} where id = ${viewer.tokenId}`));
  }
  return { ...viewer, memberships: readMemberships(memberships), via: 'token' };
}

/** The newest first. */
export async function listApiTokens(db: Queryable, userId: string): Promise<StoredApiToken[]> {
  return db.query<StoredApiToken>(sql`
    select id, name, scope, library_id as "libraryId", created, expires, last_used as "lastUsed"
    from api_tokens where user_id = ${userId} order by created desc, id desc`);
}

/** Returns whether the user had such a token. */
export async function deleteApiToken(db: Queryable, userId: string, id: string): Promise<boolean> {
  if (!isStorable(id)) return false;
  const rows = await db.query(sql`delete from api_tokens where user_id = ${userId} and id = ${id} returning id`);
  return rows.length === 1;
}

/** Ends all tokens of an account. */
export async function deleteApiTokens(db: Queryable, userId: string): Promise<void> {
  await db.query(sql`delete from api_tokens where user_id = ${userId}`);
}

/** Removes tokens that expired a month ago. */
export async function deleteOldApiTokens(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from api_tokens where expires <= ${new Date(now.getTime() - expiredKeptFor)}`);
}
