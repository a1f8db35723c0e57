// Stores the duplicate keys of documents with every write of the documents.
import sql from 'sql-template-tag';
import type { LibraryWriter } from '../database/library.ts';

/** A document and its keys (bibliography/duplicates/duplicateKeys.ts). */
export interface DocumentKeys {
  readonly id: string;
  readonly duplicateKeys: readonly string[];
}

/** The same as two columns, for `unnest`. */
function columnsOf(documents: readonly DocumentKeys[]): { keys: string[]; ids: string[] } {
  const pairs = documents.flatMap(({ id, duplicateKeys }) => duplicateKeys.map((key) => ({ key, id })));
  return { keys: pairs.map(({ key }) => key), ids: pairs.map(({ id }) => id) };
}

/** Stores the keys of documents; those that are there already stay. */
export async function insertDuplicateKeys(tx: LibraryWriter, documents: readonly DocumentKeys[]): Promise<void> {
  const { keys, ids } = columnsOf(documents);
  if (keys.length === 0) return;
  await tx.query(
    (ownerId) => sql`
      insert into document_likeness (owner_id, key, document_id)
      select ${ownerId}, * from unnest(${keys}::text[], ${ids}::text[]) on conflict do nothing`,
  );
}

/** Replaces the stored keys of documents. */
export async function replaceDuplicateKeys(tx: LibraryWriter, documents: readonly DocumentKeys[]): Promise<void> {
  const { keys, ids } = columnsOf(documents);
  await tx.query(
    (ownerId) => sql`
      delete from document_likeness l
      where l.owner_id = ${ownerId} and l.document_id = any(${documents.map(({ id }) => id)}::text[])
        and (l.key, l.document_id) not in (select * from unnest(${keys}::text[], ${ids}::text[]))`,
  );
  await insertDuplicateKeys(tx, documents);
}

/** Deletes the keys of purged documents, and the marks that say they are not duplicates of others. */
export async function deleteDuplicateKeys(tx: LibraryWriter, ids: readonly string[]): Promise<void> {
  await tx.query(
    (ownerId) => sql`delete from document_likeness where owner_id = ${ownerId} and document_id = any(${ids}::text[])`,
  );
  await tx.query(
    (ownerId) => sql`
      delete from documents_apart
      where owner_id = ${ownerId} and (document_id = any(${ids}::text[]) or other_id = any(${ids}::text[]))`,
  );
}
