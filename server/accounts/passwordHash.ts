// Passwords as they are stored: argon2id with the cost that OWASP names. Recovery codes are stored at the same cost.
import { type Options, hash, verify } from '@node-rs/argon2';

/** The algorithm is the package's default, argon2id. */
export const passwordCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordCost);
}

let nobodysHash: Promise<string> | null = null;

/** Whether `password` is the one of `stored`. Without `stored` the answer is no, after the same work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('the password of nobody');
  const matches = await verify(stored ?? (await nobodysHash), password);
  return stored !== null && matches;
}
