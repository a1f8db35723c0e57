// Derives the id and the secret of an invitation from the key of the request, so that a retry finds the invitation again.
import { createHash, createHmac } from 'node:crypto';
import type { Random } from '../../edges.ts';

const nonceBytes = 32;

/** New random bytes, stored with an invitation. */
export function newNonce(random: Random): Buffer {
  return Buffer.from(random(nonceBytes));
}

/** The id of the invitation that this person's request with this key makes. */
export function invitationIdOf(userId: string, libraryId: string, key: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, libraryId, key]))
    .digest('base64url');
  return `inv_${hash.slice(0, 32)}`;
}

/** The secret of the invitation. Neither its row nor the key alone tells it. */
export function invitationSecretOf(nonce: Buffer, key: string): string {
  return createHmac('sha256', nonce).update(key).digest('base64url');
}
