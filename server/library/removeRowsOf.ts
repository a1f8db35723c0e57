// Removes the rows of permanently deleted documents from tables.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryWriter } from './library.ts';

/** The tables must refer to documents in the column `document_id`. */
export async function removeRowsOf(
  tx: LibraryWriter,
  documentIds: readonly string[],
  tables: readonly Sql[],
): Promise<void> {
  for (const table of tables) {
    await tx.query(
      (libraryId) =>
        sql`delete from ${table} where library_id = ${libraryId} and document_id = any(${documentIds}::text[])`,
    );
  }
}
