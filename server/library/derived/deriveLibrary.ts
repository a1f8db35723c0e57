// Derives a whole library again after an update of the server has changed how something is derived.
import sql from 'sql-template-tag';
import type { DerivedDocument, LibraryWriter, ReadableLibrary, WritableLibrary } from '../library.ts';
import { findLibraries, type LibraryEdges, openLibrary } from '../openLibrary.ts';
import { adoptFields } from '../adoptFields.ts';
import { derivedFromRecord, derivedOf, derivedTypes, derivedValues } from './derivedColumns.ts';
import { type DerivedFrom, derivedFrom } from './derivedDocument.ts';
import { registryVersion } from './derivedRegistry.ts';
import { replaceDerived } from './deriveDocuments.ts';

/** Updates the derived columns in the rows of documents, which normally are written together with the document. */
async function deriveColumns(tx: LibraryWriter, documents: readonly DerivedDocument[]): Promise<void> {
  const { features } = tx;
  const records = documents.map((document) => ({ id: document.id, ...derivedValues(features, document) }));
  const record = sql`record`;
  await tx.query(
    (libraryId) => sql`
      update documents d set ${derivedFromRecord(features, record)}
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as record(id text, ${derivedTypes(features)})
      where d.library_id = ${libraryId} and d.id = record.id
        and (${derivedOf(features, sql`d`)}) is distinct from (${derivedOf(features, record)})`,
  );
}

const chunkSize = 500;

/** Derives the next chunk of documents; returns whether the library is finished. */
function deriveChunk(library: WritableLibrary): Promise<boolean> {
  return library.write(async (tx) => {
    const { storedVersion } = tx.features.derived;
    const [progress] = await tx.query<{ derived_version: number; derived_up_to: string | null }>(
      (libraryId) => sql`
        select derived_version, case when deriving_version = ${storedVersion} then derived_up_to end as derived_up_to
        from libraries where library_id = ${libraryId}`,
    );
    if (progress?.derived_version === storedVersion) return true;
    const after = progress?.derived_up_to ?? '';
    const rows = await tx.query<DerivedFrom>(
      (libraryId) => sql`
        select id, kind, fields from documents
        where library_id = ${libraryId} and state <> 'purged' and id > ${after} order by id limit ${chunkSize}`,
    );
    const documents = (await adoptFields(tx, rows)).map(derivedFrom);
    await replaceDerived(tx, documents, registryVersion(progress?.derived_version ?? 0));
    await deriveColumns(tx, documents);
    const last = rows.at(-1);
    const isWhole = rows.length < chunkSize || !last;
    await tx.query((libraryId) =>
      isWhole
        ? sql`
            update libraries set derived_version = ${storedVersion}, deriving_version = null, derived_up_to = null
            where library_id = ${libraryId}`
        : sql`
            update libraries set deriving_version = ${storedVersion}, derived_up_to = ${last.id}
            where library_id = ${libraryId}`,
    );
    return isWhole;
  });
}

/** Derives the whole library, or until `stop` aborts. */
async function deriveAll(library: WritableLibrary, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted && !(await library.features.runWrite(library, () => deriveChunk(library))));
}

/** The derivations that are running; later callers wait for the same one. */
const derivations = new WeakMap<object, Promise<void>>();

/**
 * Ensures that all derived data of the library is up to date with this version. Each chunk is a transaction of its own under the library's
 * lock, and starts where the last one ended. So simultaneous callers share the work, and an interrupted derivation continues.
 */
export async function ensureDerived(library: ReadableLibrary): Promise<void> {
  const [row] = await library.query<{ derived_version: number }>(
    (libraryId) => sql`select derived_version from libraries where library_id = ${libraryId}`,
  );
  if (!row || row.derived_version === library.features.derived.storedVersion) return;
  const { anchor } = library;
  const running =
    derivations.get(anchor) ?? deriveAll(library.forMaintenance()).finally(() => derivations.delete(anchor));
  derivations.set(anchor, running);
  await running;
}

/** The most libraries that one query looks up. */
const maximumLibraries = 100;

/** Derives all libraries that an earlier version has derived, so that no request has to wait for it later. Ends early if `stop` aborts. */
export async function deriveLibraries(edges: LibraryEdges, stop: AbortSignal): Promise<void> {
  for (;;) {
    const libraryIds = await findLibraries(
      edges.database,
      (libraryId) => sql`exists (
        select 1 from libraries o where o.library_id = ${libraryId} and o.derived_version <> ${edges.features.derived.storedVersion})`,
      maximumLibraries,
    );
    if (libraryIds.length === 0) return;
    for (const libraryId of libraryIds) {
      await deriveAll(openLibrary(edges, { libraryId }), stop);
      if (stop.aborted) return;
    }
  }
}
