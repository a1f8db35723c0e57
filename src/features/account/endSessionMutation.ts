// The mutation `endSession`.
import { type Environment, graphql, type RecordSourceProxy } from 'relay-runtime';
import type { endSessionMutation } from '#src/__generated__/endSessionMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { keepSessions } from './keepSessions.ts';

/** Ends one session of `userId`. Rejects with words for the person when it goes on. */
export async function endSession(
  environment: Environment,
  { userId, id }: { userId: string; id: string },
  signal: AbortSignal,
): Promise<void> {
  const takeOff = (store: RecordSourceProxy) => {
    keepSessions(store, userId, (session) => session.getDataID() !== id);
  };
  const outcome = await mutate<endSessionMutation>(
    environment,
    graphql`
      mutation endSessionMutation($input: EndSessionInput!) {
        endSession(input: $input) {
          result
        }
      }
    `,
    { input: { id } },
    {
      signal,
      updater: (store, data) => {
        if (data?.endSession?.result) takeOff(store);
      },
    },
  );
  if (outcome.kind === 'done' && outcome.data.endSession?.result) return;
  // It has ended by itself or from elsewhere, which is what was wanted.
  if (outcome.kind === 'refused' && outcome.code === 'NOT_FOUND') environment.commitUpdate(takeOff);
  else throw new Error(outcome.kind === 'refused' ? outcome.message : 'The session could not be ended');
}
