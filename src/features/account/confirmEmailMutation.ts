// The mutation `confirmEmail`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { confirmEmailMutation } from '#src/__generated__/confirmEmailMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { userOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Confirms an address with the token from a mail; from then on it is the account's address. */
export async function confirmEmail(
  environment: Environment,
  input: confirmEmailMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<confirmEmailMutation>(
    environment,
    graphql`
      mutation confirmEmailMutation($input: ConfirmEmailInput!) {
        confirmEmail(input: $input) {
          __typename
          ... on UserReturned {
            user {
              id
              email
            }
          }
          ... on TokenProblem {
            message
          }
        }
      }
    `,
    { input },
    { signal },
  );
  return outcome.kind === 'refused' ? outcome : userOutcome(outcome.data.confirmEmail);
}
