// The mutation `endOtherSessions`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { SubmissionOutcome } from '#machines/submission/submissionTypes.ts';
import type { endOtherSessionsMutation } from '#src/__generated__/endOtherSessionsMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { endedOutcome } from './answers.ts';
import { keepSessions } from './keepSessions.ts';

/** Ends every session of `userId` but this one. */
export async function endOtherSessions(
  environment: Environment,
  { userId, password }: { userId: string; password: string | null },
  signal: AbortSignal,
): Promise<SubmissionOutcome> {
  const outcome = await mutate<endOtherSessionsMutation>(
    environment,
    graphql`
      mutation endOtherSessionsMutation($input: EndOtherSessionsInput) {
        endOtherSessions(input: $input) {
          result
          problems {
            path
            message
          }
        }
      }
    `,
    { input: { password } },
    {
      signal,
      updater: (store, data) => {
        if (data?.endOtherSessions?.result)
          keepSessions(store, userId, (session) => session.getValue('current') === true);
      },
    },
  );
  return outcome.kind === 'done' ? endedOutcome(outcome.data.endOtherSessions) : outcome;
}
