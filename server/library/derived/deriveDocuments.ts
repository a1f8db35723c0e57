// Stores the data derived from documents: first their texts, which several features search, then the rows that features register.
import type { DerivedDocument, LibraryWriter } from '../library.ts';
import { forgetTexts, insertTexts, replaceTexts } from './storedTexts.ts';

/** Stores the derived data of new documents. */
export async function insertDerived(tx: LibraryWriter, documents: readonly DerivedDocument[]): Promise<void> {
  await insertTexts(tx, documents);
  for (const rows of tx.features.derived.rows) await rows.insert(tx, documents);
}

/** Updates the derived data of documents that this version of the registry has derived before. */
export async function replaceDerived(
  tx: LibraryWriter,
  documents: readonly DerivedDocument[],
  version = tx.features.derived.version,
): Promise<void> {
  if (documents.length === 0) return;
  const changedTexts = await replaceTexts(tx, documents);
  for (const rows of tx.features.derived.rows)
    await rows.replace(tx, documents, version < rows.version ? null : changedTexts);
}

/** Removes the derived data of permanently deleted documents. */
export async function forgetDerived(tx: LibraryWriter, documentIds: readonly string[]): Promise<void> {
  await forgetTexts(tx, documentIds);
  for (const rows of tx.features.derived.rows) await rows.forget(tx, documentIds);
}
