// The order of lists by keywords, with a column and an index like every order. Existing documents get a value when they are derived again.
import type { Migration } from '../migration.ts';

export const keywordOrder: Migration = {
  id: 7,
  name: 'keyword-order',
  sql: `
    alter table documents add column sort_keywords text collate "C";
    create index documents_keywords on documents (owner_id, state, sort_keywords, id);
  `,
};
