// Logins with a correct password that wait for the second factor: ten minutes, five tries.
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database.ts';
import { hashSecret } from '../secret.ts';
import { unexpired } from '../unexpired.ts';

const lifetime = 10 * 60 * 1000;
const maximumTries = 5;

export interface LoginChallenge {
  readonly userId: string;
  /** The hash against which the password was verified. */
  readonly passwordHash: string;
}

export async function insertChallenge(
  db: Queryable,
  { token, userId, passwordHash }: LoginChallenge & { token: string },
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into login_challenges (token_hash, user_id, password_hash, expires)
    values (${hashSecret(token)}, ${userId}, ${passwordHash}, ${new Date(now.getTime() + lifetime)})`);
}

/** Counts a try before it is made; null if the challenge is unknown or expired, or has no tries left. */
export async function tryChallenge(db: Queryable, token: string, now: Date): Promise<LoginChallenge | null> {
  const [row] = await db.query<LoginChallenge>(sql`
    update login_challenges set tries = tries + 1
    where token_hash = ${hashSecret(token)} and ${unexpired(now, lifetime)} and tries < ${maximumTries}
    returning user_id as "userId", password_hash as "passwordHash"`);
  return row ?? null;
}

export async function deleteChallenge(db: Queryable, token: string): Promise<void> {
  await db.query(sql`delete from login_challenges where token_hash = ${hashSecret(token)}`);
}

/** Removes expired challenges. */
export async function deleteOldChallenges(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from login_challenges where not (${unexpired(now, lifetime)})`);
}
