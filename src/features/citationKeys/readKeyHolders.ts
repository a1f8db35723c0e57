// Finds other documents of the library with the same citation keys.
import { type Environment, fetchQuery, graphql, type Subscription } from 'relay-runtime';
import type { readKeyHoldersQuery } from '#src/__generated__/readKeyHoldersQuery.graphql.ts';

export interface KeyHolder {
  readonly key: string;
  readonly id: string;
  readonly title: string | null;
}

/** The most keys that the server accepts in one request. */
const maximumKeys = 50;

/** Calls `hear` with the documents that have one of the keys, except the document `id` itself. */
export function readKeyHolders(
  environment: Environment,
  keys: readonly string[],
  id: string | null,
  hear: (holders: readonly KeyHolder[]) => void,
): Subscription {
  return fetchQuery<readKeyHoldersQuery>(
    environment,
    graphql`
      query readKeyHoldersQuery($libraryId: ID, $keys: [String!]!, $except: ID) {
        library(id: $libraryId) {
          citationKeyHolders(keys: $keys, except: $except) {
            key
            document {
              id
              title
            }
          }
        }
      }
    `,
    { keys: keys.slice(0, maximumKeys), except: id },
    { fetchPolicy: 'network-only' },
  ).subscribe({
    next({ library }) {
      hear(
        (library?.citationKeyHolders ?? []).map(({ key, document }) => ({
          key,
          id: document.id,
          title: document.title ?? null,
        })),
      );
    },
    error: () => undefined,
  });
}
