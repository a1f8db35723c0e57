// Stores the values of facets: of the standard facets in every library, and of the facets that automatic groups need.
import sql from 'sql-template-tag';
import { facetOf, facetValuesOf, standardFacets, wordFacetOf } from '#bibliography/groups/facets.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import type { GroupRule } from '#bibliography/groups/groupRule.ts';
import type { LibraryReader, LibraryWriter } from '../../library/library.ts';
import type { DerivedFrom } from '../../library/derived/derivedDocument.ts';
import { toDraft } from '../../library/storedFields.ts';
import { type GroupRow, ruleOf } from '../groupRow.ts';

interface FacetRecord {
  readonly facet: string;
  readonly parent: string;
  readonly value: string;
  readonly label: string;
  readonly document_id: string;
}

const placeOf = ({ parent, value }: Pick<FacetRecord, 'parent' | 'value'>) => JSON.stringify([parent, value]);

/** The rows to store for a document's values in one facet, without repetitions. A document with any value also gets the empty value. */
export function facetRecordsOf(documentId: string, draft: DocumentDraft, facet: string): FacetRecord[] {
  const values = facetValuesOf(draft, facet);
  if (values.length === 0) return [];
  const distinct = new Map([{ parent: '', value: '', label: '' }, ...values].map((value) => [placeOf(value), value]));
  return [...distinct.values()].map(({ parent, value, label }) => ({
    facet,
    parent,
    value,
    label,
    document_id: documentId,
  }));
}

/** Stores values of facets; earlier rows of the same documents and facets must have been deleted. */
export async function insertFacetRecords(tx: LibraryWriter, records: readonly FacetRecord[]): Promise<void> {
  if (records.length === 0) return;
  const all = (name: keyof FacetRecord) => records.map((record) => record[name]);
  await tx.query(
    (libraryId) => sql`
      insert into facet_values (library_id, facet, parent, value, label, document_id)
      select ${libraryId}, * from unnest(${all('facet')}::text[], ${all('parent')}::text[], ${all('value')}::text[],
        ${all('label')}::text[], ${all('document_id')}::text[])`,
  );
}

/** Replaces the stored values of documents; rows that are still valid are not touched. */
export async function replaceFacetRecords(
  tx: LibraryWriter,
  documentIds: readonly string[],
  records: readonly FacetRecord[],
): Promise<void> {
  const stored = await tx.query<FacetRecord>(
    (libraryId) => sql`
      select facet, parent, value, label, document_id from facet_values
      where library_id = ${libraryId} and document_id = any(${documentIds}::text[])`,
  );
  const whole = ({ facet, parent, value, label, document_id: id }: FacetRecord) =>
    JSON.stringify([facet, parent, value, label, id]);
  const wanted = new Set(records.map(whole));
  const kept = new Set(stored.map(whole));
  const gone = stored.filter((record) => !wanted.has(whole(record)));
  if (gone.length > 0) {
    const all = (name: keyof FacetRecord) => gone.map((record) => record[name]);
    await tx.query(
      (libraryId) => sql`
        delete from facet_values f using unnest(${all('facet')}::text[], ${all('parent')}::text[],
          ${all('value')}::text[], ${all('document_id')}::text[]) as gone(facet, parent, value, document_id)
        where f.library_id = ${libraryId} and f.facet = gone.facet and f.parent = gone.parent and f.value = gone.value
          and f.document_id = gone.document_id`,
    );
  }
  await insertFacetRecords(
    tx,
    records.filter((record) => !kept.has(whole(record))),
  );
}

/** The facet that an automatic group uses; null for other groups. */
export function facetOfRule(rule: GroupRule): string | null {
  return rule.kind === 'automaticKeyword' || rule.kind === 'automaticPersons' ? facetOf(rule) : null;
}

/** The facets that these groups use. */
function facetsOf(groups: readonly Pick<GroupRow, 'kind' | 'rule'>[]): Set<string> {
  return new Set(groups.map((group) => facetOfRule(ruleOf(group))).filter((facet) => facet !== null));
}

/** The facets that these groups use, without the standard facets, which every library has. */
function askedFacetsOf(groups: readonly Pick<GroupRow, 'kind' | 'rule'>[]): Set<string> {
  const facets = facetsOf(groups);
  for (const facet of standardFacets) facets.delete(facet);
  return facets;
}

/** The facets that the library's groups use, except the groups `exceptIds`; this includes deleted groups that can still be restored. */
async function facetsOfGroups(library: LibraryReader, exceptIds: readonly string[] = []): Promise<ReadonlySet<string>> {
  const rows = await library.query<Pick<GroupRow, 'kind' | 'rule'>>(
    (libraryId) => sql`
      select distinct kind, rule from groups
      where library_id = ${libraryId} and kind in ('automaticKeyword', 'automaticPersons')
        and id <> all(${exceptIds}::text[])`,
  );
  return facetsOf(rows);
}

/** The facets whose values are stored for every document. */
export async function facetsInUse(library: LibraryReader): Promise<string[]> {
  return [...new Set([...standardFacets, ...standardFacets.map(wordFacetOf), ...(await facetsOfGroups(library))])];
}

const chunkSize = 500;

/** Derives the values of facets again from every document. */
async function deriveFacets(tx: LibraryWriter, facets: readonly string[]): Promise<void> {
  await tx.query(
    (libraryId) => sql`delete from facet_values where library_id = ${libraryId} and facet = any(${facets}::text[])`,
  );
  for (let after = ''; ;) {
    const last = after;
    const rows = await tx.query<DerivedFrom>(
      (libraryId) => sql`
        select id, kind, fields from documents
        where library_id = ${libraryId} and state <> 'purged' and id > ${last} order by id limit ${chunkSize}`,
    );
    await insertFacetRecords(
      tx,
      rows.flatMap(({ id, kind, fields }) => {
        const draft = toDraft(kind, fields);
        return facets.flatMap((facet) => facetRecordsOf(id, draft, facet));
      }),
    );
    const end = rows.at(-1);
    if (rows.length < chunkSize || !end) return;
    after = end.id;
  }
}

/** Derives the facets that these stored groups use and that no other group uses; all others are stored already. */
export async function ensureFacets(
  tx: LibraryWriter,
  groups: readonly Pick<GroupRow, 'id' | 'kind' | 'rule'>[],
): Promise<void> {
  const asked = askedFacetsOf(groups);
  if (asked.size === 0) return;
  const kept = await facetsOfGroups(
    tx,
    groups.map(({ id }) => id),
  );
  const missing = [...asked].filter((facet) => !kept.has(facet));
  if (missing.length > 0) await deriveFacets(tx, missing);
}

/** Deletes the facets of former groups, which were deleted or have another rule now, unless another group still uses them. */
export async function dropUnusedFacets(
  tx: LibraryWriter,
  former: readonly Pick<GroupRow, 'kind' | 'rule'>[],
): Promise<void> {
  const facets = askedFacetsOf(former);
  if (facets.size === 0) return;
  for (const facet of await facetsOfGroups(tx)) facets.delete(facet);
  if (facets.size === 0) return;
  await tx.query(
    (libraryId) =>
      sql`delete from facet_values where library_id = ${libraryId} and facet = any(${[...facets]}::text[])`,
  );
}
