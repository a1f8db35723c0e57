// Deleting an account no longer deletes its library in the same statement: the library is removed afterwards, in parts.
import type { Migration } from '../migration.ts';

export const librariesOutliveAccounts: Migration = {
  id: 17,
  name: 'libraries-outlive-accounts',
  sql: `
    -- One cascading statement would block the embedded engine's only connection for a long time if the library is large. Libraries without an
    -- account are removed by library/abandonedLibraries.ts.
    alter table libraries drop constraint libraries_owner_id_fkey;
  `,
};
