// The two names of a group: its own, and the one it is shown by. The tree holds only the second.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { fetchNamesQuery } from '#src/__generated__/fetchNamesQuery.graphql.ts';

export interface GroupNames {
  readonly name: string;
  readonly displayName: string;
}

/** As they are now; null when there is no such group. Rejects without an answer. */
export async function fetchNames(environment: Environment, id: string): Promise<GroupNames | null> {
  const answer = await fetchQuery<fetchNamesQuery>(
    environment,
    graphql`
      query fetchNamesQuery($id: ID!) {
        group(id: $id) {
          name
          displayName
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const group = answer?.group;
  return group ? { name: group.name, displayName: group.displayName } : null;
}
