// The mutation `startPasskeySetup`. Loaded when a passkey is added.
import { type Environment, graphql } from 'relay-runtime';
import type { startPasskeySetupMutation } from '#src/__generated__/startPasskeySetupMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { rejectionOutcome } from './answers.ts';

/** Requests the options with which the browser creates a passkey; otherwise returns the problems to fix. */
export async function startPasskeySetup(
  environment: Environment,
  input: startPasskeySetupMutation['variables']['input'],
  signal: AbortSignal,
) {
  const outcome = await mutate<startPasskeySetupMutation>(
    environment,
    graphql`
      mutation startPasskeySetupMutation($input: StartPasskeySetupInput) {
        startPasskeySetup(input: $input) {
          __typename
          ... on PasskeyOptions {
            options
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
  const answer = outcome.data.startPasskeySetup;
  if (answer?.__typename !== 'PasskeyOptions') return rejectionOutcome(answer);
  return { kind: 'started', options: answer.options } as const;
}
