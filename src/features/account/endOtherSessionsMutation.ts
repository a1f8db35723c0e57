// The mutation `endOtherSessions`.
import { type Environment, graphql } from 'relay-runtime';
import type { endOtherSessionsMutation } from '#src/__generated__/endOtherSessionsMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { keepSessions } from './keepSessions.ts';

/** Ends every session of `userId` but this one. Rejects with words for the person when they go on. */
export async function endOtherSessions(environment: Environment, userId: string, signal: AbortSignal): Promise<void> {
  const outcome = await mutate<endOtherSessionsMutation>(
    environment,
    graphql`
      mutation endOtherSessionsMutation {
        endOtherSessions {
          result
        }
      }
    `,
    {},
    {
      signal,
      updater: (store, data) => {
        if (data?.endOtherSessions?.result)
          keepSessions(store, userId, (session) => session.getValue('current') === true);
      },
    },
  );
  if (outcome.kind === 'done' && outcome.data.endOtherSessions?.result) return;
  throw new Error(outcome.kind === 'refused' ? outcome.message : 'The sessions could not be ended');
}
