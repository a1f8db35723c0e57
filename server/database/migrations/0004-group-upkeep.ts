// Data for keeping groups up to date: since when a document is in a group by hand, which rules are slow, and how far a library is derived.
import type { Migration } from '../migration.ts';

export const groupUpkeep: Migration = {
  id: 4,
  name: 'group upkeep',
  sql: `
    -- The moment of the transaction that put the document there; null of who was there before this was kept.
    alter table group_members add column since timestamptz(3);

    -- How the rule is asked about documents that are written: in a statement with others; in one of its own, once such a statement
    -- took too long; or not any more, once that did: then the group lacks what was written since.
    alter table groups add column asked text not null default 'together' check (asked in ('together', 'alone', 'never'));

    -- While a library is derived anew: for which version, and up to which document that is done.
    alter table libraries add column deriving_version integer;
    alter table libraries add column derived_up_to text collate "C";

    -- A group that was made by itself is taken back by deleting it: its request has no step.
    alter table added_groups alter column undo drop not null;
  `,
};
