// Sends the groups of a file, or those of them that fit into one request.
import { type Environment, graphql } from 'relay-runtime';
import type { addGroupsMutation } from '#src/__generated__/addGroupsMutation.graphql.ts';
import { mutate, type MutationOutcome } from '#src/relay/mutate.ts';

/** Adds the groups, all or none. What is there already takes in what is new; sent again with the same key nothing is done twice. */
export function addGroups(
  environment: Environment,
  input: addGroupsMutation['variables']['input'],
  signal: AbortSignal,
): Promise<MutationOutcome<addGroupsMutation['response']>> {
  return mutate<addGroupsMutation>(
    environment,
    graphql`
      mutation addGroupsMutation($input: AddGroupsInput!) {
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
