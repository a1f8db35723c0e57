// The facets whose values are kept: those that every library has from the beginning, and those that an automatic group asked for.
import sql from 'sql-template-tag';
import { facetOf, facetValuesOf, standardFacets } from '#bibliography/groups/facets.ts';
import type { DocumentDraft, DocumentKind } from '#bibliography/documents.ts';
import type { GroupRule } from '#bibliography/groups/groupRule.ts';
import type { LibraryReader, LibraryWriter } from '../../database/library.ts';
import { type StoredFields, toDraft } from '../../documents/storedFields.ts';
import { type GroupRow, ruleOf } from '../groupRow.ts';

/** What of a document others are derived from. */
export interface DerivedFrom {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly fields: StoredFields;
}

/** A b-tree takes no longer value; and an id of a made subgroup holds it. */
const longestValue = 400;

interface FacetRecord {
  readonly facet: string;
  readonly parent: string;
  readonly value: string;
  readonly label: string;
  readonly document_id: string;
}

/** The values of a document in one facet as they are stored; with any at all, the empty one. */
export function facetRecordsOf(documentId: string, draft: DocumentDraft, facet: string): FacetRecord[] {
  const values = facetValuesOf(draft, facet).filter(
    ({ value, label }) => value !== '' && Buffer.byteLength(value) <= longestValue && label.length <= longestValue,
  );
  if (values.length === 0) return [];
  return [{ parent: '', value: '', label: '' }, ...values].map(({ parent, value, label }) => ({
    facet,
    parent,
    value,
    label,
    document_id: documentId,
  }));
}

/** Stores values of facets; those of the same documents and facets must be gone. */
export async function insertFacetRecords(tx: LibraryWriter, records: readonly FacetRecord[]): Promise<void> {
  if (records.length === 0) return;
  await tx.query(
    (ownerId) => sql`
      insert into facet_values (owner_id, facet, parent, value, label, document_id)
      select ${ownerId}, facet, parent, value, label, document_id
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        as record(facet text, parent text, value text, label text, document_id text)
      on conflict do nothing`,
  );
}

/** The facet that an automatic group looks at; null of another. */
export function facetOfRule(rule: GroupRule): string | null {
  return rule.kind === 'automaticKeyword' || rule.kind === 'automaticPersons' ? facetOf(rule) : null;
}

/** The facets to be kept of every document. */
export async function facetsInUse(library: LibraryReader): Promise<string[]> {
  const rows = await library.query<Pick<GroupRow, 'kind' | 'rule'>>(
    (ownerId) => sql`
      select distinct kind, rule from groups
      where owner_id = ${ownerId} and kind in ('automaticKeyword', 'automaticPersons') and deleted_at is null`,
  );
  const others = rows.map((row) => facetOfRule(ruleOf(row))).filter((facet) => facet !== null);
  return [...new Set([...standardFacets, ...others])];
}

const chunkSize = 500;

/** Derives the values of a facet from every document, anew. Standard facets are there already. */
export async function ensureFacet(tx: LibraryWriter, rule: GroupRule): Promise<void> {
  const facet = facetOfRule(rule);
  if (facet === null || standardFacets.includes(facet)) return;
  await tx.query((ownerId) => sql`delete from facet_values where owner_id = ${ownerId} and facet = ${facet}`);
  for (let after = ''; ;) {
    const last = after;
    const rows = await tx.query<DerivedFrom>(
      (ownerId) => sql`
        select id, kind, fields from documents
        where owner_id = ${ownerId} and state <> 'purged' and id > ${last} order by id limit ${chunkSize}`,
    );
    await insertFacetRecords(
      tx,
      rows.flatMap(({ id, kind, fields }) => facetRecordsOf(id, toDraft(kind, fields), facet)),
    );
    const end = rows.at(-1);
    if (rows.length < chunkSize || !end) return;
    after = end.id;
  }
}
