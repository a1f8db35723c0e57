// The query of the groups dialog.
import { graphql } from 'relay-runtime';

export const membershipQuery = graphql`
  query membershipQuery($libraryId: ID, $selection: DocumentSelection!) {
    library(id: $libraryId) {
      ...GroupBoxes_library @arguments(selection: $selection)
    }
  }
`;
