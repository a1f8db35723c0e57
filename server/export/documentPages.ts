// Reads the documents of an export in pages, in the order in which they were added to the library, which keeps the order of imported files:
// BibTeX requires that `crossref` refers to a later entry. Only the place in the list is kept between two pages, so a slow client keeps no
// statement or transaction open.
import sql, { empty, type Sql } from 'sql-template-tag';
import type { LibraryReader } from '../library/library.ts';
import { asManyAsFit } from '../library/largestAnswer.ts';
import { type Selection, selectionSql } from '../list/selection.ts';
import type { LargestPart } from '../work/cutIntoParts.ts';

/** Small enough that writing a page does not delay other requests. */
const writtenAtOnce = { documents: 50, text: 1_000_000 } as const;
/** For exports that read little more than the keys of each document. */
export const keysAtOnce = { documents: 2_000, text: Number.MAX_SAFE_INTEGER } as const;

/** A column with the ids of the groups to which a document was added by hand. */
export const groupIdsColumn = sql`
  array(
    select group_id from group_members
    where group_members.library_id = documents.library_id and group_members.document_id = documents.id
  ) as group_ids`;

/** The condition for selected documents that were not deleted permanently. */
export function presentOf(selection: Selection): (libraryId: string) => Sql {
  return (libraryId) => sql`${selectionSql(libraryId, selection)} and state <> 'purged'`;
}

/** Reads the `columns` of documents that meet `where`, in pages that are never empty. Pages may be larger if the columns are small. */
export async function* documentPages<Columns>(
  library: LibraryReader,
  columns: Sql,
  where: (libraryId: string) => Sql,
  largest: LargestPart = writtenAtOnce,
): AsyncGenerator<readonly (Columns & { readonly id: string })[], void> {
  let place: { readonly added: Date; readonly id: string } | null = null;
  do {
    const after: Sql = place ? sql` and (added, id) > (${place.added}, ${place.id})` : empty;
    const page: (Columns & { added: Date; id: string; found: number })[] = await library.query((libraryId) => {
      const next = sql`
        select * from documents where ${where(libraryId)}${after} order by added, id limit ${largest.documents}`;
      const part = asManyAsFit(next, sql`added, id`, largest.text);
      return sql`select id, added, found, ${columns} from (${part}) documents order by added, id`;
    });
    const last = page.at(-1);
    if (page.length > 0) yield page;
    const isMore = last !== undefined && (last.found === largest.documents || last.found > page.length);
    place = isMore ? { added: last.added, id: last.id } : null;
  } while (place);
}
