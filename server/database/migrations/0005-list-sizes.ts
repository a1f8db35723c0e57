// The sizes of the lists of groups, updated with every write, because counting a long list is slow.
import type { Migration } from '../migration.ts';

export const listSizes: Migration = {
  id: 5,
  name: 'list-sizes',
  sql: `
    -- Including trashed documents, like the lists. Written under the lock of the library, like the lists. An empty list has no row.
    create table list_sizes (
      owner_id text collate "C" not null,
      -- The table of the list.
      list text collate "C" not null check (list in ('members', 'matches')),
      group_id text collate "C" not null,
      size integer not null,
      primary key (owner_id, list, group_id)
    );

    insert into list_sizes (owner_id, list, group_id, size)
      select owner_id, 'members', group_id, count(*) from group_members group by owner_id, group_id
      union all
      select owner_id, 'matches', group_id, count(*) from group_matches group by owner_id, group_id;

    create function count_listed() returns trigger language plpgsql as $$
    begin
      insert into list_sizes (owner_id, list, group_id, size)
        select owner_id, tg_argv[0], group_id, count(*) from listed group by owner_id, group_id
        on conflict (owner_id, list, group_id) do update set size = list_sizes.size + excluded.size;
      return null;
    end $$;

    create function count_unlisted() returns trigger language plpgsql as $$
    begin
      update list_sizes s set size = s.size - u.count
        from (select owner_id, group_id, count(*) from unlisted group by owner_id, group_id) u
        where s.owner_id = u.owner_id and s.list = tg_argv[0] and s.group_id = u.group_id;
      delete from list_sizes s using (select distinct owner_id, group_id from unlisted) u
        where s.owner_id = u.owner_id and s.list = tg_argv[0] and s.group_id = u.group_id and s.size <= 0;
      return null;
    end $$;

    create trigger group_members_listed after insert on group_members
      referencing new table as listed for each statement execute function count_listed('members');
    create trigger group_members_unlisted after delete on group_members
      referencing old table as unlisted for each statement execute function count_unlisted('members');
    create trigger group_matches_listed after insert on group_matches
      referencing new table as listed for each statement execute function count_listed('matches');
    create trigger group_matches_unlisted after delete on group_matches
      referencing old table as unlisted for each statement execute function count_unlisted('matches');
  `,
};
