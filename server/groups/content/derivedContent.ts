// The data of groups that is derived from documents: the values of facets, and the matches of rules.
import sql from 'sql-template-tag';
import type { DerivedDocument, LibraryWriter } from '../../library/library.ts';
import { defineDerived } from '../../library/derived/defineDerived.ts';
import { removeRowsOf } from '../../library/removeRowsOf.ts';
import { facetRecordsOf, facetsInUse, insertFacetRecords, replaceFacetRecords } from './facets.ts';
import { matchNewDocuments, refreshMatches } from './matches.ts';

const idsOf = (documents: readonly DerivedDocument[]) => documents.map(({ id }) => id);

async function facetRecords(tx: LibraryWriter, documents: readonly DerivedDocument[]) {
  const facets = await facetsInUse(tx);
  return documents.flatMap(({ id, draft }) => facets.flatMap((facet) => facetRecordsOf(id, draft, facet)));
}

export const facetValues = defineDerived({
  name: 'facetValues',
  insert: async (tx, documents) => insertFacetRecords(tx, await facetRecords(tx, documents)),
  replace: async (tx, documents) => replaceFacetRecords(tx, idsOf(documents), await facetRecords(tx, documents)),
  forget: (tx, ids) => removeRowsOf(tx, ids, [sql`facet_values`]),
});

/** Rules are evaluated again only if texts change, so raise the version when a rule would match differently in the same texts. */
export const groupMatches = defineDerived({
  name: 'groupMatches',
  version: 1,
  insert: (tx, documents) => matchNewDocuments(tx, idsOf(documents)),
  replace: (tx, documents, changedTexts) => refreshMatches(tx, idsOf(documents), changedTexts),
  // A deleted document also leaves the groups to which it was added by hand.
  forget: (tx, ids) => removeRowsOf(tx, ids, [sql`group_matches`, sql`group_members`]),
});
