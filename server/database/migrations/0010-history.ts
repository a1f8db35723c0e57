// The history of documents: the values before each change, so that nothing is lost and every revision can be restored.
import type { Migration } from '../migration.ts';

export const history: Migration = {
  id: 10,
  name: 'history',
  sql: `
    -- One row per change. A document that was never changed has none. Purging the document deletes its rows.
    create table document_revisions (
      owner_id text collate "C" not null references libraries on delete cascade,
      document_id text collate "C" not null,
      -- The revision that the change created.
      revision integer not null,
      at timestamptz(3) not null,
      action text not null,
      -- The user agent of the browser.
      device text,
      -- The changed fields by their stored names, with their previous values; null for none.
      before jsonb not null,
      -- Null if the kind did not change.
      kind_before text collate "C",
      primary key (owner_id, document_id, revision)
    );
  `,
};
