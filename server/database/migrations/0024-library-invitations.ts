// Invitations to shared libraries: a link that makes whoever opens it a member.
import type { Migration } from '../migration.ts';

export const libraryInvitations: Migration = {
  id: 24,
  name: 'library-invitations',
  sql: `
    create table library_invitations (
      id text collate "C" primary key,
      library_id text collate "C" not null references shared_libraries on delete cascade,
      secret_hash bytea not null unique,
      role text not null check (role in ('owner', 'editor', 'reader')),
      -- The address to which the link was mailed; null if its creator shares it.
      email text,
      -- How many people may still accept it.
      uses_left integer not null,
      created timestamptz(3) not null,
      expires timestamptz(3) not null,
      created_by text not null references users on delete cascade
    );
    create index library_invitations_library on library_invitations (library_id, created);
    create index library_invitations_author on library_invitations (created_by);
    create index library_invitations_expires on library_invitations (expires);
  `,
};
