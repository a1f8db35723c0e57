// Passkeys (WebAuthn): the public keys of accounts, and the challenges for browsers to sign.
import type { Migration } from '../migration.ts';

export const passkeys: Migration = {
  id: 18,
  name: 'passkeys',
  sql: `
    create table passkeys (
      id text primary key,
      user_id text not null references users on delete cascade,
      -- What the authenticator calls the key.
      credential_id bytea not null constraint passkeys_credential unique,
      -- COSE.
      public_key bytea not null,
      -- How often the authenticator says that it was used; always 0 with those that don't count.
      counter bigint not null,
      -- Whether other devices of its owner have it too.
      synced boolean not null,
      -- The browser that it was added with.
      user_agent text,
      created timestamptz not null,
      -- Null until the first log-in with it.
      last_used timestamptz
    );
    create index passkeys_user on passkeys (user_id);

    create table passkey_challenges (
      -- SHA-256 of what has to be signed.
      challenge_hash bytea primary key,
      -- The account that a passkey is added to; null for a log-in.
      user_id text references users on delete cascade,
      expires timestamptz not null
    );
    create index passkey_challenges_user on passkey_challenges (user_id);
    create index passkey_challenges_expires on passkey_challenges (expires);
  `,
};
