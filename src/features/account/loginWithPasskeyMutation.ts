// The mutation `loginWithPasskey`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { loginWithPasskeyMutation } from '#src/__generated__/loginWithPasskeyMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { userOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Logs in with a passkey's signature. */
export async function sendSignature(
  environment: Environment,
  input: loginWithPasskeyMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<loginWithPasskeyMutation>(
    environment,
    graphql`
      mutation loginWithPasskeyMutation($input: LoginWithPasskeyInput!) {
        loginWithPasskey(input: $input) {
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
  return outcome.kind === 'refused' ? outcome : userOutcome(outcome.data.loginWithPasskey);
}
