// The mutation `signup`. Loaded when a form is sent, so that the form itself shows before Relay is there.
import { type Environment, graphql } from 'relay-runtime';
import type { signupMutation } from '#src/__generated__/signupMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { userOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Makes an account and logs in. */
export async function signup(
  environment: Environment,
  input: signupMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<signupMutation>(
    environment,
    graphql`
      mutation signupMutation($input: SignupInput!) {
        signup(input: $input) {
          __typename
          ... on UserReturned {
            user {
              id
              email
            }
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
  return outcome.kind === 'refused' ? outcome : userOutcome(outcome.data.signup);
}
