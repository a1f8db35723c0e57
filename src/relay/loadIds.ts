// The ids of rows that are not loaded, for a range that goes across them.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { loadIdsQuery } from '#src/__generated__/loadIdsQuery.graphql.ts';

/** As many as the API gives at once. */
const mostAtOnce = 500;

/** Asks for the ids of `length` rows from the row `at`, in their order. */
export async function loadIds(
  environment: Environment,
  { filterBy, orderBy }: Pick<loadIdsQuery['variables'], 'filterBy' | 'orderBy'>,
  at: number,
  length: number,
): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < length) {
    const answer = await fetchQuery<loadIdsQuery>(
      environment,
      graphql`
        query loadIdsQuery($filterBy: DocumentFilters, $orderBy: DocumentOrder, $first: Int!, $at: Int!) {
          me {
            documents(filterBy: $filterBy, orderBy: $orderBy, first: $first, at: $at) {
              edges {
                node {
                  id
                }
              }
            }
          }
        }
      `,
      { filterBy, orderBy, first: Math.min(mostAtOnce, length - ids.length), at: at + ids.length },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const page = (answer?.me?.documents.edges ?? []).flatMap(({ node }) => (node ? [node.id] : []));
    if (page.length === 0) break;
    ids.push(...page);
  }
  return ids;
}
