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
      -- The position among its siblings. Gaps and ties are allowed; ties are ordered by id.
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
      -- Null unless the group is deleted. A deleted group can be restored, together with the subgroups that were deleted with it.
      deleted_at timestamptz(3),
      deleted_with text collate "C",
      primary key (owner_id, id)
    );
    create index groups_tree on groups (owner_id, parent_id, position, id) where deleted_at is null;
    create index groups_deleted on groups (owner_id, deleted_at) where deleted_at is not null;

    -- Documents that were added by hand. They are kept when the group becomes another kind.
    create table group_members (
      owner_id text collate "C" not null references libraries on delete cascade,
      group_id text collate "C" not null,
      document_id text collate "C" not null,
      primary key (owner_id, group_id, document_id)
    );
    create index group_members_document on group_members (owner_id, document_id, group_id);

    -- Derived: the documents that match the rule of a group.
    create table group_matches (
      owner_id text collate "C" not null,
      group_id text collate "C" not null,
      document_id text collate "C" not null,
      primary key (owner_id, group_id, document_id)
    );
    create index group_matches_document on group_matches (owner_id, document_id, group_id);

    -- Derived: the text of each field by its BibTeX name, which rules and searches use; unchanged, and folded.
    create table document_texts (
      owner_id text collate "C" not null,
      document_id text collate "C" not null,
      texts jsonb not null,
      folded jsonb not null,
      primary key (owner_id, document_id)
    );

    -- Derived: the values from which automatic groups get their subgroups. A facet is a field and how it is split. Value and parent are folded.
    -- For a nested keyword there is a row for the whole path and one for each path above it. A document with any value also has the empty
    -- value, so that the content of the automatic group itself is a list like any other.
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

    -- Derived rows are written only under the lock of their library, so they need no foreign key to it: checking several rows for every
    -- document would take longer than writing them.
    create function forget_derived() returns trigger language plpgsql as $$
    begin
      delete from group_matches where owner_id = old.owner_id;
      delete from document_texts where owner_id = old.owner_id;
      delete from facet_values where owner_id = old.owner_id;
      return null;
    end $$;
    create trigger libraries_derived after delete on libraries for each row execute function forget_derived();

    -- The version of the derived data. If it is not the program's version, the data is derived again.
    alter table libraries add column derived_version integer not null default 0;

    -- What the undo of a step needs to know about groups, in addition to the documents.
    alter table undo_steps add column details jsonb;

    -- The response to a request that added groups, so that a retry gets the same response.
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
