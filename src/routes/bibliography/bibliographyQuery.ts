// The bibliography page's query: the library's style, the number of documents, and the name of their group. The documents are requested separately.
import { graphql } from 'relay-runtime';
import type { bibliographyQuery as BibliographyQuery } from '#src/__generated__/bibliographyQuery.graphql.ts';
import type { StyleChoice } from '#src/features/citations/engine/citationQuestions.ts';

export const bibliographyQuery = graphql`
  query bibliographyQuery(
    $libraryId: ID
    $filterBy: DocumentFilters
    $countsList: Boolean!
    $groupId: ID!
    $hasGroup: Boolean!
  ) {
    library(id: $libraryId) {
      ...useLibraryFacts_library
      styleChoice {
        style
        locale
      }
      documents(first: 0, filterBy: $filterBy) @include(if: $countsList) {
        totalCount
      }
    }
    group(id: $groupId) @include(if: $hasGroup) {
      displayName
    }
  }
`;

/** What the page shows beside the references. */
export interface BibliographyFacts {
  readonly choice: StyleChoice;
  /** How many documents the list has; null if they are named one by one. */
  readonly listed: number | null;
  /** The name of the group, if it is of one. */
  readonly groupName: string | null;
}

/** Null once nobody is logged in. */
export function bibliographyFacts({ library, group }: BibliographyQuery['response']): BibliographyFacts | null {
  if (!library) return null;
  const { style, locale } = library.styleChoice;
  return {
    choice: { style, locale: locale ?? null },
    listed: library.documents?.totalCount ?? null,
    groupName: group?.displayName ?? null,
  };
}
