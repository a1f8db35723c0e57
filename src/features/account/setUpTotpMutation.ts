// The mutation `setUpTotp`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { setUpTotpMutation } from '#src/__generated__/setUpTotpMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { rejectionOutcome } from './answers.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Begins to set up an authenticator app. */
export async function setUpTotp(
  environment: Environment,
  input: setUpTotpMutation['variables']['input'],
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const outcome = await mutate<setUpTotpMutation>(
    environment,
    graphql`
      mutation setUpTotpMutation($input: SetUpTotpInput!) {
        setUpTotp(input: $input) {
          __typename
          ... on TotpSetup {
            secret
            uri
            qrCode
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
  const answer = outcome.data.setUpTotp;
  if (answer?.__typename !== 'TotpSetup') return rejectionOutcome(answer);
  const { secret, uri, qrCode } = answer;
  return {
    kind: 'continued',
    form: 'enableTotp',
    values: { oneTimeCode: '' },
    shownOnce: { setup: { secret, uri, qrCode } },
  };
}
