// Reads and rewrites in the target what references by citation key depend on.
import { readRows } from '../documents/addedBatches.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { type EditedDocument, editEach } from '../library/editDocuments.ts';
import type { LibraryReader, LibraryWriter } from '../library/library.ts';
import { patchOfStored } from '../library/readDocumentInput.ts';
import type { StoredFields } from '../library/storedFields.ts';
import type { CopyStep } from './copiedStep.ts';
import { type KeyInTarget, keysOfDuplicate } from './keyReferences.ts';

/** The keys of those of the documents that the target has already. */
export async function keysOfExisting(
  tx: LibraryReader,
  rows: readonly DocumentRow[],
  existing: ReadonlyMap<string, string>,
): Promise<KeyInTarget[]> {
  if (existing.size === 0) return [];
  const found = new Map((await readRows(tx, [...new Set(existing.values())])).map((row) => [row.id, row]));
  return rows.flatMap(({ id, fields }) => {
    const row = found.get(existing.get(id) ?? '');
    return row ? keysOfDuplicate(fields, row.fields) : [];
  });
}

/** Rewrites the references in the copies that earlier parts have made. */
export function editReferring(
  tx: LibraryWriter,
  earlier: readonly CopyStep[],
  withReferences: (fields: StoredFields) => StoredFields,
): Promise<EditedDocument[]> {
  const ids = earlier.flatMap(({ referring = [] }) => referring);
  return editEach(tx, ids, ({ kind, fields }) => {
    const { otherFields } = withReferences(fields);
    return patchOfStored(kind, otherFields === undefined ? [] : [['otherFields', otherFields]]);
  });
}
