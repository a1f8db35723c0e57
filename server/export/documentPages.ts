// The documents of an export, page by page, in the order in which they joined the library, as in the files they came from: BibTeX wants
// `crossref` to lead downwards. Between two pages nothing is held but a place in the list, so a client may read as slowly as it
// likes: no statement and no transaction waits for it.
import sql, { empty, type Sql } from 'sql-template-tag';
import type { LibraryReader } from '../library/library.ts';
import { asManyAsFit } from '../library/largestAnswer.ts';
import type { LargestPart } from '../work/cutIntoParts.ts';

/** Small enough that writing a page holds up no other request. */
const writtenAtOnce = { documents: 50, text: 1_000_000 } as const;
/** Where of each document little more than its keys is read. */
export const keysAtOnce = { documents: 2_000, text: Number.MAX_SAFE_INTEGER } as const;

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
  largest: LargestPart = writtenAtOnce,
): AsyncGenerator<readonly (Columns & { readonly id: string })[], void> {
  let place: { readonly added: Date; readonly id: string } | null = null;
  do {
    const after: Sql = place ? sql` and (added, id) > (${place.added}, ${place.id})` : empty;
    const page: (Columns & { added: Date; id: string; found: number })[] = await library.query((ownerId) => {
      const next = sql`
        select * from documents where ${where(ownerId)}${after} order by added, id limit ${largest.documents}`;
      const part = asManyAsFit(next, sql`added, id`, largest.text);
      return sql`select id, added, found, ${columns} from (${part}) documents order by added, id`;
    });
    const last = page.at(-1);
    if (page.length > 0) yield page;
    const isMore = last !== undefined && (last.found === largest.documents || last.found > page.length);
    place = isMore ? { added: last.added, id: last.id } : null;
  } while (place);
}
