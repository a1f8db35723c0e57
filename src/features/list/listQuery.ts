// The query of the library's list, for the route, for further pages, and for reloading at another position.
import { graphql } from 'relay-runtime';

export const listQuery = graphql`
  query listQuery(
    $libraryId: ID
    $filterBy: DocumentFilters
    $orderBy: DocumentOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
    $at: Int
    $around: ID
  ) {
    ...useListPages_query
      @arguments(
        filterBy: $filterBy
        orderBy: $orderBy
        first: $first
        after: $after
        last: $last
        before: $before
        at: $at
        around: $around
      )
    library(id: $libraryId) {
      ...useLibraryFacts_library
    }
  }
`;
