// The history of documents: each change stores the values that it replaced, from which every revision can be reconstructed.
import sql from 'sql-template-tag';
import type { DocumentKind } from '#bibliography/documents.ts';
import type { LibraryReader, LibraryWriter } from './library.ts';
import { type Json, canonicalJson } from './canonicalJson.ts';
import type { DocumentRow } from './documentRow.ts';
import type { StoredFields } from './storedFields.ts';

/** The kind of action that changed a document. */
export type ChangeAction = 'edit' | 'bulkEdit' | 'undo' | 'bringBack';

/** The number of changes that are kept for each document. */
export const keptChanges = 500;

/** A stored change of a document, with the earlier values. */
export interface KeptChange {
  readonly revision: number;
  readonly at: Date;
  readonly action: ChangeAction;
  readonly device: string | null;
  /** The account whose person made the change; null if this is unknown. */
  readonly user_id: string | null;
  readonly before: Readonly<Record<string, Json | null>>;
  readonly kind_before: DocumentKind | null;
}

/** The content of an earlier revision. */
export interface EarlierContent {
  readonly kind: DocumentKind;
  readonly fields: StoredFields;
}

function fieldsBefore(before: StoredFields, after: StoredFields): Record<string, Json | null> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => canonicalJson(before[name] ?? null) !== canonicalJson(after[name] ?? null));
  return Object.fromEntries(changed.map((name) => [name, before[name] ?? null]));
}

/** Stores the values that these changes replaced, and removes all but the last `keptChanges` changes of a document. */
export async function recordChanges(
  tx: LibraryWriter,
  changes: readonly { readonly before: DocumentRow; readonly after: DocumentRow }[],
  action: ChangeAction,
): Promise<void> {
  const records = changes.map(({ before, after }) => ({
    document_id: after.id,
    revision: after.revision,
    before: fieldsBefore(before.fields, after.fields),
    kind_before: before.kind === after.kind ? null : before.kind,
  }));
  await tx.query(
    (libraryId) => sql`
      insert into document_revisions (library_id, document_id, revision, at, action, device, user_id, before, kind_before)
      select ${libraryId}, document_id, revision, ${tx.at}::timestamptz, ${action}, ${tx.device}, ${tx.userId},
        before, kind_before
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as record(
        document_id text, revision integer, before jsonb, kind_before text)`,
  );
  const long = records.filter(({ revision }) => revision > keptChanges + 1);
  if (long.length === 0) return;
  await tx.query(
    (libraryId) => sql`
      delete from document_revisions h
      using jsonb_to_recordset(${JSON.stringify(long)}::jsonb) as record(document_id text, revision integer)
      where h.library_id = ${libraryId} and h.document_id = record.document_id
        and h.revision <= record.revision - ${keptChanges}::integer`,
  );
}

/** Removes the history of these documents. */
export async function forgetHistory(tx: LibraryWriter, ids: readonly string[]): Promise<void> {
  await tx.query(
    (libraryId) =>
      sql`delete from document_revisions where library_id = ${libraryId} and document_id = any(${ids}::text[])`,
  );
}

/** The changes that created the revisions of a document before this one, newest first. */
export function readChangesBefore(
  library: LibraryReader,
  id: string,
  revision: number,
  limit: number,
): Promise<KeptChange[]> {
  return library.query<KeptChange>(
    (libraryId) => sql`
      select revision, at, action, device, user_id, before, kind_before from document_revisions
      where library_id = ${libraryId} and document_id = ${id} and revision < ${revision}
      order by revision desc limit ${limit}`,
  );
}

/** Who made these revisions of a document, without order; null if this is unknown. */
export async function findAuthors(
  library: LibraryReader,
  id: string,
  revisions: readonly number[],
): Promise<(string | null)[]> {
  const rows = await library.query<{ user_id: string | null }>(
    (libraryId) => sql`
      select distinct user_id from document_revisions
      where library_id = ${libraryId} and document_id = ${id} and revision = any(${revisions}::integer[])`,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Reconstructs the content before a change, or before several merged ones, from the content after it. */
export function contentBefore(
  { kind, fields }: EarlierContent,
  { before, kind_before }: Pick<KeptChange, 'before' | 'kind_before'>,
): EarlierContent {
  const earlier: Record<string, Json> = { ...fields };
  for (const [name, value] of Object.entries(before)) {
    if (value === null) Reflect.deleteProperty(earlier, name);
    else earlier[name] = value;
  }
  return { kind: kind_before ?? kind, fields: earlier };
}

/** The content of this revision; null if it is no longer kept, or never existed. */
export async function readRevision(
  library: LibraryReader,
  row: DocumentRow,
  revision: number,
): Promise<EarlierContent | null> {
  if (revision === row.revision) return row;
  const [oldest] = await library.query<{ revision: number }>(
    (libraryId) => sql`
      select revision from document_revisions where library_id = ${libraryId} and document_id = ${row.id}
      order by revision limit 1`,
  );
  if (!oldest || revision > row.revision || revision < oldest.revision - 1) return null;
  // The value of a field is the one that its first later change replaced.
  const fields = await library.query<{ name: string; value: Json | null }>(
    (libraryId) => sql`
      select distinct on (name) name, value from document_revisions, jsonb_each(before) as field(name, value)
      where library_id = ${libraryId} and document_id = ${row.id} and revision > ${revision}
      order by name, revision`,
  );
  const [kind] = await library.query<{ kind_before: DocumentKind }>(
    (libraryId) => sql`
      select kind_before from document_revisions
      where library_id = ${libraryId} and document_id = ${row.id} and revision > ${revision} and kind_before is not null
      order by revision limit 1`,
  );
  return contentBefore(row, {
    before: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    kind_before: kind?.kind_before ?? null,
  });
}
