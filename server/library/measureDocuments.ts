// How much there is of documents.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryReader } from './library.ts';

/** How many documents of a library a condition is true of, and how many bytes of text they hold; known without reading the text. */
export async function measureDocuments(
  library: LibraryReader,
  where: (ownerId: string) => Sql,
): Promise<{ count: number; text: number }> {
  const [row] = await library.query<{ count: number; text: number }>(
    (ownerId) => sql`
      select count(*) as count, coalesce(sum(octet_length(search_text)), 0)::bigint as text from documents
      where owner_id = ${ownerId} and state <> 'purged' and ${where(ownerId)}`,
  );
  return row ?? { count: 0, text: 0 };
}
