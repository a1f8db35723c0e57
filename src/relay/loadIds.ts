// Loads the ids of rows that aren't in the list yet, to select a range across them.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { loadIdsQuery } from '#src/__generated__/loadIdsQuery.graphql.ts';

/** The API's maximum for one page. */
const maximumAtOnce = 500;

/** The ids of `length` rows starting at row `at`, in order. */
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
        query loadIdsQuery(
          $libraryId: ID
          $filterBy: DocumentFilters
          $orderBy: DocumentOrder
          $first: Int!
          $at: Int!
        ) {
          library(id: $libraryId) {
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
      { filterBy, orderBy, first: Math.min(maximumAtOnce, length - ids.length), at: at + ids.length },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const page = (answer?.library?.documents.edges ?? []).flatMap(({ node }) => (node ? [node.id] : []));
    if (page.length === 0) break;
    ids.push(...page);
  }
  return ids;
}
