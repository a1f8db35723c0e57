// Requests of many that were answered already: a retry with the same key is answered with the same documents.
import sql from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from '../database/library.ts';
import { notFound } from '../graphql/errors.ts';
import type { AddedDocumentsStep } from './addedStep.ts';
import { type DocumentRow, documentColumns } from './documentRow.ts';

/** What a request of many did. */
export interface AddedBatch {
  /** What those that were sent have become, in their order. */
  readonly documents: readonly DocumentRow[];
  readonly addedCount: number;
  readonly filledCount: number;
  /** How many parts were not there before. */
  readonly addedPartCount: number;
  /** The step by which it can be taken back. */
  readonly undo: string;
}

/** The documents that are there of these, in their order. */
export async function readRows(library: LibraryReader, ids: readonly string[]): Promise<DocumentRow[]> {
  const rows = await library.query<DocumentRow>(
    (ownerId) => sql`
      select ${documentColumns} from documents
      where owner_id = ${ownerId} and id = any(${ids}::text[]) and state <> 'purged'`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What the request with this key did; null when there was none. */
export async function findBatch(library: LibraryReader, key: string): Promise<AddedBatch | null> {
  const [batch] = await library.query<{ document_ids: string[] }>(
    (ownerId) => sql`select document_ids from added_batches where owner_id = ${ownerId} and key = ${key}`,
  );
  if (!batch) return null;
  const [step] = await library.query<{ id: string; details: AddedDocumentsStep }>(
    (ownerId) => sql`
      select id, details from undo_steps
      where owner_id = ${ownerId} and action = 'add' and details ->> 'key' = ${key}`,
  );
  if (!step) throw notFound('This was added before undo was available.');
  const { id, details } = step;
  return {
    documents: await readRows(library, batch.document_ids),
    addedCount: details.added.length,
    filledCount: details.edited.length,
    addedPartCount: details.parts.length,
    undo: id,
  };
}

/** Remembers what the documents of a request have become. */
export async function rememberBatch(tx: LibraryWriter, key: string, ids: readonly string[]): Promise<void> {
  await tx.query(
    (ownerId) => sql`
      insert into added_batches (owner_id, key, document_ids, created)
      values (${ownerId}, ${key}, ${ids}::text[], ${tx.at})`,
  );
}
