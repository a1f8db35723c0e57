// Fetches the ids of possible duplicates, set by set.
import { type Environment, graphql } from 'relay-runtime';
import type { LoadedPairs, Pair } from '#machines/duplicates/duplicatesTypes.ts';
import type { duplicatesQuery } from '#src/__generated__/duplicatesQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';

const query = graphql`
  query duplicatesQuery($libraryId: ID, $after: String) {
    library(id: $libraryId) {
      duplicates(first: 20, after: $after) {
        edges {
          node {
            documents {
              id
            }
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`;

/** All pairs of a set. */
function pairsOf(ids: readonly string[]): Pair[] {
  return ids.flatMap((one, index) => ids.slice(index + 1).map((two): Pair => [one, two]));
}

/** Fetches the duplicates after a cursor. */
export async function askForDuplicates(
  environment: Environment,
  after: string | null,
  signal: AbortSignal,
): Promise<LoadedPairs> {
  const { library } = await askUntil<duplicatesQuery>(environment, query, { after }, signal);
  if (!library) throw new Error('You are logged out');
  const { edges, pageInfo } = library.duplicates;
  return {
    pairs: edges.flatMap(({ node }) => pairsOf(node.documents.map(({ id }) => id))),
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}
