// The time when a document was last moved to or from the trash. The feed of changes includes moves as well as changes of the content.
import type { Migration } from '../migration.ts';

export const movedDocuments: Migration = {
  id: 13,
  name: 'moved-documents',
  sql: `
    -- Null if the document was never moved. Before this migration, a move changed last_modified.
    alter table documents add column moved timestamptz(3);

    -- The order of the feed (documentRow.ts). The index documents_modified has last_modified alone.
    drop index documents_changes;
    create index documents_changes on documents (owner_id, greatest(last_modified, moved), id);

    -- The order of the trash, by the time when documents came into it, also for emptying it.
    drop index documents_trash;
    create index documents_trash on documents (owner_id, state_since, id) where state = 'trashed';
  `,
};
