// Stores the duplicate keys of documents with every write of the documents.
import sql from 'sql-template-tag';
import { duplicateKeysOf } from '#bibliography/duplicates/duplicateKeys.ts';
import type { DerivedDocument, LibraryWriter } from '../library/library.ts';
import { defineDerived } from '../library/derived/defineDerived.ts';
import { removeRowsOf } from '../library/removeRowsOf.ts';

/** The keys of documents, as two columns for `unnest`. */
interface Keys {
  readonly keys: readonly string[];
  readonly ids: readonly string[];
}

function keysOf(documents: readonly DerivedDocument[]): Keys {
  const pairs = documents.flatMap(({ id, draft, texts }) => duplicateKeysOf(draft, texts).map((key) => ({ key, id })));
  return { keys: pairs.map(({ key }) => key), ids: pairs.map(({ id }) => id) };
}

/** Stores keys; existing rows are not touched. */
async function insertKeys(tx: LibraryWriter, { keys, ids }: Keys): Promise<void> {
  if (keys.length === 0) return;
  await tx.query(
    (libraryId) => sql`
      insert into document_likeness (library_id, key, document_id)
      select ${libraryId}, * from unnest(${keys}::text[], ${ids}::text[]) on conflict do nothing`,
  );
}

/** Replaces the stored keys of documents. */
async function replaceKeys(tx: LibraryWriter, documents: readonly DerivedDocument[]): Promise<void> {
  const { keys, ids } = keysOf(documents);
  await tx.query(
    (libraryId) => sql`
      delete from document_likeness l
      where l.library_id = ${libraryId} and l.document_id = any(${documents.map(({ id }) => id)}::text[])
        and (l.key, l.document_id) not in (select * from unnest(${keys}::text[], ${ids}::text[]))`,
  );
  await insertKeys(tx, { keys, ids });
}

/** Removes the keys of permanently deleted documents, and their marks as not being duplicates. */
async function forgetKeys(tx: LibraryWriter, ids: readonly string[]): Promise<void> {
  await removeRowsOf(tx, ids, [sql`document_likeness`]);
  await tx.query(
    (libraryId) => sql`
      delete from documents_apart
      where library_id = ${libraryId} and (document_id = any(${ids}::text[]) or other_id = any(${ids}::text[]))`,
  );
}

export const duplicateKeys = defineDerived({
  name: 'duplicateKeys',
  insert: (tx, documents) => insertKeys(tx, keysOf(documents)),
  replace: replaceKeys,
  forget: forgetKeys,
});
