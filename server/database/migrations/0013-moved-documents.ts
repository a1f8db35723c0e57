// The time when a document was last moved to or from the trash. The feed of changes includes moves as well as changes of the content.
import type { Migration } from '../migration.ts';

export const movedDocuments: Migration = {
  id: 13,
  name: 'moved-documents',
  sql: `
    -- Null where it was never moved; until this migration a move was written in last_modified.
    alter table documents add column moved timestamptz(3);

    -- The order of the feed (documentRow.ts). Of last_modified alone there is documents_modified.
    drop index documents_changes;
    create index documents_changes on documents (owner_id, greatest(last_modified, moved), id);

    -- The trash by when documents came into it, and what it is to be emptied of.
    drop index documents_trash;
    create index documents_trash on documents (owner_id, state_since, id) where state = 'trashed';
  `,
};
