// Takes back a step that the server remembers: many documents moved, put into a group, added or changed alike.
import { type Environment, graphql } from 'relay-runtime';
import type { undoStepMutation } from '#src/__generated__/undoStepMutation.graphql.ts';
import { mutate, type MutationOutcome } from './mutate.ts';

/** Takes it back. Rejects when there was no answer; once more is harmless, and is answered the same. */
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
