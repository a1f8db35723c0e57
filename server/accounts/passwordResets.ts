// The tokens of reset mails: each is valid once, for an hour.
import sql from 'sql-template-tag';
import type { Queryable } from '../database/database.ts';
import { isStorable } from '../database/storable.ts';
import { hashSecret } from './secret.ts';
import { unexpired } from './unexpired.ts';

const lifetime = 60 * 60 * 1000;

export async function insertReset(db: Queryable, userId: string, token: string, now: Date): Promise<void> {
  await db.query(sql`
    insert into password_resets (token_hash, user_id, expires)
    values (${hashSecret(token)}, ${userId}, ${new Date(now.getTime() + lifetime)})`);
}

/** Whether the token is valid now, without using it up. */
export async function isResetValid(db: Queryable, userId: string, token: string, now: Date): Promise<boolean> {
  if (!isStorable(userId)) return false;
  const rows = await db.query(sql`
    select 1 from password_resets
    where token_hash = ${hashSecret(token)} and user_id = ${userId} and ${unexpired(now, lifetime)}`);
  return rows.length === 1;
}

/** Uses up the token: of several simultaneous callers only one gets true. */
export async function takeReset(db: Queryable, userId: string, token: string, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    delete from password_resets
    where token_hash = ${hashSecret(token)} and user_id = ${userId} and ${unexpired(now, lifetime)}
    returning user_id`);
  return rows.length === 1;
}

export async function deleteResets(db: Queryable, userId: string): Promise<void> {
  await db.query(sql`delete from password_resets where user_id = ${userId}`);
}

/** Removes expired tokens. */
export async function deleteOldResets(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from password_resets where not (${unexpired(now, lifetime)})`);
}
