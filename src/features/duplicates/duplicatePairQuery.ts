// Fetches two possible duplicates in their current versions.
import { graphql } from 'relay-runtime';
import type { duplicatePairQuery as PairQuery } from '#src/__generated__/duplicatePairQuery.graphql.ts';
import { readDocument } from '#src/features/documents/readDocument.ts';
import type { Compared } from '#src/features/documents/mutations/mergeDocuments.ts';

export const duplicatePairQuery = graphql`
  query duplicatePairQuery($kept: ID!, $other: ID!) {
    kept: userDocument(id: $kept) {
      id
      revision
      ...documentFields_document
    }
    other: userDocument(id: $other) {
      id
      revision
      ...documentFields_document
    }
  }
`;

/** A document of a pair; null if it no longer exists. */
export function readCompared(document: PairQuery['response']['kept']): Compared | null {
  return document ? { id: document.id, revision: document.revision, draft: readDocument(document) } : null;
}
