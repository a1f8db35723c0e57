// Browsers in which a person has logged in to an account before. Other people's failed attempts do not slow these browsers down.
import type { Migration } from '../migration.ts';

export const knownDevices: Migration = {
  id: 14,
  name: 'known-devices',
  sql: `
    create table known_devices (
      -- SHA-256 of the token in the cookie. A browser has one token for all accounts.
      token_hash bytea not null,
      user_id text not null references users on delete cascade,
      created timestamptz not null,
      last_login timestamptz not null,
      primary key (token_hash, user_id)
    );
    create index known_devices_user on known_devices (user_id, last_login);
    create index known_devices_last_login on known_devices (last_login);
  `,
};
