// Which other documents of the library have the same citation keys.
import { type Environment, fetchQuery, graphql, type Subscription } from 'relay-runtime';
import type { readKeyHoldersQuery } from '#src/__generated__/readKeyHoldersQuery.graphql.ts';

export interface KeyHolder {
  readonly key: string;
  readonly id: string;
  readonly title: string | null;
}

/** The server reads no more at once. */
const mostKeys = 50;

/** Tells `hear` who has them, beside the document itself. */
export function readKeyHolders(
  environment: Environment,
  keys: readonly string[],
  id: string | null,
  hear: (holders: readonly KeyHolder[]) => void,
): Subscription {
  return fetchQuery<readKeyHoldersQuery>(
    environment,
    graphql`
      query readKeyHoldersQuery($keys: [String!]!, $except: ID) {
        me {
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
    { keys: keys.slice(0, mostKeys), except: id },
    { fetchPolicy: 'network-only' },
  ).subscribe({
    next({ me }) {
      hear(
        (me?.citationKeyHolders ?? []).map(({ key, document }) => ({
          key,
          id: document.id,
          title: document.title ?? null,
        })),
      );
    },
    error: () => undefined,
  });
}
