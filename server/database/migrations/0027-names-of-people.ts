// Names that people set in their account, who sees addresses in a shared library, and the key by which a retry of creating one is recognized.
import type { Migration } from '../migration.ts';

export const namesOfPeople: Migration = {
  id: 27,
  name: 'names-of-people',
  sql: `
    -- Null if the person has not set one.
    alter table users add column name text;
    -- Who can see the e-mail addresses of members.
    alter table shared_libraries add column emails_visible_to text not null default 'owners'
      check (emails_visible_to in ('owners', 'members'));
    -- The person and the key of the request that created the library; the key is null if the request had none.
    alter table shared_libraries add column created_by text collate "C" references users on delete set null;
    alter table shared_libraries add column request_key text collate "C";
    create unique index shared_libraries_request on shared_libraries (created_by, request_key);
  `,
};
