// Reverts edits: each field that was not changed since gets the value from before the edit.
import sql from 'sql-template-tag';
import type { DocumentKind } from '#bibliography/documents.ts';
import type { LibraryWriter } from './library.ts';
import { type Json, canonicalJson } from './canonicalJson.ts';
import { type EditedDocument, patched } from './editDocuments.ts';
import { keptChanges } from './history.ts';
import { kindField } from './merge.ts';
import { patchOfStored } from './readDocumentInput.ts';
import { changeVersions } from './versionedDocuments.ts';

/** The stored data for undoing an edit. */
export interface EditStep {
  readonly edited: readonly EditedDocument[];
}

function revisionOf([, revision]: EditedDocument, name: string): number {
  return typeof revision === 'number' ? revision : (revision[name] ?? 0);
}

/** The key of one field of one document. */
const fieldKey = (id: string, name: string) => JSON.stringify([id, name]);

/** The most fields that one statement looks up. */
const chunkSize = 5_000;

/**
 * The values that the edits gave to fields, read from the history, by `fieldKey`. Only fields that were changed again later have an entry, and only if
 * the history still has the value.
 */
async function findValuesOfEdits(
  tx: LibraryWriter,
  edited: readonly EditedDocument[],
): Promise<ReadonlyMap<string, Json | null>> {
  const steps = edited.flatMap((step) =>
    [...Object.keys(step[2]), ...(step[3] ? [kindField] : [])].map((name) => ({
      id: step[0],
      name,
      revision: revisionOf(step, name),
    })),
  );
  const values = new Map<string, Json | null>();
  for (let start = 0; start < steps.length; start += chunkSize) {
    const chunk = steps.slice(start, start + chunkSize);
    const rows = await tx.query<{ id: string; name: string; value: Json | null }>(
      (libraryId) => sql`
        select distinct on (step.id, step.name) step.id, step.name,
          case when step.name = ${kindField} then to_jsonb(h.kind_before) else h.before -> step.name end as value
        from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as step(id text, name text, revision integer)
        join documents d on d.library_id = ${libraryId} and d.id = step.id
          and d.revision > step.revision and d.revision <= step.revision + ${keptChanges}::integer
        join document_revisions h on h.library_id = ${libraryId} and h.document_id = step.id and h.revision > step.revision
          and (jsonb_exists(h.before, step.name) or (step.name = ${kindField} and h.kind_before is not null))
        order by step.id, step.name, h.revision`,
    );
    for (const { id, name, value } of rows) values.set(fieldKey(id, name), value);
  }
  return values;
}

/**
 * Restores the fields and the kind, except those whose current value differs from the one that the edit gave them. A later change does not count if it
 * was itself undone. Returns the ids of the documents that are completely restored.
 */
export async function revertEdits(tx: LibraryWriter, { edited }: EditStep): Promise<string[]> {
  const steps = new Map(edited.map((step) => [step[0], step]));
  const valuesOfEdits = await findValuesOfEdits(tx, edited);
  const restored: string[] = [];
  await changeVersions(tx, [...steps.keys()], 'undo', (row) => {
    const step = steps.get(row.id);
    if (!step) return null;
    const [, , before, kindBefore = null] = step;
    const isAsEdited = (name: string, current: Json | null) => {
      if (row.field_revisions[name] === revisionOf(step, name)) return true;
      const value = valuesOfEdits.get(fieldKey(row.id, name));
      return value !== undefined && canonicalJson(value) === canonicalJson(current);
    };
    const current = (name: string) => row.fields[name] ?? null;
    const fields = Object.entries(before);
    const toRestore = fields.filter(([name]) => isAsEdited(name, current(name)));
    const isKindAsEdited = kindBefore !== null && isAsEdited(kindField, row.kind);
    const isAlreadyRestored = (name: string, value: Json | null) =>
      canonicalJson(current(name)) === canonicalJson(value);
    const isFullyRestored =
      fields.every(([name, value]) => isAsEdited(name, current(name)) || isAlreadyRestored(name, value)) &&
      (kindBefore === null || isKindAsEdited || row.kind === kindBefore);
    if (isFullyRestored) restored.push(row.id);
    return patched(row, patchOfStored(isKindAsEdited ? kindBefore : row.kind, toRestore));
  });
  return restored;
}

/** The combined changes of these revisions of a document, as one step; null if the history has none of them any more. */
export async function findEditOf(
  tx: LibraryWriter,
  id: string,
  revisions: readonly number[],
): Promise<EditedDocument | null> {
  const changes = await tx.query<{
    revision: number;
    before: Record<string, Json | null>;
    kind_before: DocumentKind | null;
  }>(
    (libraryId) => sql`
      select revision, before, kind_before from document_revisions
      where library_id = ${libraryId} and document_id = ${id} and revision = any(${revisions}::integer[])
      order by revision`,
  );
  if (changes.length === 0) return null;
  const last: Record<string, number> = {};
  const before: Record<string, Json | null> = {};
  let kindBefore: DocumentKind | null = null;
  for (const change of changes) {
    for (const [name, value] of Object.entries(change.before)) {
      last[name] = change.revision;
      if (!(name in before)) before[name] = value;
    }
    if (change.kind_before !== null) {
      last[kindField] = change.revision;
      kindBefore ??= change.kind_before;
    }
  }
  return [id, last, before, kindBefore];
}
