// The mutation `startPasskeyLogin`. Loaded when a passkey is asked for or offered.
import { type Environment, graphql } from 'relay-runtime';
import type { startPasskeyLoginMutation } from '#src/__generated__/startPasskeyLoginMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { unknownAnswer } from './answers.ts';

/** Requests the options with which the browser signs by a passkey. */
export async function startPasskeyLogin(environment: Environment, signal: AbortSignal) {
  const outcome = await mutate<startPasskeyLoginMutation>(
    environment,
    graphql`
      mutation startPasskeyLoginMutation {
        startPasskeyLogin {
          options
        }
      }
    `,
    {},
    { signal },
  );
  if (outcome.kind === 'refused') return outcome;
  const answer = outcome.data.startPasskeyLogin;
  return answer ? ({ kind: 'started', options: answer.options } as const) : unknownAnswer;
}
