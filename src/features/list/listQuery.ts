// The one query of the library's list: what the route loads, every further page, and what starts the list anew at another place.
import { graphql } from 'relay-runtime';

export const listQuery = graphql`
  query listQuery(
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
  }
`;
