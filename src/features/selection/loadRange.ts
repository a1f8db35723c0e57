// Finds the documents of a range whose rows are not all loaded, starting from where its first document is now.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { loadRangeQuery } from '#src/__generated__/loadRangeQuery.graphql.ts';
import { loadIds } from '#src/relay/loadIds.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { selectionTexts } from './selectionTexts.ts';
import type { ListVariables } from '#src/features/documents/libraryAddress.ts';
import type { Row } from '#src/features/documents/selection.ts';

/** Where a document stands in the list; null where it is not in it any more. */
async function indexOf(
  environment: Environment,
  { filterBy, orderBy }: ListVariables,
  id: string,
): Promise<number | null> {
  const answer = await fetchQuery<loadRangeQuery>(
    environment,
    graphql`
      query loadRangeQuery($filterBy: DocumentFilters, $orderBy: DocumentOrder, $around: ID!) {
        me {
          documents(filterBy: $filterBy, orderBy: $orderBy, first: 1, around: $around) {
            startIndex
            edges {
              node {
                id
              }
            }
          }
        }
      }
    `,
    { filterBy, orderBy, around: id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const found = answer?.me?.documents;
  return found?.edges[0]?.node?.id === id ? found.startIndex : null;
}

/**
 * The ids from one document to the row `end`, both included, in the order of the list. Of a document that has left the list only
 * `end` is left. Without an answer it rejects, and the person is told.
 */
export async function loadRange(
  environment: Environment,
  variables: ListVariables,
  from: string,
  end: Row,
): Promise<readonly string[]> {
  try {
    const start = await indexOf(environment, variables, from);
    if (start === null) return [end.id];
    const [low, high] = start < end.index ? [start, end.index] : [end.index, start];
    return await loadIds(environment, variables, low, high - low + 1);
  } catch (error) {
    toast({ tone: 'danger', message: selectionTexts.rangeFailed });
    throw error;
  }
}
