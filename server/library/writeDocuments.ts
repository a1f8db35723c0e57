// Adds and updates documents. All columns that depend on the fields are computed only here.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from './library.ts';
import type { NewId } from '../edges.ts';
import { patchOfAdopted } from './adoptFields.ts';
import { conflict, notFound } from '../graphql/errors.ts';
import type { Json } from './canonicalJson.ts';
import { derivedNames, derivedTypes, derivedValues } from './derived/derivedColumns.ts';
import { derivedFrom } from './derived/derivedDocument.ts';
import { insertDerived } from './derived/deriveDocuments.ts';
import { type DocumentRow, documentColumns, idForm } from './documentRow.ts';
import type { ChangeAction } from './history.ts';
import { findMadeBefore } from './madeRevisions.ts';
import { mergePatch } from './merge.ts';
import type { Patch } from './readDocumentInput.ts';
import type { StoredFields } from './storedFields.ts';
import { type VersionedRow, versionedColumns, writeVersions } from './versionedDocuments.ts';

/** The stored fields of a new document from a patch. */
export function storedFieldsOf(patch: Patch): StoredFields {
  const fields: Record<string, Json> = {};
  for (const [name, { value }] of patch.fields) if (value !== null) fields[name] = value;
  return fields;
}

/** Adds documents in this order. */
export async function insertDocuments(
  tx: LibraryWriter,
  newId: NewId,
  patches: readonly Patch[],
): Promise<DocumentRow[]> {
  if (patches.length === 0) return [];
  const rows = patches.map((patch): DocumentRow => ({
    id: newId('doc'),
    kind: patch.kind,
    state: 'active',
    revision: 1,
    fields: storedFieldsOf(patch),
    added: patch.added ?? tx.at,
    last_modified: tx.at,
    changed: tx.at,
    state_since: tx.at,
  }));
  const { features } = tx;
  const documents = rows.map((row) => ({ row, derived: derivedFrom(row) }));
  const records = documents.map(({ row: { id, kind, fields, added }, derived }) => ({
    ...{ id, kind, fields, added },
    ...derivedValues(features, derived),
  }));
  const names = derivedNames(features);
  await tx.query(
    (libraryId) => sql`
      insert into documents (
        library_id, id, kind, state, state_since, revision, fields, field_revisions, added, added_by, last_modified, ${names})
      select ${libraryId}, id, kind, 'active', ${tx.at}, 1, fields, '{}', added, ${tx.userId}, ${tx.at}, ${names}
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as record(
        id text, kind text, fields jsonb, added timestamptz, ${derivedTypes(features)})`,
  );
  await insertDerived(
    tx,
    documents.map(({ derived }) => derived),
  );
  return rows;
}

async function findRow<Row extends DocumentRow>(library: LibraryReader, id: string, columns: Sql): Promise<Row | null> {
  if (!idForm.test(id)) return null;
  const [row] = await library.query<Row>(
    (libraryId) =>
      sql`select ${columns} from documents where library_id = ${libraryId} and id = ${id} and state <> 'purged'`,
  );
  return row ?? null;
}

/** The document with this id in any state; null if there is none. */
export function findDocument(library: LibraryReader, id: string): Promise<DocumentRow | null> {
  return findRow(library, id, documentColumns);
}

export interface UpdateOptions {
  readonly action?: ChangeAction;
  /** If true, the kind of the patch only defines its fields, and the document keeps its own kind. */
  readonly keepsKind?: boolean;
}

/** A document after an update, and the revisions that made the requested change. */
export interface Updated {
  readonly row: DocumentRow;
  readonly madeRevisions: readonly number[];
}

/**
 * Updates the fields in the patch. Throws `NOT_FOUND`, also for a document in the trash, and `CONFLICT` if one of these fields was changed
 * after `baseRevision` to another value.
 */
export async function updateDocument(
  tx: LibraryWriter,
  id: string,
  sent: Patch,
  baseRevision: number | null,
  { action = 'edit', keepsKind = false }: UpdateOptions = {},
): Promise<Updated> {
  const row = await findRow<VersionedRow>(tx, id, versionedColumns);
  if (!row) throw notFound('There is no document with this id.');
  const patch = patchOfAdopted(row, sent);
  const merge = mergePatch(row, patch, baseRevision, keepsKind);
  // Comes before the check of the state, so that a retry after a lost answer succeeds even if the document is in the trash by now.
  if (merge.result === 'unchanged')
    return { row, madeRevisions: await findMadeBefore(tx, row, patch, baseRevision, keepsKind) };
  if (row.state === 'trashed') throw notFound('This document is in the trash. Restore it to change it.');
  if (merge.result === 'conflict') throw conflict({ revision: row.revision, fields: merge.fields });

  const updated: VersionedRow = { ...row, ...merge.merged, last_modified: tx.at, changed: tx.at };
  const earlier = await findMadeBefore(tx, row, patch, baseRevision, keepsKind);
  await writeVersions(tx, [{ before: row, after: updated }], action);
  return { row: updated, madeRevisions: [...earlier, updated.revision] };
}
