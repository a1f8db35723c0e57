// Groups: the tree, the documents that were added to groups by hand, and derived data that makes the content of every kind of group an indexed
// list.
import type { Migration } from '../migration.ts';

export const groups: Migration = {
  id: 3,
  name: 'groups',
  sql: `
    create table groups (
      owner_id text collate "C" not null references libraries on delete cascade,
      id text collate "C" not null,
      parent_id text collate "C",
      -- Among its siblings; ties and gaps are allowed, ties stand by id.
      position integer not null,
      -- A GroupKind (bibliography/groups/groupRule.ts).
      kind text collate "C" not null,
      name text not null,
      display_name text,
      hierarchy text not null check (hierarchy in ('independent', 'intersection', 'union')),
      color text,
      description text,
      icon text,
      is_expanded boolean not null,
      -- The GroupRule without its kind.
      rule jsonb not null,
      -- Null while it is there; a deleted group waits to be brought back, with those that went with it.
      deleted_at timestamptz(3),
      deleted_with text collate "C",
      primary key (owner_id, id)
    );
    create index groups_tree on groups (owner_id, parent_id, position, id) where deleted_at is null;
    create index groups_deleted on groups (owner_id, deleted_at) where deleted_at is not null;

    -- By hand; kept when a group becomes another kind.
    create table group_members (
      owner_id text collate "C" not null references libraries on delete cascade,
      group_id text collate "C" not null,
      document_id text collate "C" not null,
      primary key (owner_id, group_id, document_id)
    );
    create index group_members_document on group_members (owner_id, document_id, group_id);

    -- Derived: which documents the rule of a group finds.
    create table group_matches (
      owner_id text collate "C" not null,
      group_id text collate "C" not null,
      document_id text collate "C" not null,
      primary key (owner_id, group_id, document_id)
    );
    create index group_matches_document on group_matches (owner_id, document_id, group_id);

    -- Derived: the text of each field by its BibTeX name, as rules and searches name it; as it is, and folded.
    create table document_texts (
      owner_id text collate "C" not null,
      document_id text collate "C" not null,
      texts jsonb not null,
      folded jsonb not null,
      primary key (owner_id, document_id)
    );

    -- Derived: the values that automatic groups make subgroups of. A facet is a field and how it is split; value and parent are folded,
    -- a nested keyword stands there as its whole chain, and every beginning of it as a value of its own. A document with any value has
    -- the empty one as well: so what an automatic group holds is a list like any other.
    create table facet_values (
      owner_id text collate "C" not null,
      facet text collate "C" not null,
      parent text collate "C" not null,
      value text collate "C" not null,
      label text not null,
      document_id text collate "C" not null,
      primary key (owner_id, facet, parent, value, document_id)
    );
    create index facet_values_document on facet_values (owner_id, document_id);

    -- What is derived is written only under the lock of its library, so no row of it has to look whether the library is there: with
    -- several rows for every document that would take longer than writing them.
    create function forget_derived() returns trigger language plpgsql as $$
    begin
      delete from group_matches where owner_id = old.owner_id;
      delete from document_texts where owner_id = old.owner_id;
      delete from facet_values where owner_id = old.owner_id;
      return null;
    end $$;
    create trigger libraries_derived after delete on libraries for each row execute function forget_derived();

    -- The version of what is derived; another than the program's is derived anew.
    alter table libraries add column derived_version integer not null default 0;

    -- What a step about groups needs to be taken back, beside its documents.
    alter table undo_steps add column details jsonb;

    -- What a request that brought groups was answered, so that its retry is answered the same.
    create table added_groups (
      owner_id text collate "C" not null references libraries on delete cascade,
      key text collate "C" not null,
      group_ids text[] not null,
      made_count integer not null,
      undo text collate "C" not null,
      created timestamptz(3) not null,
      primary key (owner_id, key)
    );
  `,
};
