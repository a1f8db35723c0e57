// The one query of the library's list: what the route loads, and what starts the list anew at another place.
import { graphql } from 'relay-runtime';

export const listQuery = graphql`
  query listQuery($filterBy: DocumentFilters, $orderBy: DocumentOrder, $first: Int, $at: Int, $around: ID) {
    ...DocumentList_query @arguments(filterBy: $filterBy, orderBy: $orderBy, first: $first, at: $at, around: $around)
  }
`;
