// Data for keeping groups up to date: since when a document is in a group by hand, which rules are slow, and how far a library is derived.
import type { Migration } from '../migration.ts';

export const groupUpkeep: Migration = {
  id: 4,
  name: 'group upkeep',
  sql: `
    -- The time of the transaction that added the document to the group; null for documents that were added before this migration.
    alter table group_members add column since timestamptz(3);

    -- How the rule is tested for written documents: in one statement with other rules; in its own statement, after such a statement took
    -- too long; or never, after that took too long too. The group then lacks documents that were written since.
    alter table groups add column asked text not null default 'together' check (asked in ('together', 'alone', 'never'));

    -- While a library is being derived again: the new version, and the last document that is done.
    alter table libraries add column deriving_version integer;
    alter table libraries add column derived_up_to text collate "C";

    -- Null if only one group was added: undo then deletes the group, without a step.
    alter table added_groups alter column undo drop not null;
  `,
};
