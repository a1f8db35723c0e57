// Requests that add many documents, by their idempotency keys: a retry with the same key returns the same documents, and continues where the
// first request was interrupted.
import sql from 'sql-template-tag';
import type { Expiry, LibraryReader, LibraryWriter } from '../library/library.ts';
import { notFound } from '../graphql/errors.ts';
import type { AddedDocumentsStep } from './addedStep.ts';
import { type DocumentRow, documentColumns } from '../library/documentRow.ts';

/** The result of a request that adds many documents. */
export interface AddedBatch {
  /** The added or completed document for each document of the request, in its order. */
  readonly documents: readonly DocumentRow[];
  readonly addedCount: number;
  readonly filledCount: number;
  /** How many library parts are new. */
  readonly addedPartCount: number;
  /** The step with which the request can be undone. */
  readonly undo: string;
}

/** The existing ones of these documents, in the given order. */
export async function readRows(library: LibraryReader, ids: readonly string[]): Promise<DocumentRow[]> {
  const rows = await library.query<DocumentRow>(
    (libraryId) => sql`
      select ${documentColumns} from documents
      where library_id = ${libraryId} and id = any(${ids}::text[]) and state <> 'purged'`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The progress of a request that adds many documents. */
export interface BegunBatch {
  /** The documents written so far, in the order in which they were sent. */
  readonly ids: readonly string[];
  /** The number of documents in the request. */
  readonly sent: number;
  readonly undo: string;
  /** The steps of the parts written so far. */
  readonly steps: readonly AddedDocumentsStep[];
}

/** The progress of the request with this key; null if there was none. */
export async function findBegun(library: LibraryReader, key: string): Promise<BegunBatch | null> {
  const [batch] = await library.query<{ document_ids: string[] }>(
    (libraryId) => sql`select document_ids from added_batches where library_id = ${libraryId} and key = ${key}`,
  );
  if (!batch) return null;
  const rows = await library.query<{ id: string; details: AddedDocumentsStep }>(
    (libraryId) => sql`
      select id, details from undo_steps
      where library_id = ${libraryId} and action = 'add' and details ->> 'key' = ${key} order by id`,
  );
  const [first] = rows;
  if (!first) throw notFound('This was added before undo was available.');
  return {
    ids: batch.document_ids,
    sent: first.details.sent ?? batch.document_ids.length,
    undo: first.id,
    steps: rows.map(({ details }) => details),
  };
}

/** How many documents one statement reads. */
const readAtOnce = 50;

/** The result of a completed request. */
export async function readBatch(library: LibraryReader, { ids, steps, undo }: BegunBatch): Promise<AddedBatch> {
  const documents: DocumentRow[] = [];
  for (let start = 0; start < ids.length; start += readAtOnce)
    documents.push(...(await readRows(library, ids.slice(start, start + readAtOnce))));
  return { documents, ...countAdded(steps), undo };
}

/** Counts what the parts of a request have added and completed. */
export function countAdded(
  steps: readonly AddedDocumentsStep[],
): Pick<AddedBatch, 'addedCount' | 'filledCount' | 'addedPartCount'> {
  const sum = (count: (step: AddedDocumentsStep) => number) => steps.reduce((all, step) => all + count(step), 0);
  return {
    addedCount: sum(({ added }) => added.length),
    filledCount: sum(({ edited }) => edited.length),
    addedPartCount: sum(({ parts }) => parts.length),
  };
}

/** Stores the next documents of a request. */
export async function rememberBatch(tx: LibraryWriter, key: string, ids: readonly string[]): Promise<void> {
  await tx.query(
    (libraryId) => sql`
      insert into added_batches (library_id, key, document_ids, created)
      values (${libraryId}, ${key}, ${ids}::text[], ${tx.at})
      on conflict (library_id, key) do update set document_ids = added_batches.document_ids || excluded.document_ids`,
  );
}

export const batchExpiry: Expiry = {
  async remove(tx, before) {
    await tx.query(
      (libraryId) => sql`delete from added_batches where library_id = ${libraryId} and created <= ${before}`,
    );
  },
};
