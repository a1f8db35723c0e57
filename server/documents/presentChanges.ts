// Presents the changes of a library: changed documents in their current state, and tombstones of purged ones.
import { createHash } from 'node:crypto';
import type { UserChangesConnection, UserChangesEdge } from '../__generated__/resolverTypes.ts';
import { canonicalJson } from '../library/canonicalJson.ts';
import type { ChangesPage } from '../library/changes.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { fieldsOfKind } from '../library/storedFields.ts';
import { type PresentedDocument, presentDocument } from '../presenters/presentDocument.ts';

/** SHA-256 of the document as `AddUserDocumentInput`, without nulls and empty lists, members sorted by name. */
export function contentHash({ kind, fields }: Pick<DocumentRow, 'kind' | 'fields'>): string {
  return createHash('sha256')
    .update(canonicalJson({ [kind]: fieldsOfKind(kind, fields) }))
    .digest('hex');
}

type PresentedChange = Omit<UserChangesEdge, 'node'> & { node: PresentedDocument | null };

function toEdge(row: DocumentRow): PresentedChange {
  if (row.state !== 'active') return { __typename: 'UserChangesEdge', node: null, revision: null, deleted: row.id };
  return {
    __typename: 'UserChangesEdge',
    node: presentDocument(row),
    revision: { __typename: 'RevisionInfo', generation: row.revision, hash: contentHash(row) },
    deleted: null,
  };
}

export function presentChanges({
  rows,
  pageInfo,
}: ChangesPage): Omit<UserChangesConnection, 'edges'> & { edges: PresentedChange[] } {
  return { __typename: 'UserChangesConnection', edges: rows.map(toEdge), pageInfo };
}
