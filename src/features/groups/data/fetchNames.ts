// The two names of a group: its own, and the one it is shown by. The tree holds only the second.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { fetchNamesQuery, fetchNamesQuery$data } from '#src/__generated__/fetchNamesQuery.graphql.ts';

/** As they are now; null when there is no such group. Rejects without an answer. */
export async function fetchNames(environment: Environment, id: string): Promise<fetchNamesQuery$data['group']> {
  const answer = await fetchQuery<fetchNamesQuery>(
    environment,
    graphql`
      query fetchNamesQuery($id: ID!) {
        group(id: $id) {
          id
          name
          displayName
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.group ?? null;
}
