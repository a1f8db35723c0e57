// What groups are called that only their ids are known of.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { nameGroupsQuery } from '#src/__generated__/nameGroupsQuery.graphql.ts';

/** The names of those that are there, in the same order. Rejects without an answer. */
export async function nameGroups(environment: Environment, ids: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    ids.map((id) =>
      fetchQuery<nameGroupsQuery>(
        environment,
        graphql`
          query nameGroupsQuery($id: ID!) {
            group(id: $id) {
              displayName
            }
          }
        `,
        { id },
        { fetchPolicy: 'network-only' },
      ).toPromise(),
    ),
  );
  return answers.flatMap((answer) => (answer?.group ? [answer.group.displayName] : []));
}
