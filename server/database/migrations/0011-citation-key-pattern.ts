// The pattern for the citation keys of a library, if one was set.
import type { Migration } from '../migration.ts';

export const citationKeyPattern: Migration = {
  id: 11,
  name: 'citation-key-pattern',
  sql: `
    -- In the syntax of bibliography/citationKeys/keyPattern.ts. Null for the pattern of an imported file, or the default.
    alter table libraries add column citation_key_pattern text;
  `,
};
