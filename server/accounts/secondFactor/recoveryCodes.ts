// Recovery codes, for people who have lost the device with their authenticator app. There are ten, each valid once. They are hashed as slowly as
// passwords, because somebody with the table could guess their fifty bits.
import { hashRaw } from '@node-rs/argon2';
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database.ts';
import type { Random } from '../../edges.ts';
import { passwordCost } from '../passwordHash.ts';

const codeCount = 10;
const codeLength = 10;
const saltBytes = 16;
/** Crockford's base 32: no character looks like another. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export interface RecoveryCodes {
  /** The codes as they are shown, once: `7k3m9-x2q4p`. */
  readonly shown: string[];
  readonly salt: Buffer;
  readonly hashes: Buffer[];
}

function hashCode(code: string, salt: Uint8Array): Promise<Buffer> {
  return hashRaw(code, { ...passwordCost, salt });
}

/** Normalizes a typed code for hashing; null if it cannot be one. */
export function plainCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return code.length === codeLength && Array.from(code).every((letter) => alphabet.includes(letter)) ? code : null;
}

export async function makeRecoveryCodes(random: Random): Promise<RecoveryCodes> {
  const salt = Buffer.from(random(saltBytes));
  const plain = Array.from({ length: codeCount }, () =>
    Array.from(random(codeLength), (byte) => alphabet.charAt(byte % alphabet.length)).join(''),
  );
  const hashes = await Promise.all(plain.map((code) => hashCode(code, salt)));
  return { shown: plain.map((code) => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`), salt, hashes };
}

/** Replaces all recovery codes. Call it within a transaction. */
export async function replaceRecoveryCodes(
  db: Queryable,
  userId: string,
  { salt, hashes }: RecoveryCodes,
): Promise<void> {
  // Locks the factor, so that simultaneous requests run one after the other and all remaining codes have one salt.
  await db.query(sql`select 1 from totp_factors where user_id = ${userId} for update`);
  await deleteRecoveryCodes(db, userId);
  for (const hash of hashes) {
    await db.query(sql`insert into recovery_codes (user_id, hash, salt) values (${userId}, ${hash}, ${salt})`);
  }
}

/** Uses up a code: of several simultaneous callers only one gets true. */
export async function takeRecoveryCode(db: Queryable, userId: string, typed: string): Promise<boolean> {
  const code = plainCode(typed);
  if (code === null) return false;
  const [row] = await db.query<{ salt: Uint8Array }>(
    sql`select salt from recovery_codes where user_id = ${userId} limit 1`,
  );
  if (row === undefined) return false;
  const hash = await hashCode(code, row.salt);
  const taken = await db.query(sql`
    delete from recovery_codes where user_id = ${userId} and hash = ${hash} returning user_id`);
  return taken.length === 1;
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::integer as count from recovery_codes where user_id = ${userId}`,
  );
  return row?.count ?? 0;
}

export async function deleteRecoveryCodes(db: Queryable, userId: string): Promise<void> {
  await db.query(sql`delete from recovery_codes where user_id = ${userId}`);
}
