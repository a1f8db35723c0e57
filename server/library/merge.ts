// Merges an update into a document field by field. The result is the merged document, no change, or a conflict with changes since the edit began.
import type { DocumentKind } from '#bibliography/documents.ts';
import { type Json, canonicalJson } from './canonicalJson.ts';
import type { Patch, PatchField } from './readDocumentInput.ts';
import type { StoredFields } from './storedFields.ts';

export interface VersionedFields {
  readonly kind: DocumentKind;
  readonly revision: number;
  readonly fields: StoredFields;
  /** The revision that last changed each field; missing fields were not changed since the document was added. */
  readonly field_revisions: Readonly<Record<string, number>>;
}

export type MergeResult =
  | { readonly result: 'unchanged' }
  | { readonly result: 'merged'; readonly merged: VersionedFields }
  | { readonly result: 'conflict'; readonly fields: readonly { name: string; value: Json | null }[] };

/** The kind is versioned like a field, under a name that no field has. */
export const kindField = 'kind';

function isSame(stored: Json | undefined, { inputName, value }: PatchField): boolean {
  if (stored === undefined || value === null) return stored === undefined && value === null;
  const current = valueAs(inputName, stored, value);
  return canonicalJson(current) === canonicalJson(value);
}

/** If only the title of proceedings is sent (`in` of an article), it is compared with the stored title alone. */
function valueAs(inputName: string, stored: Json, sent: Json | null): Json {
  const isTitleOnly = inputName === 'in' && isObject(sent) && Object.keys(sent).join() === 'title';
  return isTitleOnly && isObject(stored) && 'title' in stored ? { title: stored.title ?? null } : stored;
}

function isObject(value: Json | null): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A stored value in the form of the input, for the client that shows the conflict. */
function currentValue({ inputName }: PatchField, stored: Json | undefined, kind: DocumentKind): Json | null {
  if (stored === undefined) return null;
  if (kind === 'proceedingsArticle' && inputName === 'in') return isObject(stored) ? (stored.title ?? null) : null;
  return stored;
}

/**
 * Merges a patch into a document. There is a conflict if a field, or the kind, was changed after `baseRevision` to another value than the
 * patch has; without `baseRevision`, the last writer wins. With `keepsKind`, the kind of the patch only defines its fields, and the document
 * keeps its own kind.
 */
export function mergePatch(
  document: VersionedFields,
  patch: Patch,
  baseRevision: number | null,
  keepsKind = false,
): MergeResult {
  const changed = [...patch.fields].filter(([name, field]) => !isSame(document.fields[name], field));
  const kind = keepsKind ? document.kind : patch.kind;
  const kindChanged = kind !== document.kind;
  if (changed.length === 0 && !kindChanged) return { result: 'unchanged' };

  const changedSince = (name: string) => baseRevision !== null && (document.field_revisions[name] ?? 1) > baseRevision;
  const conflicts = changed
    .filter(([name]) => changedSince(name))
    .map(([name, field]) => ({
      name: field.inputName,
      value: currentValue(field, document.fields[name], patch.kind),
    }));
  if (kindChanged && changedSince(kindField)) conflicts.push({ name: kindField, value: document.kind });
  if (conflicts.length > 0) return { result: 'conflict', fields: conflicts };

  const revision = document.revision + 1;
  const fields: Record<string, Json> = { ...document.fields };
  const revisions: Record<string, number> = { ...document.field_revisions };
  for (const [name, { value }] of changed) {
    if (value === null) Reflect.deleteProperty(fields, name);
    else fields[name] = value;
    revisions[name] = revision;
  }
  if (kindChanged) revisions[kindField] = revision;
  return { result: 'merged', merged: { kind, revision, fields, field_revisions: revisions } };
}
