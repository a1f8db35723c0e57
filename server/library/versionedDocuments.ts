// Reads and writes many documents with the revisions of their fields, in chunks within one transaction.
import sql from 'sql-template-tag';
import type { LibraryWriter } from './library.ts';
import { derivedFromRecord, derivedTypes, derivedValues } from './derived/derivedColumns.ts';
import { derivedFrom } from './derived/derivedDocument.ts';
import { replaceDerived } from './derived/deriveDocuments.ts';
import { type DocumentRow, documentColumns } from './documentRow.ts';
import { type ChangeAction, recordChanges } from './history.ts';

export interface VersionedRow extends DocumentRow {
  readonly field_revisions: Readonly<Record<string, number>>;
}

/** Selects the columns of a `VersionedRow`. */
export const versionedColumns = sql`${documentColumns}, field_revisions`;

/** The most documents that one statement reads or writes; this stays far below the statement timeout. */
const chunkSize = 1_000;

/** Writes the new rows that `change` returns for the documents with these ids, in chunks; null leaves a document unchanged. */
export async function changeVersions(
  tx: LibraryWriter,
  ids: readonly string[],
  action: ChangeAction,
  change: (row: VersionedRow) => VersionedRow | null,
): Promise<void> {
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize);
    const rows = await tx.query<VersionedRow>(
      (libraryId) => sql`
        select ${versionedColumns} from documents
        where library_id = ${libraryId} and id = any(${chunk}::text[]) and state <> 'purged'`,
    );
    const changes = rows.flatMap((before) => {
      const after = change(before);
      return after ? [{ before, after }] : [];
    });
    await writeVersions(tx, changes, action);
  }
}

/** An existing document, before and after a change. */
export interface VersionChange {
  readonly before: DocumentRow;
  readonly after: VersionedRow;
}

/** Writes changed documents with their derived data, and records the earlier values in the history. */
export async function writeVersions(
  tx: LibraryWriter,
  changes: readonly VersionChange[],
  action: ChangeAction,
): Promise<void> {
  if (changes.length === 0) return;
  const { features } = tx;
  const documents = changes.map(({ after }) => ({ row: after, derived: derivedFrom(after) }));
  const records = documents.map(({ row: { id, kind, revision, fields, field_revisions }, derived }) => ({
    ...{ id, kind, revision, fields, field_revisions },
    ...derivedValues(features, derived),
  }));
  await tx.query(
    (libraryId) => sql`
      update documents d set
        kind = r.kind, revision = r.revision, last_modified = ${tx.at}, fields = r.fields, field_revisions = r.field_revisions,
        ${derivedFromRecord(features, sql`r`)}
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(
        id text, kind text, revision integer, fields jsonb, field_revisions jsonb, ${derivedTypes(features)})
      where d.library_id = ${libraryId} and d.id = r.id`,
  );
  await recordChanges(tx, changes, action);
  await replaceDerived(
    tx,
    documents.map(({ derived }) => derived),
  );
}
