// The mutation `endSession`. Loaded when the form is sent.
import { type Environment, graphql, type RecordSourceProxy } from 'relay-runtime';
import type { SubmissionOutcome } from '#machines/submission/submissionTypes.ts';
import type { endSessionMutation } from '#src/__generated__/endSessionMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { endedOutcome } from './answers.ts';
import { keepSessions } from './keepSessions.ts';

/** Ends one session of `userId`. */
export async function endSession(
  environment: Environment,
  { userId, ...input }: { userId: string } & endSessionMutation['variables']['input'],
  signal: AbortSignal,
): Promise<SubmissionOutcome> {
  const takeOff = (store: RecordSourceProxy) => {
    keepSessions(store, userId, (session) => session.getDataID() !== input.id);
  };
  const outcome = await mutate<endSessionMutation>(
    environment,
    graphql`
      mutation endSessionMutation($input: EndSessionInput!) {
        endSession(input: $input) {
          result
          problems {
            path
            message
          }
        }
      }
    `,
    { input },
    {
      signal,
      updater: (store, data) => {
        if (data?.endSession?.result) takeOff(store);
      },
    },
  );
  if (outcome.kind === 'done') return endedOutcome(outcome.data.endSession);
  if (outcome.code !== 'NOT_FOUND') return outcome;
  // The session has already ended, which is what the person wanted.
  environment.commitUpdate(takeOff);
  return { kind: 'accepted', userId: null };
}
