// Secrets that are handed out once and stored only as a hash: session tokens and reset tokens.
import { hash } from 'node:crypto';
import type { Random } from '../edges.ts';

const bytes = 32;

export function newSecret(random: Random): string {
  return Buffer.from(random(bytes)).toString('base64url');
}

/** A plain hash is enough: there is nothing to guess in 256 random bits. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
