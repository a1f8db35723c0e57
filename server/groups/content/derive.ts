// What is derived from documents so that groups can find them: their texts, the values of facets, and the matches of rules; and the keys
// that find duplicates. Made with every write of documents; and anew for a whole library when a later version of this program derives it otherwise.
import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import {
  type Library,
  type LibraryEdges,
  type LibraryWriter,
  derivedVersion,
  findOwners,
  matchesVersion,
  openLibrary,
} from '../../database/library.ts';
import { adoptFields } from '../../library/adoptFields.ts';
import { derivedFromRecord, derivedOf, derivedTypes } from '../../library/derivedColumns.ts';
import { deleteDuplicateKeys, insertDuplicateKeys, replaceDuplicateKeys } from '../../duplicates/duplicateKeys.ts';
import { lettersIn } from '../../search/searchText.ts';
import { type DerivedDocument, derivedFrom } from './derivedDocument.ts';
import { type DerivedFrom, facetRecordsOf, facetsInUse, insertFacetRecords, replaceFacetRecords } from './facets.ts';
import { matchNewDocuments, refreshMatches } from './matches.ts';
import { withoutSlowRules } from './slowRules.ts';

/** Derives documents: new ones, changed ones, or, whatever was derived of them before, anew. */
export async function deriveDocuments(
  tx: LibraryWriter,
  documents: readonly DerivedDocument[],
  these: 'new' | 'changed' | 'anew',
): Promise<void> {
  if (documents.length === 0) return;
  const facets = await facetsInUse(tx);
  const texts = documents.map(({ id, texts: plain, folded, columns }) => ({
    ...{ id, texts: plain, folded },
    letters: lettersIn(columns.search_text).join('\n'),
  }));
  const values = documents.flatMap(({ id, draft }) => facets.flatMap((facet) => facetRecordsOf(id, draft, facet)));
  const ids = documents.map(({ id }) => id);
  if (these === 'new') {
    await insertTexts(tx, texts);
    await insertFacetRecords(tx, values);
    await insertDuplicateKeys(tx, documents);
    await matchNewDocuments(tx, ids);
    return;
  }
  const changed = await replaceTexts(tx, texts);
  await replaceFacetRecords(tx, ids, values);
  await replaceDuplicateKeys(tx, documents);
  await refreshMatches(tx, ids, these === 'anew' ? null : changed);
}

interface DerivedTexts {
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly folded: Readonly<Record<string, string>>;
  /** One to a line. */
  readonly letters: string;
}

async function insertTexts(tx: LibraryWriter, records: readonly DerivedTexts[]): Promise<void> {
  const all = (name: 'texts' | 'folded') => records.map((record) => JSON.stringify(record[name]));
  await tx.query(
    (ownerId) => sql`
      with written as (
        insert into document_texts (owner_id, document_id, texts, folded, letters)
        select ${ownerId}, id, texts::jsonb, folded::jsonb, letters
        from unnest(${records.map(({ id }) => id)}::text[], ${all('texts')}::text[], ${all('folded')}::text[],
          ${records.map(({ letters }) => letters)}::text[]) as record(id, texts, folded, letters)
        on conflict (owner_id, document_id) do update
          set texts = excluded.texts, folded = excluded.folded, letters = excluded.letters
        returning document_id, folded)
      insert into document_short_texts (owner_id, document_id, folded)
      select ${ownerId}, document_id, short_texts(folded) from written
      on conflict (owner_id, document_id) do update set folded = excluded.folded`,
  );
}

/**
 * Stores the texts of documents that may have had others, and answers in which members any of them differs; null when one had none at
 * all, so that nothing was asked about it yet.
 */
async function replaceTexts(tx: LibraryWriter, records: readonly DerivedTexts[]): Promise<ReadonlySet<string> | null> {
  const ids = records.map(({ id }) => id);
  const rows = await tx.query<DerivedTexts>(
    (ownerId) => sql`
      select document_id as id, texts, folded, letters from document_texts
      where owner_id = ${ownerId} and document_id = any(${ids}::text[])`,
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const changed = new Set<string>();
  const written = records.filter((record) => {
    const before = stored.get(record.id);
    for (const part of ['texts', 'folded'] as const) {
      for (const name of Object.keys({ ...before?.[part], ...record[part] }))
        if (before?.[part][name] !== record[part][name]) changed.add(name);
    }
    return !before || !isDeepStrictEqual({ ...before }, { ...record });
  });
  if (written.length > 0) await insertTexts(tx, written);
  return stored.size < records.length ? null : changed;
}

/** Forgets what is derived from documents that are gone for good, and in which groups they were. */
export async function forgetDocuments(tx: LibraryWriter, ids: readonly string[]): Promise<void> {
  await deleteDuplicateKeys(tx, ids);
  const tables = [sql`document_texts`, sql`document_short_texts`, sql`facet_values`];
  for (const table of [...tables, sql`group_matches`, sql`group_members`]) {
    await tx.query(
      (ownerId) => sql`delete from ${table} where owner_id = ${ownerId} and document_id = any(${ids}::text[])`,
    );
  }
}

/** Derives anew what stands beside documents in their own rows, and is else made with every write of them. */
async function deriveColumns(tx: LibraryWriter, documents: readonly DerivedDocument[]): Promise<void> {
  const records = documents.map(({ id, columns }) => ({ id, ...columns }));
  const record = sql`record`;
  await tx.query(
    (ownerId) => sql`
      update documents d set ${derivedFromRecord(record)}
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as record(id text, ${derivedTypes})
      where d.owner_id = ${ownerId} and d.id = record.id
        and (${derivedOf(sql`d`)}) is distinct from (${derivedOf(record)})`,
  );
}

const chunkSize = 500;

/** Derives a few documents more, from where it was left; answers whether that was all. */
function deriveChunk(library: Library): Promise<boolean> {
  return library.write(async (tx) => {
    const [progress] = await tx.query<{ is_whole: boolean; is_matched: boolean; derived_up_to: string | null }>(
      (ownerId) => sql`
        select derived_version = ${derivedVersion} as is_whole, derived_version >= ${matchesVersion} as is_matched,
          case when deriving_version = ${derivedVersion} then derived_up_to end as derived_up_to
        from libraries where owner_id = ${ownerId}`,
    );
    if (progress?.is_whole) return true;
    const after = progress?.derived_up_to ?? '';
    const rows = await tx.query<DerivedFrom>(
      (ownerId) => sql`
        select id, kind, fields from documents
        where owner_id = ${ownerId} and state <> 'purged' and id > ${after} order by id limit ${chunkSize}`,
    );
    const documents = (await adoptFields(tx, rows)).map(derivedFrom);
    await deriveDocuments(tx, documents, progress?.is_matched ? 'changed' : 'anew');
    await deriveColumns(tx, documents);
    const last = rows.at(-1);
    const isWhole = rows.length < chunkSize || !last;
    await tx.query((ownerId) =>
      isWhole
        ? sql`
            update libraries set derived_version = ${derivedVersion}, deriving_version = null, derived_up_to = null
            where owner_id = ${ownerId}`
        : sql`
            update libraries set deriving_version = ${derivedVersion}, derived_up_to = ${last.id}
            where owner_id = ${ownerId}`,
    );
    return isWhole;
  });
}

/** All of a library; until `stop`. */
async function deriveAll(library: Library, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted && !(await withoutSlowRules(library, () => deriveChunk(library))));
}

/** What is being derived anew: who comes meanwhile waits for the same. */
const derivations = new WeakMap<object, Promise<void>>();

/**
 * Sees to it that everything of the library is derived as this version does, before groups are looked at. Each chunk is a transaction
 * of its own under the library's lock, and goes on where the last one ended: whoever else does it at once helps, and what was
 * interrupted is not done again.
 */
export async function ensureDerived(library: Library): Promise<void> {
  const [row] = await library.query<{ derived_version: number }>(
    (ownerId) => sql`select derived_version from libraries where owner_id = ${ownerId}`,
  );
  if (!row || row.derived_version === derivedVersion) return;
  const { anchor } = library;
  const running = derivations.get(anchor) ?? deriveAll(library).finally(() => derivations.delete(anchor));
  derivations.set(anchor, running);
  await running;
}

/** So many libraries are looked for at once. */
const mostOwners = 100;

/** Brings every library up to date that an earlier version derived otherwise, so that nobody has to wait for it; until `stop`. */
export async function deriveLibraries(edges: LibraryEdges, stop: AbortSignal): Promise<void> {
  for (;;) {
    const owners = await findOwners(
      edges.database,
      (ownerId) => sql`exists (
        select 1 from libraries o where o.owner_id = ${ownerId} and o.derived_version <> ${derivedVersion})`,
      mostOwners,
    );
    if (owners.length === 0) return;
    for (const ownerId of owners) {
      await deriveAll(openLibrary(edges, ownerId), stop);
      if (stop.aborted) return;
    }
  }
}
