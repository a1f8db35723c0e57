// Requests of many that were answered already: a retry with the same key is answered with the same documents.
import sql from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from '../database/library.ts';
import { type DocumentRow, documentColumns } from './documentRow.ts';

/** The documents that a request with this key has added, in its order; null when there was none. */
export async function findBatch(library: LibraryReader, key: string): Promise<DocumentRow[] | null> {
  const [batch] = await library.query<{ document_ids: string[] }>(
    (ownerId) => sql`select document_ids from added_batches where owner_id = ${ownerId} and key = ${key}`,
  );
  if (!batch) return null;
  const rows = await library.query<DocumentRow>(
    (ownerId) => sql`
      select ${documentColumns} from documents
      where owner_id = ${ownerId} and id = any(${batch.document_ids}::text[]) and state <> 'purged'`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return batch.document_ids.flatMap((id) => byId.get(id) ?? []);
}

export async function rememberBatch(tx: LibraryWriter, key: string, documents: readonly DocumentRow[]): Promise<void> {
  await tx.query(
    (ownerId) => sql`
      insert into added_batches (owner_id, key, document_ids, created)
      values (${ownerId}, ${key}, ${documents.map(({ id }) => id)}::text[], ${tx.at})`,
  );
}
