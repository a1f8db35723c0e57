// The mutation `cancelEmailChange`.
import { type Environment, graphql } from 'relay-runtime';
import type { cancelEmailChangeMutation } from '#src/__generated__/cancelEmailChangeMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { accountTexts } from './accountTexts.ts';

/** Cancels a pending change of the address. Rejects with a message for the person if it is still pending afterwards. */
export async function cancelEmailChange(environment: Environment, signal: AbortSignal): Promise<void> {
  const outcome = await mutate<cancelEmailChangeMutation>(
    environment,
    graphql`
      mutation cancelEmailChangeMutation {
        cancelEmailChange {
          user {
            id
            # eslint-disable-next-line relay/unused-fields -- drawn by the state of the address
            pendingEmail
          }
        }
      }
    `,
    {},
    { signal },
  );
  if (outcome.kind === 'done' && outcome.data.cancelEmailChange?.user.id) return;
  throw new Error(outcome.kind === 'refused' ? outcome.message : accountTexts.confirmation.cancel.failed);
}
