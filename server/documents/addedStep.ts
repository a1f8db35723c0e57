// Defines the undo of a request that added and completed documents: unless they were changed since, added documents go to the trash, and
// completed documents get their earlier values back.
import sql from 'sql-template-tag';
import type { LibraryWriter, Reverted } from '../library/library.ts';
import { type DistinctSet, unmarkDistinct } from '../duplicates/notDuplicates.ts';
import { movedSets } from '../duplicates/undoDuplicates.ts';
import { defineUndo } from '../library/undo.ts';
import { movedLibraryParts } from '../library/undoLibraryParts.ts';
import { movedDocuments } from '../library/undoMoves.ts';
import { keptChanges } from '../library/history.ts';
import { type StoredPart, removeLibraryParts } from '../library/libraryParts.ts';
import { kindField } from '../library/merge.ts';
import { type EditStep, revertEdits } from '../library/revertEdits.ts';
import { trashDocuments } from '../library/trash.ts';

/** The stored data of the request, for undoing it and for answering a retry. */
export interface AddedDocumentsStep extends EditStep {
  /** The idempotency key of the request; null if it had none. */
  readonly key: string | null;
  /** The number of documents in the whole request; missing in steps from before requests were split into parts. */
  readonly sent?: number;
  readonly added: readonly string[];
  readonly parts: readonly StoredPart[];
  /** Sets that were marked as not being duplicates; missing in steps from before there were such marks. */
  readonly apart?: readonly DistinctSet[];
}

/** The documents that have the content with which they were added: never changed, or only with changes that were undone. */
async function findAsAdded(tx: LibraryWriter, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    (libraryId) => sql`
      with added as (
        select distinct on (h.document_id, field.name) h.document_id, field.name, field.value
        from document_revisions h,
          jsonb_each(h.before || case when h.kind_before is null then '{}' else jsonb_build_object(${kindField}::text, h.kind_before) end)
            as field(name, value)
        where h.library_id = ${libraryId} and h.document_id = any(${ids}::text[])
        order by h.document_id, field.name, h.revision)
      select id from documents d
      where library_id = ${libraryId} and id = any(${ids}::text[]) and revision <= ${keptChanges + 1} and not exists (
        select 1 from added
        where document_id = d.id and value <> coalesce(
          case when name = ${kindField} then to_jsonb(d.kind) else d.fields -> name end, 'null'))`,
  );
  return rows.map(({ id }) => id);
}

/** Undoes the request of the time `at`; returns the documents that are in the trash or restored. */
export async function revertAdded(
  tx: LibraryWriter,
  { added, edited, parts, apart = [] }: AddedDocumentsStep,
  at: Date,
): Promise<Reverted> {
  const asAdded = await findAsAdded(tx, added);
  const toTrash = await trashDocuments(tx, () => sql`id = any(${asAdded}::text[])`);
  // This includes documents that were trashed or purged before the undo.
  const gone = await tx.query<{ id: string }>(
    (libraryId) => sql`
      select id from documents where library_id = ${libraryId} and id = any(${added}::text[]) and state <> 'active'`,
  );
  await unmarkDistinct(tx, apart, at);
  return {
    restored: [...gone.map(({ id }) => id), ...(await revertEdits(tx, { edited }))],
    moved: [
      movedDocuments({ toTrash }),
      movedSets({ together: apart }),
      movedLibraryParts({ added: [], removed: await removeLibraryParts(tx, parts) }),
    ],
  };
}

export const undoAddDocuments = defineUndo<AddedDocumentsStep>({
  action: 'add',
  // Steps of early versions have no details, and cannot be undone.
  revert: async (tx, { at, details }) => (details ? revertAdded(tx, details, at) : { restored: [] }),
});
