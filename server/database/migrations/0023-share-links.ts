// Read-only links: addresses with a secret at which anybody can read a library, a group or a search.
import type { Migration } from '../migration.ts';

export const shareLinks: Migration = {
  id: 23,
  name: 'share-links',
  sql: `
    -- Like a session it belongs to the account that made it, and is found by its secret before it is known which library it leads to.
    create table share_links (
      id text primary key,
      library_id text collate "C" not null,
      user_id text not null references users on delete cascade,
      -- SHA-256 of the secret in its address.
      secret_hash bytea not null constraint share_links_secret unique,
      label text not null,
      -- What it shows of the library: null for no limit.
      group_id text,
      query text,
      created timestamptz(3) not null,
      -- Null until it is first used.
      last_used timestamptz(3)
    );
    create index share_links_user on share_links (user_id, created);

    -- The links of whoever leaves a shared library, or whose library is deleted, end with the membership.
    create function end_share_links() returns trigger language plpgsql as $$
    begin
      delete from share_links where library_id = old.library_id and user_id = old.user_id;
      return null;
    end $$;
    create trigger library_members_removed after delete on library_members
      for each row execute function end_share_links();
  `,
};
