// Fetches the name of a group that is not in the loaded tree.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { fetchGroupNameQuery } from '#src/__generated__/fetchGroupNameQuery.graphql.ts';

/** The displayed name; null if there is no such group or no answer. */
export async function fetchGroupName(environment: Environment, id: string): Promise<string | null> {
  const answer = await fetchQuery<fetchGroupNameQuery>(
    environment,
    graphql`
      query fetchGroupNameQuery($id: ID!) {
        group(id: $id) {
          displayName
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-or-network' },
  )
    .toPromise()
    .catch(() => undefined);
  return answer?.group?.displayName ?? null;
}
