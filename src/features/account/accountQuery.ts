// What the page of the account asks the server for: who is logged in is known already, so only whether the address is
// confirmed, the second factor, the passkeys, and the sessions.
import { graphql } from 'relay-runtime';

export const accountQuery = graphql`
  query accountQuery {
    me {
      ...EmailConfirmation_user
      ...SecondFactorSection_user
      ...PasskeysSection_user
      ...SessionList_user
    }
  }
`;
