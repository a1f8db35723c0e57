// The tokens of the mails that confirm an address: valid once, for a day, for the owner who is logged in.
import sql from 'sql-template-tag';
import type { Queryable } from '../database/database.ts';
import { hashSecret } from './secret.ts';
import { unexpired } from './unexpired.ts';

const lifetime = 24 * 60 * 60 * 1000;

export interface Confirmation {
  userId: string;
  email: string;
  token: string;
}

export async function insertConfirmation(db: Queryable, confirmation: Confirmation, now: Date): Promise<void> {
  const { userId, email, token } = confirmation;
  await db.query(sql`
    insert into email_confirmations (token_hash, user_id, email, expires)
    values (${hashSecret(token)}, ${userId}, ${email}, ${new Date(now.getTime() + lifetime)})`);
}

/** The requested new address of the account; null if no change is pending. */
export async function findPendingEmail(db: Queryable, userId: string, now: Date): Promise<string | null> {
  const [row] = await db.query<{ email: string }>(sql`
    select c.email from email_confirmations c join users u on u.id = c.user_id
    where c.user_id = ${userId} and c.email <> u.email and ${unexpired(now, lifetime)}
    order by c.expires desc limit 1`);
  return row?.email ?? null;
}

/** Uses up the token and returns the address that it confirms; of several simultaneous callers only one gets it. */
export async function takeConfirmation(
  db: Queryable,
  userId: string,
  token: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db.query<{ email: string }>(sql`
    delete from email_confirmations
    where token_hash = ${hashSecret(token)} and user_id = ${userId} and ${unexpired(now, lifetime)}
    returning email`);
  return row?.email ?? null;
}

/** Cancels a pending change of the address: the links sent to the new one stop working. */
export async function deletePendingEmail(db: Queryable, userId: string): Promise<void> {
  await db.query(sql`
    delete from email_confirmations c using users u
    where c.user_id = ${userId} and u.id = c.user_id and c.email <> u.email`);
}

export async function deleteConfirmations(db: Queryable, userId: string): Promise<void> {
  await db.query(sql`delete from email_confirmations where user_id = ${userId}`);
}

/** Removes expired tokens. */
export async function deleteOldConfirmations(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from email_confirmations where not (${unexpired(now, lifetime)})`);
}
