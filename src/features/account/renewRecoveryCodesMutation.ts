// The mutation `renewRecoveryCodes`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { renewRecoveryCodesMutation } from '#src/__generated__/renewRecoveryCodesMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { rejectionOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Replaces all recovery codes by new ones. */
export async function renewRecoveryCodes(
  environment: Environment,
  input: renewRecoveryCodesMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<renewRecoveryCodesMutation>(
    environment,
    graphql`
      mutation renewRecoveryCodesMutation($input: RenewRecoveryCodesInput!) {
        renewRecoveryCodes(input: $input) {
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
  const answer = outcome.data.renewRecoveryCodes;
  if (answer?.__typename !== 'RecoveryCodesReturned') return rejectionOutcome(answer);
  const { recoveryCodes, user } = answer;
  return { kind: 'accepted', userId: user.id, shownOnce: { recoveryCodes } };
}
