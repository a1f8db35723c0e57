// Accounts: users, sessions, tokens for password resets, and the counters of rate limits.
import type { Migration } from '../migration.ts';

export const accounts: Migration = {
  id: 1,
  name: 'accounts',
  sql: `
    create table users (
      id text primary key,
      email text not null,
      -- The address in lower case, so that each address has one account, however it is written.
      email_key text not null,
      password_hash text not null,
      created timestamptz not null
    );
    create unique index users_email_key on users (email_key);

    create table sessions (
      id text primary key,
      user_id text not null references users on delete cascade,
      -- SHA-256 of the token in the cookie, so that nobody who reads this table can log in with it.
      token_hash bytea not null,
      created timestamptz not null,
      last_active timestamptz not null,
      user_agent text
    );
    create unique index sessions_token on sessions (token_hash);
    create index sessions_user on sessions (user_id, created);
    create index sessions_last_active on sessions (last_active);

    create table password_resets (
      token_hash bytea primary key,
      user_id text not null references users on delete cascade,
      expires timestamptz not null
    );
    create index password_resets_user on password_resets (user_id);
    create index password_resets_expires on password_resets (expires);

    -- Counters of rate limits. The key is a hash of the action and the person; a counter is valid until its window ends.
    create table rate_limits (
      key bytea primary key,
      count integer not null,
      expires timestamptz not null
    );
    create index rate_limits_expires on rate_limits (expires);
  `,
};
