// Brings a deleted group back, with its subgroups.
import { fetchQuery, graphql } from 'relay-runtime';
import type { groupTreeQuery as GroupTreeQuery } from '#src/__generated__/groupTreeQuery.graphql.ts';
import type { restoreGroupMutation } from '#src/__generated__/restoreGroupMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { groupTreeQuery } from '../data/groupTreeQuery.ts';
import { type GroupChange, type GroupOutcome, invalidateGroups, outcomeOf } from './groupOutcome.ts';

/** Puts the group back where it was. Where that is among the others the server knows: the tree is asked for before this resolves. */
export async function restoreGroup({ environment, userId, signal }: GroupChange, id: string): Promise<GroupOutcome> {
  const outcome = await mutate<restoreGroupMutation>(
    environment,
    graphql`
      mutation restoreGroupMutation($input: RestoreGroupInput!) {
        restoreGroup(input: $input) {
          id
          ...groupNode_group
        }
      }
    `,
    { input: { id } },
    {
      signal,
      updater(store, data) {
        if (data?.restoreGroup) invalidateGroups(store, userId);
      },
    },
  );
  const result = outcomeOf(outcome, (data) => data.restoreGroup);
  if (result.kind === 'done') {
    // It is back whether or not the tree can be read now; the tree says by itself when it cannot.
    await fetchQuery<GroupTreeQuery>(environment, groupTreeQuery, {}, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => undefined);
  }
  return result;
}
