// Takes a step back that the server remembers: many documents moved, put into a group, or changed alike.
import { commitLocalUpdate, type Environment, graphql } from 'relay-runtime';
import { messageOf } from '#machines/problem.ts';
import type { undoStepMutation } from '#src/__generated__/undoStepMutation.graphql.ts';
import { invalidateLists, markGroups } from './invalidateLists.ts';
import { mutate } from './mutate.ts';

/** Takes the step back, of documents or of groups; all lists and counts are asked for again. Rejects with words for the person when not all of it could be. */
export async function undoStep(
  environment: Environment,
  id: string,
  userId: string,
  of: 'document' | 'group' = 'document',
): Promise<void> {
  const outcome = await mutate<undoStepMutation>(
    environment,
    graphql`
      mutation undoStepMutation($input: UndoInput!) {
        undo(input: $input) {
          count
          leftCount
        }
      }
    `,
    { input: { id } },
    {
      updater(store, data) {
        if (data?.undo) invalidateLists(store, userId);
      },
    },
  ).catch((error: unknown) => {
    // What may have been undone is looked for.
    commitLocalUpdate(environment, (store) => {
      if (of === 'group') markGroups(store);
      invalidateLists(store, userId);
    });
    const message = messageOf(error);
    throw new Error(`${message}. Perhaps it was not undone. Trying again is safe.`);
  });
  if (outcome.kind === 'refused') throw new Error(`Not undone: ${outcome.message}`);
  const left = outcome.data.undo?.leftCount ?? 0;
  if (left === 0) return;
  throw new Error(
    left === 1
      ? `Undone but for one ${of}, which was changed since or is gone.`
      : `Undone but for ${left.toLocaleString('en')} ${of}s, which were changed since or are gone.`,
  );
}
