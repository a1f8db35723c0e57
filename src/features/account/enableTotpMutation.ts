// The mutation `enableTotp`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { enableTotpMutation } from '#src/__generated__/enableTotpMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { rejectionOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Turns the second factor on with the first code of the app. */
export async function enableTotp(
  environment: Environment,
  input: enableTotpMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<enableTotpMutation>(
    environment,
    graphql`
      mutation enableTotpMutation($input: EnableTotpInput!) {
        enableTotp(input: $input) {
          __typename
          ... on RecoveryCodesReturned {
            recoveryCodes
            user {
              id
              # eslint-disable-next-line relay/unused-fields -- drawn by the section of the second factor
              totp {
                enabled
                recoveryCodesLeft
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
  if (outcome.kind === 'refused') return outcome;
  const answer = outcome.data.enableTotp;
  if (answer?.__typename !== 'RecoveryCodesReturned') return rejectionOutcome(answer);
  const { recoveryCodes, user } = answer;
  return { kind: 'accepted', userId: user.id, shownOnce: { recoveryCodes } };
}
