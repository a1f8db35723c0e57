// Hashes passwords with argon2id, at the cost that OWASP recommends. Recovery codes are hashed at the same cost.
import { type Options, hash, verify } from '@node-rs/argon2';

/** The algorithm is the package's default, argon2id. */
export const passwordCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordCost);
}

let nobodysHash: Promise<string> | null = null;

/** Whether `password` matches the hash `stored`. Without `stored` the answer is no, after the same amount of work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('the password of nobody');
  const matches = await verify(stored ?? (await nobodysHash), password);
  return stored !== null && matches;
}
