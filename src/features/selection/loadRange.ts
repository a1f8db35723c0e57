// Finds the documents of a range whose rows are not all loaded, starting from where its first document is now.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { loadRangeQuery } from '#src/__generated__/loadRangeQuery.graphql.ts';
import { loadIds } from '#src/relay/loadIds.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { tickTexts } from './tickTexts.ts';
import type { ListVariables } from '#src/features/documents/listVariables.ts';
import type { Row } from '#src/features/documents/selection.ts';

/** A document's position in the list; null if it has left it. */
async function indexOf(
  environment: Environment,
  { filterBy, orderBy }: ListVariables,
  id: string,
): Promise<number | null> {
  const answer = await fetchQuery<loadRangeQuery>(
    environment,
    graphql`
      query loadRangeQuery($libraryId: ID, $filterBy: DocumentFilters, $orderBy: DocumentOrder, $around: ID!) {
        library(id: $libraryId) {
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
  const found = answer?.library?.documents;
  return found?.edges[0]?.node?.id === id ? found.startIndex : null;
}

/**
 * The ids from one document to the row `end`, inclusive, in list order. If the document has left the list, only `end`. Rejects without an answer, which is
 * reported to the person.
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
    toast({ tone: 'danger', message: tickTexts.rangeFailed });
    throw error;
  }
}
