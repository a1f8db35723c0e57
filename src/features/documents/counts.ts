// How many documents there are. A query beside that of the rows, because counting may take longer than reading a page.
import { graphql } from 'relay-runtime';
import type { countsLibraryQuery } from '#src/__generated__/countsLibraryQuery.graphql.ts';
import type { countsListQuery } from '#src/__generated__/countsListQuery.graphql.ts';
import { EDITED } from '#src/relay/invalidateLists.ts';
import type { ListVariables } from './libraryAddress.ts';
import { useLiveQuery } from './useLiveQuery.ts';

/** How many documents the list of this filter has; null until it is known. Without a filter, not even null, nothing is asked. */
export function useListCount(filterBy: ListVariables['filterBy'] | undefined, userId: string): number | null {
  const answer = useLiveQuery<countsListQuery>(
    graphql`
      query countsListQuery($filterBy: DocumentFilters) {
        me {
          documents(filterBy: $filterBy, first: 0) {
            totalCount
          }
        }
      }
    `,
    filterBy === undefined ? null : { filterBy },
    // What an edit says may let a document join what is searched for, or leave it.
    filterBy === null ? [userId] : [userId, EDITED],
  );
  return answer?.me?.documents.totalCount ?? null;
}

/** How many documents the library and its trash hold; null until it is known. */
export function useLibraryCounts(userId: string): { all: number | null; trash: number | null } {
  const answer = useLiveQuery<countsLibraryQuery>(
    graphql`
      query countsLibraryQuery {
        me {
          all: documents(first: 0) {
            totalCount
          }
          trash: documents(filterBy: { trashed: true }, first: 0) {
            totalCount
          }
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
    `,
    {},
    [userId],
  );
  return { all: answer?.me?.all.totalCount ?? null, trash: answer?.me?.trash.totalCount ?? null };
}
