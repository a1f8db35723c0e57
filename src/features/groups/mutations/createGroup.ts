// Makes a group.
import { graphql } from 'relay-runtime';
import type { createGroupMutation } from '#src/__generated__/createGroupMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { changeTree, type GroupChange, type GroupOutcome, invalidateGroups, outcomeOf } from './groupOutcome.ts';

export type CreateGroupInput = createGroupMutation['variables']['input'];

/**
 * Creates the group; it is shown last among its siblings at once, and the outcome has its id. Sending again with the same key, which is also the id of the undo
 * step, does not create it twice.
 */
export async function createGroup(
  { environment, signal }: GroupChange,
  input: CreateGroupInput,
  key: string,
): Promise<GroupOutcome> {
  const outcome = await mutate<createGroupMutation>(
    environment,
    graphql`
      mutation createGroupMutation($libraryId: ID, $input: CreateGroupInput!, $key: String, $step: ID) {
        createGroup(libraryId: $libraryId, input: $input, key: $key, step: $step) {
          id
          ...groupNode_group
        }
      }
    `,
    { input, key, step: key },
    {
      signal,
      updater(store, data) {
        if (!data?.createGroup) return;
        const group = store.getRootField('createGroup');
        changeTree(store, environment, (groups) => (groups.includes(group) ? groups : [...groups, group]));
        invalidateGroups(store, environment);
      },
    },
  );
  return outcomeOf(outcome, (data) => data.createGroup);
}
