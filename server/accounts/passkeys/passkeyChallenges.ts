// The challenges that browsers sign with a passkey: each is valid once, for ten minutes, and for one purpose.
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database.ts';
import { hashSecret } from '../secret.ts';
import { unexpired } from '../unexpired.ts';

const lifetime = 10 * 60 * 1000;

/** `userId`: the account that a passkey is to be added to; null for a log-in, whose account is not known yet. */
export async function insertPasskeyChallenge(
  db: Queryable,
  { challenge, userId }: { challenge: string; userId: string | null },
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into passkey_challenges (challenge_hash, user_id, expires)
    values (${hashSecret(challenge)}, ${userId}, ${new Date(now.getTime() + lifetime)})`);
}

/** Deletes the challenge. True if it had not expired, and was made for this account (null: for a log-in). */
export async function takePasskeyChallenge(
  db: Queryable,
  { challenge, userId }: { challenge: string; userId: string | null },
  now: Date,
): Promise<boolean> {
  const [row] = await db.query<{ userId: string | null; holds: boolean }>(sql`
    delete from passkey_challenges where challenge_hash = ${hashSecret(challenge)}
    returning user_id as "userId", (${unexpired(now, lifetime)}) as holds`);
  return row?.holds === true && row.userId === userId;
}

/** Removes expired challenges. */
export async function deleteOldPasskeyChallenges(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from passkey_challenges where not (${unexpired(now, lifetime)})`);
}
