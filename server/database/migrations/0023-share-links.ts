// Read-only links: addresses with a secret at which anybody can read a library, a group or a search.
import type { Migration } from '../migration.ts';

export const shareLinks: Migration = {
  id: 23,
  name: 'share-links',
  sql: `
    -- Belongs to the account that created it, like a session, because it is found by its secret before its library is known.
    create table share_links (
      id text primary key,
      library_id text collate "C" not null,
      user_id text not null references users on delete cascade,
      -- SHA-256 of the secret in the address.
      secret_hash bytea not null constraint share_links_secret unique,
      label text not null,
      -- The part of the library that it shows; null for everything.
      group_id text,
      query text,
      created timestamptz(3) not null,
      -- Null until it is first used.
      last_used timestamptz(3)
    );
    create index share_links_user on share_links (user_id, created);

    -- Links are deleted with the membership, when a person leaves a shared library or the library is deleted.
    create function end_share_links() returns trigger language plpgsql as $$
    begin
      delete from share_links where library_id = old.library_id and user_id = old.user_id;
      return null;
    end $$;
    create trigger library_members_removed after delete on library_members
      for each row execute function end_share_links();
  `,
};
