// Deleting an account no longer deletes its library in the same statement: the library is removed afterwards, in parts.
import type { Migration } from '../migration.ts';

export const librariesOutliveAccounts: Migration = {
  id: 17,
  name: 'libraries-outlive-accounts',
  sql: `
    -- One cascading statement would hold the embedded engine's only connection for as long as the library is large. A library without an
    -- account is removed by documents/abandonedLibraries.ts.
    alter table libraries drop constraint libraries_owner_id_fkey;
  `,
};
