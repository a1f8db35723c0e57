// The mutation `decideDeviceLogin`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { decideDeviceLoginMutation } from '#src/__generated__/decideDeviceLoginMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { userOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Allows or refuses the sign-in of a program. */
export async function decideDeviceLogin(
  environment: Environment,
  input: decideDeviceLoginMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<decideDeviceLoginMutation>(
    environment,
    graphql`
      mutation decideDeviceLoginMutation($input: DecideDeviceLoginInput!) {
        decideDeviceLogin(input: $input) {
          __typename
          ... on UserReturned {
            user {
              id
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
  return outcome.kind === 'refused' ? outcome : userOutcome(outcome.data.decideDeviceLogin);
}
