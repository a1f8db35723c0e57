// Second factors: authenticator apps, recovery codes, and log-ins that wait for a second factor.
import type { Migration } from '../migration.ts';

export const secondFactors: Migration = {
  id: 16,
  name: 'second-factors',
  sql: `
    create table totp_factors (
      user_id text primary key references users on delete cascade,
      -- The key that the app has too: whoever checks a code needs it as it is.
      secret bytea not null,
      -- When the setup was begun; it lapses unless it is finished.
      begun timestamptz not null,
      -- Null until the first code was right: until then no log-in asks for one.
      enabled timestamptz,
      -- The time step of the last code that was taken: each is good once.
      last_step bigint
    );

    create table recovery_codes (
      user_id text not null references users on delete cascade,
      -- argon2id of the code; all codes of one account have one salt, so that a try costs one hash.
      hash bytea not null,
      salt bytea not null,
      primary key (user_id, hash)
    );

    -- Log-ins whose password was right.
    create table login_challenges (
      -- SHA-256 of the token that the page holds meanwhile.
      token_hash bytea primary key,
      user_id text not null references users on delete cascade,
      -- What the password was verified against: no session begins once it is another.
      password_hash text not null,
      tries integer not null default 0,
      expires timestamptz not null
    );
    create index login_challenges_user on login_challenges (user_id);
    create index login_challenges_expires on login_challenges (expires);
  `,
};
