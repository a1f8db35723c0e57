// Stores the texts of documents (derivedDocument.ts) for searches, groups and suggestions.
import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import type { DerivedDocument, DocumentTexts, LibraryWriter } from '../library.ts';
import { removeRowsOf } from '../removeRowsOf.ts';
import { charactersAndPairsIn } from './searchText.ts';

interface DerivedTexts {
  readonly id: string;
  readonly texts: DocumentTexts;
  readonly folded: DocumentTexts;
  /** One entry per line. */
  readonly letters: string;
}

const recordsOf = (documents: readonly DerivedDocument[]): DerivedTexts[] =>
  documents.map(({ id, texts, folded, searchText }) => ({
    ...{ id, texts, folded },
    letters: charactersAndPairsIn(searchText).join('\n'),
  }));

async function insertRecords(tx: LibraryWriter, records: readonly DerivedTexts[]): Promise<void> {
  const all = (name: 'texts' | 'folded') => records.map((record) => JSON.stringify(record[name]));
  await tx.query(
    (libraryId) => sql`
      with written as (
        insert into document_texts (library_id, document_id, texts, folded, letters)
        select ${libraryId}, id, texts::jsonb, folded::jsonb, letters
        from unnest(${records.map(({ id }) => id)}::text[], ${all('texts')}::text[], ${all('folded')}::text[],
          ${records.map(({ letters }) => letters)}::text[]) as record(id, texts, folded, letters)
        on conflict (library_id, document_id) do update
          set texts = excluded.texts, folded = excluded.folded, letters = excluded.letters
        returning document_id, folded)
      insert into document_short_texts (library_id, document_id, folded)
      select ${libraryId}, document_id, short_texts(folded) from written
      on conflict (library_id, document_id) do update set folded = excluded.folded`,
  );
}

/** Stores the texts of new documents. */
export function insertTexts(tx: LibraryWriter, documents: readonly DerivedDocument[]): Promise<void> {
  return insertRecords(tx, recordsOf(documents));
}

/**
 * Replaces the stored texts of documents, and returns the names of the texts that changed in any of them; null if a document had no stored
 * texts, so that its derived data is missing.
 */
export async function replaceTexts(
  tx: LibraryWriter,
  documents: readonly DerivedDocument[],
): Promise<ReadonlySet<string> | null> {
  const records = recordsOf(documents);
  const ids = records.map(({ id }) => id);
  const rows = await tx.query<DerivedTexts>(
    (libraryId) => sql`
      select document_id as id, texts, folded, letters from document_texts
      where library_id = ${libraryId} and document_id = any(${ids}::text[])`,
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const changed = new Set<string>();
  const written = records.filter((record) => {
    const before = stored.get(record.id);
    for (const part of ['texts', 'folded'] as const) {
      for (const name of Object.keys({ ...before?.[part], ...record[part] }))
        if (before?.[part][name] !== record[part][name]) changed.add(name);
    }
    return !before || !isDeepStrictEqual({ ...before }, { ...record });
  });
  if (written.length > 0) await insertRecords(tx, written);
  return stored.size < records.length ? null : changed;
}

/** Removes the texts of permanently deleted documents. */
export function forgetTexts(tx: LibraryWriter, documentIds: readonly string[]): Promise<void> {
  return removeRowsOf(tx, documentIds, [sql`document_texts`, sql`document_short_texts`]);
}
