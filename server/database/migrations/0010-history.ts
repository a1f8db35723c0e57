// The history of documents: the values before each change, so that nothing is lost and every revision can be restored.
import type { Migration } from '../migration.ts';

export const history: Migration = {
  id: 10,
  name: 'history',
  sql: `
    -- One row a change: a document that was never changed has none. When the document is purged, so is what it was.
    create table document_revisions (
      owner_id text collate "C" not null references libraries on delete cascade,
      document_id text collate "C" not null,
      -- What the change made of the document.
      revision integer not null,
      at timestamptz(3) not null,
      action text not null,
      -- What the browser called itself.
      device text,
      -- The fields that changed, under their stored names, with what they held before, null for nothing.
      before jsonb not null,
      -- Null where the kind stayed.
      kind_before text collate "C",
      primary key (owner_id, document_id, revision)
    );
  `,
};
