// The mutation `confirmSecondFactor`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { confirmSecondFactorMutation } from '#src/__generated__/confirmSecondFactorMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { userOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Logs in with the second step. */
export async function confirmSecondFactor(
  environment: Environment,
  input: confirmSecondFactorMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<confirmSecondFactorMutation>(
    environment,
    graphql`
      mutation confirmSecondFactorMutation($input: ConfirmSecondFactorInput!) {
        confirmSecondFactor(input: $input) {
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
  return outcome.kind === 'refused' ? outcome : userOutcome(outcome.data.confirmSecondFactor);
}
