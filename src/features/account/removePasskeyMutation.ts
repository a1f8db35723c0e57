// The mutation `removePasskey`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { removePasskeyMutation } from '#src/__generated__/removePasskeyMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { userOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Removes a passkey. */
export async function removePasskey(
  environment: Environment,
  input: removePasskeyMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<removePasskeyMutation>(
    environment,
    graphql`
      mutation removePasskeyMutation($input: RemovePasskeyInput!) {
        removePasskey(input: $input) {
          __typename
          ... on UserReturned {
            user {
              id
              # eslint-disable-next-line relay/unused-fields -- drawn by the section of the passkeys
              passkeys {
                id
              }
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
  return outcome.kind === 'refused' ? outcome : userOutcome(outcome.data.removePasskey);
}
