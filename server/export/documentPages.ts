// The documents of an export, page by page, in the order in which they joined the library, as in the files they came from: BibTeX wants
// `crossref` to lead downwards. Between two pages nothing is held but a place in the list, so a client may read as slowly as it
// likes: no statement and no transaction waits for it.
import sql, { empty, type Sql } from 'sql-template-tag';
import type { LibraryReader } from '../database/library.ts';

/** Small enough that writing a page holds up no other request. */
const writtenAtOnce = 50;

/** The groups in which a document is by hand, as a column of its row. */
export const groupIdsColumn = sql`
  array(
    select group_id from group_members
    where group_members.owner_id = documents.owner_id and group_members.document_id = documents.id
  ) as group_ids`;

/** Reads the `columns` of the documents of which `where` is true, in pages of which none is empty; in larger ones where little is read of each. */
export async function* documentPages<Columns>(
  library: LibraryReader,
  columns: Sql,
  where: (ownerId: string) => Sql,
  pageSize = writtenAtOnce,
): AsyncGenerator<readonly (Columns & { readonly id: string })[], void> {
  let place: { readonly added: Date; readonly id: string } | null = null;
  do {
    const after: Sql = place ? sql` and (added, id) > (${place.added}, ${place.id})` : empty;
    const page: (Columns & { added: Date; id: string })[] = await library.query(
      (ownerId) => sql`
        select id, added, ${columns} from documents
        where ${where(ownerId)}${after}
        order by added, id limit ${pageSize}`,
    );
    const last = page.at(-1);
    if (page.length > 0) yield page;
    place = last && page.length === pageSize ? { added: last.added, id: last.id } : null;
  } while (place);
}
