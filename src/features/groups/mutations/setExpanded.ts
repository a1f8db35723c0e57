// Opens and closes groups in the tree. It is seen at once and remembered for the next visit.
import { commitLocalUpdate, type Environment, graphql, type RecordSourceProxy } from 'relay-runtime';
import type { setExpandedMutation } from '#src/__generated__/setExpandedMutation.graphql.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';

/** Expands or collapses the groups. Never rejects: if storing fails, the new state lasts for this visit. */
export async function setExpanded(
  environment: Environment,
  ids: readonly string[],
  isExpanded: boolean,
): Promise<void> {
  const show = (store: RecordSourceProxy) => {
    for (const id of ids) store.get(id)?.setValue(isExpanded, 'isExpanded');
  };
  await mutateLibrary<setExpandedMutation>(
    environment,
    graphql`
      mutation setExpandedMutation($input: SetGroupsExpandedInput!) {
        setGroupsExpanded(input: $input) {
          count
        }
      }
    `,
    { input: { ids, isExpanded } },
    { optimisticUpdater: show, updater: show },
  ).catch(() => {
    commitLocalUpdate(environment, show);
  });
}
