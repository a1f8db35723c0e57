// Libraries: documents and related data. The owner is the first column of every table and index, and part of every query (library.ts), so that
// the tables can be distributed by owner.
import type { Migration } from '../migration.ts';

export const library: Migration = {
  id: 2,
  name: 'library',
  sql: `
    create extension if not exists pg_trgm;

    -- One row per library. Its lock gives each transaction a unique time. Deleting the account deletes the whole library.
    create table libraries (
      owner_id text collate "C" primary key references users on delete cascade,
      last_modified timestamptz(3) not null,
      tidied timestamptz(3) not null
    );

    create table documents (
      owner_id text collate "C" not null references libraries on delete cascade,
      id text collate "C" not null,
      kind text collate "C" not null,
      state text collate "C" not null check (state in ('active', 'trashed', 'purged')),
      -- When the document came into this state, for example into the trash.
      state_since timestamptz(3) not null,
      revision integer not null,
      -- The top-level fields of the input by their stored names (storedFields.ts), and the revision that last changed each of them.
      fields jsonb not null,
      field_revisions jsonb not null,
      added timestamptz(3) not null,
      last_modified timestamptz(3) not null,
      sort_title text collate "C",
      sort_author text collate "C",
      sort_year integer,
      sort_venue text collate "C",
      sort_citation_key text collate "C",
      search_text text collate "C" not null,
      primary key (owner_id, id)
    );
    -- One B-tree per sort order, for both directions (keyset.ts).
    create index documents_title on documents (owner_id, state, sort_title, id);
    create index documents_author on documents (owner_id, state, sort_author, id);
    create index documents_year on documents (owner_id, state, sort_year, id);
    create index documents_venue on documents (owner_id, state, sort_venue, id);
    create index documents_kind on documents (owner_id, state, kind, id);
    create index documents_added on documents (owner_id, state, added, id);
    create index documents_modified on documents (owner_id, state, last_modified, id);
    create index documents_citation_key on documents (owner_id, state, sort_citation_key, id);
    create index documents_changes on documents (owner_id, last_modified, id);
    create index documents_trash on documents (owner_id, state_since) where state = 'trashed';
    create index documents_words on documents using gin (search_text gin_trgm_ops);

    -- The documents that a request has added, so that a retry of it adds none.
    create table added_batches (
      owner_id text collate "C" not null references libraries on delete cascade,
      key text collate "C" not null,
      document_ids text[] not null,
      created timestamptz(3) not null,
      primary key (owner_id, key)
    );

    -- What a step changed, and the result of its undo.
    create table undo_steps (
      owner_id text collate "C" not null references libraries on delete cascade,
      id text collate "C" not null,
      action text not null,
      at timestamptz(3) not null,
      document_ids text[] not null,
      outcome jsonb,
      primary key (owner_id, id)
    );

    create table library_parts (
      owner_id text collate "C" not null references libraries on delete cascade,
      position integer not null,
      kind text not null,
      name text,
      value text not null,
      primary key (owner_id, position)
    );

    -- The journals in the documents of the library, one row per spelling.
    create table journals (
      owner_id text collate "C" not null references libraries on delete cascade,
      id text collate "C" not null,
      folded_name text collate "C" not null,
      -- In upper case and without hyphens.
      issn_keys text[] not null,
      journal jsonb not null,
      primary key (owner_id, id)
    );
    create index journals_name on journals (owner_id, folded_name);
  `,
};
