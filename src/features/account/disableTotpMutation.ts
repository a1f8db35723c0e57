// The mutation `disableTotp`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { disableTotpMutation } from '#src/__generated__/disableTotpMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { userOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Turns the second factor off. */
export async function disableTotp(
  environment: Environment,
  input: disableTotpMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<disableTotpMutation>(
    environment,
    graphql`
      mutation disableTotpMutation($input: DisableTotpInput!) {
        disableTotp(input: $input) {
          __typename
          ... on UserReturned {
            user {
              id
              # eslint-disable-next-line relay/unused-fields -- drawn by the section of the second factor
              totp {
                enabled
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
  return outcome.kind === 'refused' ? outcome : userOutcome(outcome.data.disableTotp);
}
