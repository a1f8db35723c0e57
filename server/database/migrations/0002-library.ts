// Libraries: documents and related data. The owner is the first column of every table and index, and part of every query (library.ts), so that
// the tables can be distributed by owner.
import type { Migration } from '../migration.ts';

export const library: Migration = {
  id: 2,
  name: 'library',
  sql: `
    create extension if not exists pg_trgm;

    -- One row a library: its lock gives each transaction a moment of its own. With its account goes everything in it.
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
      -- When it came into this state: for a trashed document, since when it is in the trash.
      state_since timestamptz(3) not null,
      revision integer not null,
      -- Each top-level field of the input under its stored name (storedFields.ts), and the revision that last changed it.
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
    -- One b-tree an order; both directions walk it (keyset.ts).
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

    -- Which documents a request of many has added, so that its retry adds none.
    create table added_batches (
      owner_id text collate "C" not null references libraries on delete cascade,
      key text collate "C" not null,
      document_ids text[] not null,
      created timestamptz(3) not null,
      primary key (owner_id, key)
    );

    -- What a bulk step did, and, once it was taken back, what came of that.
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

    -- The journals that documents of the library name, one row for each spelling of one.
    create table journals (
      owner_id text collate "C" not null references libraries on delete cascade,
      id text collate "C" not null,
      folded_name text collate "C" not null,
      -- Without hyphens, upper case.
      issn_keys text[] not null,
      journal jsonb not null,
      primary key (owner_id, id)
    );
    create index journals_name on journals (owner_id, folded_name);
  `,
};
