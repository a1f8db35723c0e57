// Moves a group with its subgroups to another place of the tree.
import { graphql, type RecordProxy } from 'relay-runtime';
import type { GroupPlace } from '#machines/groupTree/groupTreeTypes.ts';
import type { moveGroupMutation } from '#src/__generated__/moveGroupMutation.graphql.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import {
  changeTree,
  type GroupChange,
  type GroupOutcome,
  invalidateGroups,
  notThere,
  outcomeOf,
  placeNotThere,
} from './groupOutcome.ts';

/** Moves the group, as the undo step with this id; the tree shows it as soon as the server has answered. */
export async function moveGroup(
  { environment, signal }: GroupChange,
  id: string,
  { parentId, before }: GroupPlace,
  step: string,
): Promise<GroupOutcome> {
  const outcome = await mutateLibrary<moveGroupMutation>(
    environment,
    graphql`
      mutation moveGroupMutation($input: MoveGroupInput!, $step: ID) {
        moveGroup(input: $input, step: $step) {
          id
          ...groupNode_group
        }
      }
    `,
    { input: { id, parentId, before }, step },
    {
      signal,
      updater(store, data) {
        if (!data?.moveGroup) return;
        const moved = store.getRootField('moveGroup');
        changeTree(store, environment, (groups) => withMoved(groups, moved, before));
        invalidateGroups(store, environment);
      },
    },
  );
  return outcomeOf(outcome, (data) => data.moveGroup, parentId === null && before === null ? notThere : placeNotThere);
}

/** The groups with this one moved before that sibling, or to the end. */
function withMoved(groups: readonly RecordProxy[], moved: RecordProxy, before: string | null): RecordProxy[] {
  const others = groups.filter((group) => group.getDataID() !== moved.getDataID());
  const place = others.findIndex((group) => group.getDataID() === before);
  return place < 0 ? [...others, moved] : others.toSpliced(place, 0, moved);
}
