// The number of documents in a list. A query of its own, because counting may take longer than loading a page of rows.
import { graphql } from 'relay-runtime';
import type { countsLibraryQuery } from '#src/__generated__/countsLibraryQuery.graphql.ts';
import type { countsListQuery } from '#src/__generated__/countsListQuery.graphql.ts';
import { EDITED } from '#src/relay/invalidateLists.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { operationOf } from '#src/relay/operationOf.ts';
import type { ListVariables } from './listVariables.ts';
import { useLiveQuery } from './useLiveQuery.ts';

/** The number of documents that match this filter; null until known. `null` as the filter means the whole list; without a filter nothing is requested. */
export function useListCount(filterBy: ListVariables['filterBy'] | undefined): number | null {
  const libraryId = libraryIdOf(useRelayEnvironment());
  const answer = useLiveQuery<countsListQuery>(
    graphql`
      query countsListQuery($libraryId: ID, $filterBy: DocumentFilters) {
        library(id: $libraryId) {
          documents(filterBy: $filterBy, first: 0) {
            totalCount
          }
        }
      }
    `,
    filterBy === undefined ? null : { filterBy },
    // An edit can make a document match the filter, or stop matching it.
    filterBy === null ? [libraryId] : [libraryId, EDITED],
  );
  return answer?.library?.documents.totalCount ?? null;
}

const countsLibrary = graphql`
  query countsLibraryQuery($libraryId: ID) {
    library(id: $libraryId) {
      all: documents(first: 0) {
        totalCount
      }
      trash: documents(filterBy: { trashed: true }, first: 0) {
        totalCount
      }
      ...useLibraryFacts_library
      # Where whoever follows the changes begins (changes/followChanges.ts).
      # eslint-disable-next-line relay/unused-fields
      lastChange {
        # eslint-disable-next-line relay/unused-fields
        id
        # eslint-disable-next-line relay/unused-fields
        lastModified
      }
      # eslint-disable-next-line relay/unused-fields
      groupsModified
    }
  }
`;

/** The query for the counts and the facts of a library, which the sidebar always asks. */
export const countsOperation = operationOf<countsLibraryQuery>(countsLibrary, {});

/** The number of documents in the library and in its trash; null until known. */
export function useLibraryCounts(): { all: number | null; trash: number | null } {
  const answer = useLiveQuery<countsLibraryQuery>(countsLibrary, {}, [libraryIdOf(useRelayEnvironment())]);
  return { all: answer?.library?.all.totalCount ?? null, trash: answer?.library?.trash.totalCount ?? null };
}
