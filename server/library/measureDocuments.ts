// Measures documents: their number, and the size of their texts.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryReader } from './library.ts';

/** The number of documents that meet a condition, and the bytes of their texts. This does not read the texts themselves. */
export async function measureDocuments(
  library: LibraryReader,
  where: (libraryId: string) => Sql,
): Promise<{ count: number; text: number }> {
  const [row] = await library.query<{ count: number; text: number }>(
    (libraryId) => sql`
      select count(*) as count, coalesce(sum(octet_length(search_text)), 0)::bigint as text from documents
      where library_id = ${libraryId} and state <> 'purged' and ${where(libraryId)}`,
  );
  return row ?? { count: 0, text: 0 };
}
