// Undoes edits: each field that was not changed since gets its earlier value.
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

const place = (id: string, name: string) => JSON.stringify([id, name]);

/** The most fields that one statement looks up. */
const chunkSize = 5_000;

/**
 * The values that the steps gave to fields that were changed again later, by `place`. Missing fields were not changed again, or so often that
 * the history no longer has the value.
 */
async function findMade(
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
  const made = new Map<string, Json | null>();
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
    for (const { id, name, value } of rows) made.set(place(id, name), value);
  }
  return made;
}

/**
 * Restores the fields and the kind, except those whose present value differs from the one that the step gave them; returns the documents that
 * are completely restored. A later change that was itself undone does not prevent this.
 */
export async function revertEdits(tx: LibraryWriter, { edited }: EditStep): Promise<string[]> {
  const steps = new Map(edited.map((step) => [step[0], step]));
  const made = await findMade(tx, edited);
  const restored: string[] = [];
  await changeVersions(tx, [...steps.keys()], 'undo', (row) => {
    const step = steps.get(row.id);
    if (!step) return null;
    const [, , before, kindBefore = null] = step;
    const isAsMade = (name: string, current: Json | null) => {
      if (row.field_revisions[name] === revisionOf(step, name)) return true;
      const value = made.get(place(row.id, name));
      return value !== undefined && canonicalJson(value) === canonicalJson(current);
    };
    const current = (name: string) => row.fields[name] ?? null;
    const fields = Object.entries(before);
    const own = fields.filter(([name]) => isAsMade(name, current(name)));
    const isOwnKind = kindBefore !== null && isAsMade(kindField, row.kind);
    const isBefore = (name: string, value: Json | null) => canonicalJson(current(name)) === canonicalJson(value);
    const isWhole =
      fields.every(([name, value]) => isAsMade(name, current(name)) || isBefore(name, value)) &&
      (kindBefore === null || isOwnKind || row.kind === kindBefore);
    if (isWhole) restored.push(row.id);
    return patched(row, patchOfStored(isOwnKind ? kindBefore : row.kind, own));
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
