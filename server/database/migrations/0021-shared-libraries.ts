// Libraries that people share: who is a member of which, and the tables of a library lead with its id instead of its owner's.
import type { Migration } from '../migration.ts';

/** The tables that hold the rows of a library, or what is derived from them. */
const libraryTables = [
  ...[
    'libraries',
    'documents',
    'document_revisions',
    'documents_apart',
    'journals',
    'library_parts',
    'citation_styles',
  ],
  ...['groups', 'group_members', 'added_batches', 'added_groups', 'undo_steps'],
  ...['group_matches', 'list_sizes', 'document_texts', 'document_short_texts', 'facet_values', 'document_likeness'],
];

export const sharedLibraries: Migration = {
  id: 21,
  name: 'shared-libraries',
  sql: `
    -- The personal library of an account keeps the id of the account, so no row changes.
    ${libraryTables.map((table) => `alter table ${table} rename column owner_id to library_id;`).join('\n    ')}

    -- Functions contain the names of columns as text, so they are created again after renaming.
    create or replace function forget_derived() returns trigger language plpgsql as $$
    begin
      delete from group_matches where library_id = old.library_id;
      delete from document_texts where library_id = old.library_id;
      delete from document_short_texts where library_id = old.library_id;
      delete from facet_values where library_id = old.library_id;
      delete from document_likeness where library_id = old.library_id;
      return null;
    end $$;

    create or replace function count_listed() returns trigger language plpgsql as $$
    begin
      insert into list_sizes (library_id, list, group_id, size)
        select library_id, tg_argv[0], group_id, count(*) from listed group by library_id, group_id
        on conflict (library_id, list, group_id) do update set size = list_sizes.size + excluded.size;
      return null;
    end $$;

    create or replace function count_unlisted() returns trigger language plpgsql as $$
    begin
      update list_sizes s set size = s.size - u.count
        from (select library_id, group_id, count(*) from unlisted group by library_id, group_id) u
        where s.library_id = u.library_id and s.list = tg_argv[0] and s.group_id = u.group_id;
      delete from list_sizes s using (select distinct library_id, group_id from unlisted) u
        where s.library_id = u.library_id and s.list = tg_argv[0] and s.group_id = u.group_id and s.size <= 0;
      return null;
    end $$;

    create or replace function note_changed_members() returns trigger language plpgsql as $$
    begin
      update libraries set groups_modified = last_modified
        where library_id in (select distinct library_id from changed) and groups_modified is distinct from last_modified;
      return null;
    end $$;

    create or replace function note_changed_group() returns trigger language plpgsql as $$
    begin
      update libraries set groups_modified = last_modified
        where library_id = coalesce(new.library_id, old.library_id) and groups_modified is distinct from last_modified;
      return null;
    end $$;

    -- The tables below belong to accounts, not to a library, so that one statement reads a session and the libraries that its person may open.
    create table shared_libraries (
      id text collate "C" primary key,
      name text not null,
      created timestamptz(3) not null,
      -- When it was moved to the trash; null if it is not in the trash.
      trashed timestamptz(3)
    );
    create index shared_libraries_trash on shared_libraries (trashed) where trashed is not null;

    -- The owner of a personal library has no row, because the library has the id of the account.
    create table library_members (
      library_id text collate "C" not null references shared_libraries on delete cascade,
      user_id text not null references users on delete cascade,
      role text not null check (role in ('owner', 'editor', 'reader')),
      added timestamptz(3) not null,
      -- The person who invited this member; null for the creator of the library.
      added_by text references users on delete set null,
      primary key (library_id, user_id)
    );
    create index library_members_user on library_members (user_id);
  `,
};
