// The one query of the dialog of groups.
import { graphql } from 'relay-runtime';

export const membershipQuery = graphql`
  query membershipQuery($selection: DocumentSelection!) {
    me {
      ...GroupBoxes_user @arguments(selection: $selection)
    }
  }
`;
