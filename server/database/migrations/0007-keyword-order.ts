// The order of a list by keywords: its column and its index, as for every other order. Documents of before have it when they are derived anew.
import type { Migration } from '../migration.ts';

export const keywordOrder: Migration = {
  id: 7,
  name: 'keyword-order',
  sql: `
    alter table documents add column sort_keywords text collate "C";
    create index documents_keywords on documents (owner_id, state, sort_keywords, id);
  `,
};
