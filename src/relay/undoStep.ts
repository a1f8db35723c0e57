// Undoes a step that the server remembers: many documents moved, added to a group, imported or edited together.
import { type Environment, graphql } from 'relay-runtime';
import type { undoStepMutation } from '#src/__generated__/undoStepMutation.graphql.ts';
import { mutate, type MutationOutcome } from './mutate.ts';

/** Undoes it. Rejects if there is no answer; repeating it is safe, and gives the same answer. */
export function undoStep(
  environment: Environment,
  id: string,
  signal?: AbortSignal,
): Promise<MutationOutcome<undoStepMutation['response']>> {
  return mutate<undoStepMutation>(
    environment,
    graphql`
      mutation undoStepMutation($input: UndoInput!) {
        undo(input: $input) {
          count
          leftCount
          leftGroupCount
          left
          undo
        }
      }
    `,
    { input: { id } },
    { signal },
  );
}
