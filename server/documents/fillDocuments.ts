// Completes documents of the library with values from documents of the request; imports use it to merge possible duplicates.
import sql from 'sql-template-tag';
import { fillDocument, mergeChanges } from '#bibliography/duplicates/mergeDocuments.ts';
import type { LibraryWriter } from '../library/library.ts';
import type { Json } from '../library/canonicalJson.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { editEach } from '../library/editDocuments.ts';
import type { EditedDocument } from '../library/editDocuments.ts';
import { type Patch, patchOfStored } from '../library/readDocumentInput.ts';
import { storedName, toDraft } from '../library/storedFields.ts';
import { storedFieldsOf } from '../library/writeDocuments.ts';

/** A source document, and the fields whose value replaces the existing one. */
export interface Filling {
  readonly patch: Patch;
  readonly take: readonly string[];
}

/** Which of these documents are in the library and not in the trash. */
export async function findActive(tx: LibraryWriter, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: string }>(
    (libraryId) => sql`
      select id from documents where library_id = ${libraryId} and id = any(${ids}::text[]) and state = 'active'`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The values that the row lacks and that these documents have, in order. */
function fillingPatch({ kind, fields }: Pick<DocumentRow, 'kind' | 'fields'>, fillings: readonly Filling[]): Patch {
  const kept = toDraft(kind, fields);
  const filled = fillings.reduce(
    (draft, { patch, take }) => fillDocument(draft, toDraft(patch.kind, storedFieldsOf(patch)), take),
    kept,
  );
  const changes = Object.entries(mergeChanges(kept, filled)) as [string, Json | null][];
  return patchOfStored(
    kind,
    changes.map(([name, value]) => [storedName(kind, name), value] as const),
  );
}

/** Completes these documents, and returns the earlier state of those that changed. */
export function fillDocuments(
  tx: LibraryWriter,
  fillings: ReadonlyMap<string, readonly Filling[]>,
): Promise<EditedDocument[]> {
  return editEach(tx, [...fillings.keys()], (row) => fillingPatch(row, fillings.get(row.id) ?? []));
}
