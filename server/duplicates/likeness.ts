// The keys by which documents are likely the same, kept with every write of them.
import sql from 'sql-template-tag';
import type { LibraryWriter } from '../database/library.ts';

/** A document and its keys (bibliography/duplicates/likenessKeys.ts). */
export interface Likened {
  readonly id: string;
  readonly likeness: readonly string[];
}

/** The same as two columns, for `unnest`. */
function columnsOf(documents: readonly Likened[]): { keys: string[]; ids: string[] } {
  const pairs = documents.flatMap(({ id, likeness }) => likeness.map((key) => ({ key, id })));
  return { keys: pairs.map(({ key }) => key), ids: pairs.map(({ id }) => id) };
}

/** Stores the keys of documents; those that are there already stay. */
export async function insertLikeness(tx: LibraryWriter, documents: readonly Likened[]): Promise<void> {
  const { keys, ids } = columnsOf(documents);
  if (keys.length === 0) return;
  await tx.query(
    (ownerId) => sql`
      insert into document_likeness (owner_id, key, document_id)
      select ${ownerId}, * from unnest(${keys}::text[], ${ids}::text[]) on conflict do nothing`,
  );
}

/** Stores the keys that documents have now instead of those that they had. */
export async function replaceLikeness(tx: LibraryWriter, documents: readonly Likened[]): Promise<void> {
  const { keys, ids } = columnsOf(documents);
  await tx.query(
    (ownerId) => sql`
      delete from document_likeness l
      where l.owner_id = ${ownerId} and l.document_id = any(${documents.map(({ id }) => id)}::text[])
        and (l.key, l.document_id) not in (select * from unnest(${keys}::text[], ${ids}::text[]))`,
  );
  await insertLikeness(tx, documents);
}

/** Forgets the keys of documents that are gone for good, and from which others they were told apart. */
export async function forgetLikeness(tx: LibraryWriter, ids: readonly string[]): Promise<void> {
  await tx.query(
    (ownerId) => sql`delete from document_likeness where owner_id = ${ownerId} and document_id = any(${ids}::text[])`,
  );
  await tx.query(
    (ownerId) => sql`
      delete from documents_apart
      where owner_id = ${ownerId} and (document_id = any(${ids}::text[]) or other_id = any(${ids}::text[]))`,
  );
}
