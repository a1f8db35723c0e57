// Deletes a group with its subgroups; the documents stay.
import { graphql, type RecordProxy } from 'relay-runtime';
import type { deleteGroupMutation } from '#src/__generated__/deleteGroupMutation.graphql.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import {
  changeTree,
  type GroupChange,
  type GroupOutcome,
  invalidateGroups,
  outcomeOf,
  parentIdOf,
} from './groupOutcome.ts';

/** Removes the group and its descendants from the tree, as the undo step with this id. */
export async function deleteGroup(
  { environment, signal }: GroupChange,
  id: string,
  step: string,
): Promise<GroupOutcome> {
  const outcome = await mutateLibrary<deleteGroupMutation>(
    environment,
    graphql`
      mutation deleteGroupMutation($input: DeleteGroupInput!, $step: ID) {
        deleteGroup(input: $input, step: $step) {
          id
        }
      }
    `,
    { input: { id }, step },
    {
      signal,
      updater(store, data) {
        if (!data?.deleteGroup) return;
        changeTree(store, environment, (groups) => withoutGroup(groups, id));
        invalidateGroups(store, environment);
      },
    },
  );
  return outcomeOf(outcome, (data) => data.deleteGroup);
}

/** All groups except this one and its descendants; parents come before children. */
function withoutGroup(groups: readonly RecordProxy[], id: string): RecordProxy[] {
  const gone = new Set([id]);
  return groups.filter((group) => {
    const parentId = parentIdOf(group);
    if (parentId !== null && gone.has(parentId)) gone.add(group.getDataID());
    return !gone.has(group.getDataID());
  });
}
