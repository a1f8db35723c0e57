// The time when the groups of a library last changed, for pages that follow changes by others. Changes of groups are not visible in documents.
import type { Migration } from '../migration.ts';

export const groupsModified: Migration = {
  id: 12,
  name: 'groups-modified',
  sql: `
    -- The time of the last transaction that changed a group or the documents that were added to it by hand; null if there was none.
    alter table libraries add column groups_modified timestamptz(3);

    create function note_changed_members() returns trigger language plpgsql as $$
    begin
      update libraries set groups_modified = last_modified
        where owner_id in (select distinct owner_id from changed) and groups_modified is distinct from last_modified;
      return null;
    end $$;

    create trigger group_members_added after insert on group_members
      referencing new table as changed for each statement execute function note_changed_members();
    create trigger group_members_removed after delete on group_members
      referencing old table as changed for each statement execute function note_changed_members();

    create function note_changed_group() returns trigger language plpgsql as $$
    begin
      update libraries set groups_modified = last_modified
        where owner_id = coalesce(new.owner_id, old.owner_id) and groups_modified is distinct from last_modified;
      return null;
    end $$;

    -- Whether a group is expanded (is_expanded) and how its rule is tested do not count as changes.
    create trigger groups_changed
      after insert or delete
        or update of parent_id, position, kind, name, display_name, hierarchy, color, description, icon, rule, deleted_at
      on groups for each row execute function note_changed_group();
  `,
};
