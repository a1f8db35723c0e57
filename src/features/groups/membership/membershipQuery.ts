// The query of the groups dialog.
import { graphql } from 'relay-runtime';

export const membershipQuery = graphql`
  query membershipQuery($selection: DocumentSelection!) {
    me {
      ...GroupBoxes_user @arguments(selection: $selection)
    }
  }
`;
