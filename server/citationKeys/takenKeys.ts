// Reads all citation keys of a library. They come from the stored folded texts, which are much smaller than the documents.
import sql from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import { escapeLike } from '../database/escapeLike.ts';
import type { LibraryReader } from '../library/library.ts';

/** The keys of one document, folded. */
export interface TakenKeys {
  readonly id: string;
  readonly keys: readonly string[];
}

/**
 * The keys of all documents, including the trash, since documents there may be restored. With a name, only of documents with a key that
 * contains it. Call `ensureDerived` before.
 */
export async function readTakenKeys(library: LibraryReader, name: string | null): Promise<TakenKeys[]> {
  const containing = name === null ? sql`` : sql`and folded ->> 'citationkey' like ${`%${escapeLike(fold(name))}%`}`;
  const rows = await library.query<{ id: string; keys: string }>(
    (libraryId) => sql`
      select document_id as id, folded ->> 'citationkey' as keys from document_short_texts
      where library_id = ${libraryId} and folded ->> 'citationkey' is not null ${containing}`,
  );
  return rows.map(({ id, keys }) => ({ id, keys: keys.split('\n') }));
}
