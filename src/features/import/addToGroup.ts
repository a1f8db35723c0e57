// Adds everything that was imported to an existing group.
import { type Environment, graphql } from 'relay-runtime';
import type { addToGroupMutation } from '#src/__generated__/addToGroupMutation.graphql.ts';
import { mutateLibrary, type MutationOutcome } from '#src/relay/mutate.ts';

/** Puts them in; sent again it puts nobody in twice. */
export function addToGroup(
  environment: Environment,
  groupId: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<MutationOutcome<addToGroupMutation['response']>> {
  return mutateLibrary<addToGroupMutation>(
    environment,
    graphql`
      mutation addToGroupMutation($input: AddDocumentsToGroupInput!) {
        addDocumentsToGroup(input: $input) {
          undo
        }
      }
    `,
    { input: { groupId, selection: { ids: [...ids] } } },
    { signal },
  );
}
