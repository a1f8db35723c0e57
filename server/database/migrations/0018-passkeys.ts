// Passkeys (WebAuthn): the public keys of accounts, and the challenges for browsers to sign.
import type { Migration } from '../migration.ts';

export const passkeys: Migration = {
  id: 18,
  name: 'passkeys',
  sql: `
    create table passkeys (
      id text primary key,
      user_id text not null references users on delete cascade,
      -- The credential id from the authenticator.
      credential_id bytea not null constraint passkeys_credential unique,
      -- The public key in COSE format.
      public_key bytea not null,
      -- The signature counter from the authenticator; always 0 if it does not count.
      counter bigint not null,
      -- Whether the passkey is backed up (WebAuthn's backup state), as synced passkeys are.
      synced boolean not null,
      -- The user agent of the browser that added it.
      user_agent text,
      created timestamptz not null,
      -- Null until it is first used.
      last_used timestamptz
    );
    create index passkeys_user on passkeys (user_id);

    create table passkey_challenges (
      -- SHA-256 of the challenge to sign.
      challenge_hash bytea primary key,
      -- The account to which a passkey is added; null for a log-in.
      user_id text references users on delete cascade,
      expires timestamptz not null
    );
    create index passkey_challenges_user on passkey_challenges (user_id);
    create index passkey_challenges_expires on passkey_challenges (expires);
  `,
};
