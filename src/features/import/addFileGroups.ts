// Sends the groups of a file, or those of them that fit into one request.
import { type Environment, graphql } from 'relay-runtime';
import type { addFileGroupsMutation } from '#src/__generated__/addFileGroupsMutation.graphql.ts';
import { mutateLibrary, type MutationOutcome } from '#src/relay/mutate.ts';

/** Adds the groups, all or none. What is there already takes in what is new; sent again with the same key nothing is done twice. */
export function addFileGroups(
  environment: Environment,
  input: addFileGroupsMutation['variables']['input'],
  signal: AbortSignal,
): Promise<MutationOutcome<addFileGroupsMutation['response']>> {
  return mutateLibrary<addFileGroupsMutation>(
    environment,
    graphql`
      mutation addFileGroupsMutation($input: AddGroupsInput!) {
        addGroups(input: $input) {
          madeCount
          undo
        }
      }
    `,
    { input },
    { signal },
  );
}
