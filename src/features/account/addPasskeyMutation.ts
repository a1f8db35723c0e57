// The mutation `addPasskey`. Loaded when a passkey is added.
import { type Environment, graphql } from 'relay-runtime';
import type { addPasskeyMutation } from '#src/__generated__/addPasskeyMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { userOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Adds a passkey that the browser made. */
export async function sendPasskey(
  environment: Environment,
  input: addPasskeyMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<addPasskeyMutation>(
    environment,
    graphql`
      mutation addPasskeyMutation($input: AddPasskeyInput!) {
        addPasskey(input: $input) {
          __typename
          ... on UserReturned {
            user {
              id
              # eslint-disable-next-line relay/unused-fields -- drawn by the section of the passkeys
              passkeys {
                id
                created
                lastUsed
                userAgent
                synced
              }
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
  return outcome.kind === 'refused' ? outcome : userOutcome(outcome.data.addPasskey);
}
