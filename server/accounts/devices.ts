// The known devices of an account: browsers in which its owner has logged in before, recognised by a cookie that outlives the session. Wrong
// passwords that others try do not count for them ("device cookies" of OWASP).
import sql from 'sql-template-tag';
import type { Queryable } from '../database/database.ts';
import { isStorable } from '../database/storable.ts';
import { emailKey } from './emailRule.ts';
import { hashSecret } from './secret.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a device is known without a log-in. Browsers limit cookies to 400 days. */
export const deviceLifetime = 365 * day;
/** The most devices per account; the least recently used ones are forgotten first. */
const maximumDevices = 20;

export interface StoredDevice {
  created: Date;
  lastLogin: Date;
}

function isRecent(now: Date) {
  return sql`last_login > ${new Date(now.getTime() - deviceLifetime)}`;
}

/** The token, if this account has logged in on the device that has the token; otherwise null. */
export async function findKnownDevice(
  db: Queryable,
  token: string | null,
  email: string,
  now: Date,
): Promise<string | null> {
  if (token === null || !isStorable(email)) return null;
  const rows = await db.query(sql`
    select 1 from known_devices d join users u on u.id = d.user_id
    where d.token_hash = ${hashSecret(token)} and u.email_key = ${emailKey(email)} and ${isRecent(now)}`);
  return rows.length === 1 ? token : null;
}

/**
 * Makes the device known to the account, and answers the token for its cookie: that of the request where the server gave it, for
 * this or another account, else `newToken`.
 */
export async function rememberDevice(
  db: Queryable,
  { userId, token, newToken }: { userId: string; token: string | null; newToken: string },
  now: Date,
): Promise<{ token: string; wasKnown: boolean }> {
  const known =
    token === null
      ? []
      : await db.query<{ userId: string }>(sql`
          select user_id as "userId" from known_devices where token_hash = ${hashSecret(token)} and ${isRecent(now)}`);
  const kept = token !== null && known.length > 0 ? token : newToken;
  await db.query(sql`
    insert into known_devices (token_hash, user_id, created, last_login)
    select ${hashSecret(kept)}, id, ${now}::timestamptz, ${now}::timestamptz from users where id = ${userId}
    on conflict (token_hash, user_id) do update set last_login = excluded.last_login`);
  await db.query(sql`
    delete from known_devices where user_id = ${userId} and token_hash in (
      select token_hash from known_devices where user_id = ${userId}
      order by last_login desc, token_hash offset ${maximumDevices})`);
  return { token: kept, wasKnown: known.some((device) => device.userId === userId) };
}

export async function listDevices(db: Queryable, userId: string, now: Date): Promise<StoredDevice[]> {
  return db.query<StoredDevice>(sql`
    select created, last_login as "lastLogin" from known_devices
    where user_id = ${userId} and ${isRecent(now)} order by last_login desc, token_hash`);
}

/** Forgets every device of the account except the one with the token `kept`. */
export async function forgetDevices(db: Queryable, userId: string, kept: string | null = null): Promise<void> {
  const keptHash = kept === null ? null : hashSecret(kept);
  await db.query(
    sql`delete from known_devices where user_id = ${userId} and token_hash is distinct from ${keptHash}::bytea`,
  );
}

/** Removes expired devices. */
export async function deleteOldDevices(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from known_devices where not (${isRecent(now)})`);
}
