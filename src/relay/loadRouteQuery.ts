// Loads the query of a route in its loader. The router's abort signal is the one reliable sign that the answer is no longer needed:
// it fires when the route is left, when its search changes, and when an unused preload is dropped.
import { loadQuery, type PreloadedQuery } from './hooks.ts';
import { type Environment, fetchQuery, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';

/** What the loader returns and the page gives to `usePreloadedQuery`. */
export interface RouteQuery<Query extends OperationType> {
  queryRef: PreloadedQuery<Query>;
}

/**
 * Starts `query` and waits for its answer (one request for both), so that the old page stays until the new one is whole
 * and a failure reaches the route's error component. Routes that use it set `shouldReload: false` and `gcTime: 0`.
 */
export async function loadRouteQuery<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  { signal }: Pick<AbortController, 'signal'>,
  /** `network-only` for what others change too, and nobody tells of. */
  fetchPolicy: 'store-or-network' | 'network-only' = 'store-or-network',
): Promise<RouteQuery<Query>> {
  signal.throwIfAborted();
  const queryRef = loadQuery<Query>(environment, query, variables, { fetchPolicy });
  signal.addEventListener('abort', () => {
    queryRef.dispose();
  });
  await fetchQuery<Query>(environment, query, variables, { fetchPolicy }).toPromise();
  return { queryRef };
}
