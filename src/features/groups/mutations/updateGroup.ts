// Changes a group: its name, look or rule.
import { graphql } from 'relay-runtime';
import type { updateGroupMutation } from '#src/__generated__/updateGroupMutation.graphql.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import {
  type GroupChange,
  type GroupOutcome,
  invalidateGroups,
  notThere,
  outcomeOf,
  placeNotThere,
} from './groupOutcome.ts';

export type UpdateGroupInput = updateGroupMutation['variables']['input'];

/** Sends the changed values, as the undo step with this id; values that are left out stay. */
export async function updateGroup(
  { environment, signal }: GroupChange,
  input: UpdateGroupInput,
  step: string,
): Promise<GroupOutcome> {
  const outcome = await mutateLibrary<updateGroupMutation>(
    environment,
    graphql`
      mutation updateGroupMutation($input: UpdateGroupInput!, $step: ID) {
        updateGroup(input: $input, step: $step) {
          id
          name
          description
          ...groupNode_group
        }
      }
    `,
    { input, step },
    {
      signal,
      updater(store, data) {
        if (data?.updateGroup) invalidateGroups(store, environment);
      },
    },
  );
  return outcomeOf(outcome, (data) => data.updateGroup, input.parentId == null ? notThere : placeNotThere);
}
