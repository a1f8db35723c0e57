// Takes a step back that the server remembers: many documents moved, put into a group, or changed alike.
import { commitLocalUpdate, type Environment, graphql } from 'relay-runtime';
import { messageOf } from '#machines/problem.ts';
import type { undoStepMutation } from '#src/__generated__/undoStepMutation.graphql.ts';
import { invalidateLists, markEdited, markGroups } from './invalidateLists.ts';
import { mutate } from './mutate.ts';

/** How many were left as they are. */
export interface Left {
  readonly documents: number;
  readonly groups: number;
}

/** What came of it: how many are again as they were, documents and groups, and how many were left; `again` is the step that does it again, null where there is none. */
export type StepUndone =
  { kind: 'done'; count: number; left: Left; again: string | null } | { kind: 'refused'; message: string };

/** Takes the step back; all lists, counts and groups are asked for again. Rejects with words for the person when there was no answer. */
export async function undoStep(environment: Environment, id: string, userId: string): Promise<StepUndone> {
  const outcome = await mutate<undoStepMutation>(
    environment,
    graphql`
      mutation undoStepMutation($input: UndoInput!) {
        undo(input: $input) {
          count
          leftCount
          leftGroupCount
          undo
        }
      }
    `,
    { input: { id } },
    {
      updater(store, data) {
        if (!data?.undo) return;
        invalidateLists(store, userId);
        markEdited(store);
      },
    },
  ).catch((error: unknown) => {
    // What may have been undone is looked for.
    commitLocalUpdate(environment, (store) => {
      markGroups(store);
      invalidateLists(store, userId);
    });
    throw new Error(`${messageOf(error)}. Perhaps it was not undone. Trying again is safe.`);
  });
  if (outcome.kind === 'refused') return { kind: 'refused', message: `Not undone: ${outcome.message}` };
  const { count = 0, leftCount = 0, leftGroupCount = 0, undo: again = null } = outcome.data.undo ?? {};
  return { kind: 'done', count, left: { documents: leftCount - leftGroupCount, groups: leftGroupCount }, again };
}
