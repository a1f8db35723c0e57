// Second factors: authenticator apps, recovery codes, and log-ins that wait for a second factor.
import type { Migration } from '../migration.ts';

export const secondFactors: Migration = {
  id: 16,
  name: 'second-factors',
  sql: `
    create table totp_factors (
      user_id text primary key references users on delete cascade,
      -- The key that the app shares. Not hashed, because checking a code needs it.
      secret bytea not null,
      -- When the setup was started. It expires unless it is finished.
      begun timestamptz not null,
      -- Null until the first valid code. Until then, log-ins do not ask for a code.
      enabled timestamptz,
      -- The time step of the last accepted code, because each code is valid only once.
      last_step bigint
    );

    create table recovery_codes (
      user_id text not null references users on delete cascade,
      -- argon2id of the code. All codes of an account have the same salt, so that an attempt costs only one hash.
      hash bytea not null,
      salt bytea not null,
      primary key (user_id, hash)
    );

    -- Log-ins with a correct password that wait for a code.
    create table login_challenges (
      -- SHA-256 of the token that the page has in the meantime.
      token_hash bytea primary key,
      user_id text not null references users on delete cascade,
      -- The password hash that was verified. If it has changed, no session starts.
      password_hash text not null,
      tries integer not null default 0,
      expires timestamptz not null
    );
    create index login_challenges_user on login_challenges (user_id);
    create index login_challenges_expires on login_challenges (expires);
  `,
};
