// Who added and changed documents. Null for what is older than this, and for automatic changes.
import type { Migration } from '../migration.ts';

export const whoChanged: Migration = {
  id: 26,
  name: 'who-changed',
  sql: `
    -- Ids of accounts, not foreign keys, because they are kept when an account is deleted.
    alter table documents add column added_by text collate "C";
    alter table document_revisions add column user_id text collate "C";
    -- Undo reverts only one's own steps.
    alter table undo_steps add column user_id text collate "C";
  `,
};
