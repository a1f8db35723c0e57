// The query of the account page: the name, whether the address is confirmed, the second factor, the passkeys, the API tokens and the sessions. The session already has the user.
import { graphql } from 'relay-runtime';

export const accountQuery = graphql`
  query accountQuery {
    me {
      ...NameSection_user
      ...EmailConfirmation_user
      ...SecondFactorSection_user
      ...PasskeysSection_user
      ...ApiTokensSection_user
      ...SessionList_user
      ...SoleOwnedLibraries_user
    }
  }
`;
