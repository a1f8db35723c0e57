// The query of the document pane.
import { graphql } from 'relay-runtime';

export const documentQuery = graphql`
  query documentQuery($id: ID!) {
    userDocument(id: $id) {
      ...DocumentPane_document
      ...DocumentGroups_document
    }
  }
`;
