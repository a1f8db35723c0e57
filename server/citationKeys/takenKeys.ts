// Which citation keys a library has: read from the folded texts that stand beside the documents, where they are few bytes each.
import sql from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import { escapeLike } from '../database/escapeLike.ts';
import type { LibraryReader } from '../library/library.ts';

/** The keys of one document, folded. */
export interface TakenKeys {
  readonly id: string;
  readonly keys: readonly string[];
}

/** Those of all documents, in the trash too since they come back; with a name only where it is in one of them. Needs `ensureDerived`. */
export async function readTakenKeys(library: LibraryReader, name: string | null): Promise<TakenKeys[]> {
  const containing = name === null ? sql`` : sql`and folded ->> 'citationkey' like ${`%${escapeLike(fold(name))}%`}`;
  const rows = await library.query<{ id: string; keys: string }>(
    (ownerId) => sql`
      select document_id as id, folded ->> 'citationkey' as keys from document_short_texts
      where owner_id = ${ownerId} and folded ->> 'citationkey' is not null ${containing}`,
  );
  return rows.map(({ id, keys }) => ({ id, keys: keys.split('\n') }));
}
