// Confirmed e-mail addresses, and the tokens in the mails that confirm an address.
import type { Migration } from '../migration.ts';

export const confirmedAddresses: Migration = {
  id: 15,
  name: 'confirmed-addresses',
  sql: `
    -- When the address was confirmed; null if it has not been, or if the account is older than this migration.
    alter table users add column email_confirmed timestamptz;

    create table email_confirmations (
      -- SHA-256 of the token in the mail.
      token_hash bytea primary key,
      user_id text not null references users on delete cascade,
      -- The address that the mail was sent to: that of the account, or a new one.
      email text not null,
      expires timestamptz not null
    );
    create index email_confirmations_user on email_confirmations (user_id);
    create index email_confirmations_expires on email_confirmations (expires);
  `,
};
