// The mutation `changePassword`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { changePasswordMutation } from '#src/__generated__/changePasswordMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { userOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Sets a new password with the token from a mail. Every session of the account ends. */
export async function changePassword(
  environment: Environment,
  input: changePasswordMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<changePasswordMutation>(
    environment,
    graphql`
      mutation changePasswordMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          __typename
          ... on UserReturned {
            user {
              id
            }
          }
          ... on TokenProblem {
            message
          }
          ... on InputValidationProblem {
            problems {
              path
              message
            }
          }
        }
      }
    `,
    { input },
    { signal },
  );
  return outcome.kind === 'refused' ? outcome : userOutcome(outcome.data.changePassword);
}
