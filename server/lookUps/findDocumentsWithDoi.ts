// The documents of a selection that have a DOI, which can be completed from the record of their DOI.
import sql from 'sql-template-tag';
import { documentColumns, type DocumentRow } from '../library/documentRow.ts';
import type { ReadableLibrary } from '../library/library.ts';
import { askingFor, checkSelection, type Selection, selectionSql } from '../list/selection.ts';

/** The most documents that are returned: looking up more would take too long to watch. */
const maximumDocuments = 500;

interface DocumentsWithDoi {
  /** Those that were added first; at most 500. */
  readonly rows: readonly DocumentRow[];
  /** How many of the selection have a DOI. */
  readonly count: number;
  /** How many of the selection have none. */
  readonly withoutDoi: number;
}

/** Documents in the trash are left out. Throws `NOT_FOUND` for an id that the library never had. */
export async function findDocumentsWithDoi(library: ReadableLibrary, selection: Selection): Promise<DocumentsWithDoi> {
  await checkSelection(library, selection);
  return askingFor(selection, async () => {
    const [counts] = await library.query<{ count: number; without: number }>(
      (libraryId) => sql`
        select count(fields ->> 'doi') as count, count(*) - count(fields ->> 'doi') as without from documents
        where ${selectionSql(libraryId, selection)} and state = 'active'`,
    );
    const rows = await library.query<DocumentRow>(
      (libraryId) => sql`
        select ${documentColumns} from documents
        where ${selectionSql(libraryId, selection)} and state = 'active' and fields ->> 'doi' is not null
        order by added, id limit ${maximumDocuments}`,
    );
    return { rows, count: counts?.count ?? 0, withoutDoi: counts?.without ?? 0 };
  });
}
