// The random bytes from which a retry of creating an invitation makes its secret again, which is stored only as a hash.
import type { Migration } from '../migration.ts';

export const invitationRetries: Migration = {
  id: 28,
  name: 'invitation-retries',
  sql: `
    -- The secret is derived from these bytes and the key of the request, which is not stored. Null for older invitations.
    alter table library_invitations add column nonce bytea;
  `,
};
