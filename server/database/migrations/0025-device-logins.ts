// Sign-ins of programs on the command line (RFC 8628), which wait until a person allows them in a browser.
import type { Migration } from '../migration.ts';

export const deviceLogins: Migration = {
  id: 25,
  name: 'device-logins',
  sql: `
    create table device_logins (
      -- SHA-256 of the code with which the program polls, and of the code that the person types.
      device_hash bytea primary key,
      code_hash bytea not null constraint device_logins_code unique,
      client_name text not null,
      scope text not null constraint device_logins_scope check (scope in ('read', 'write')),
      expires timestamptz not null,
      last_poll timestamptz,
      -- The person who has decided, and the decision; both null until then.
      user_id text references users on delete cascade,
      is_approved boolean
    );
    create index device_logins_user on device_logins (user_id);
    create index device_logins_expires on device_logins (expires);
  `,
};
