// Changes many documents in the same way.
import type { DocumentKind } from '#bibliography/documents.ts';
import type { LibraryWriter } from './library.ts';
import type { Json } from './canonicalJson.ts';
import type { DocumentRow } from './documentRow.ts';
import { patchOfAdopted } from './adoptFields.ts';
import { mergePatch } from './merge.ts';
import type { Patch } from './readDocumentInput.ts';
import { type VersionedRow, changeVersions } from './versionedDocuments.ts';

/**
 * The state of a document before a step: the revision that the step created (for a step of several revisions, the last one of each field),
 * the earlier values of the fields (null for empty), and the earlier kind if the step changed it.
 */
export type EditedDocument = readonly [
  id: string,
  revision: number | Readonly<Record<string, number>>,
  before: Readonly<Record<string, Json | null>>,
  kindBefore?: DocumentKind | null,
];

/** Computes the change for a document. */
export type Edit = (row: Pick<DocumentRow, 'id' | 'kind' | 'fields'>) => Patch;

/** The row with the patch applied; null if that changes nothing. */
export function patched(row: VersionedRow, patch: Patch): VersionedRow | null {
  const merge = mergePatch(row, patchOfAdopted(row, patch), null);
  return merge.result === 'merged' ? { ...row, ...merge.merged } : null;
}

/** Changes each of these documents with `edit`, and returns the earlier state of those that changed. */
export async function editEach(tx: LibraryWriter, ids: readonly string[], edit: Edit): Promise<EditedDocument[]> {
  const edited: EditedDocument[] = [];
  await changeVersions(tx, ids, 'bulkEdit', (row) => {
    const patch = edit(row);
    const changed = patched(row, patch);
    if (!changed) return null;
    const names = [...patch.fields.keys()].filter((name) => changed.field_revisions[name] === changed.revision);
    edited.push([row.id, changed.revision, Object.fromEntries(names.map((name) => [name, row.fields[name] ?? null]))]);
    return changed;
  });
  return edited;
}
