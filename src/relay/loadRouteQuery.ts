// Loads a route's query in its loader, and disposes it when it is no longer needed. The router's abort signal tells when: the route is left, its search
// changes, or an unused preload is dropped.
import { loadQuery, type PreloadedQuery } from './hooks.ts';
import { type Environment, fetchQuery, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';

/** Returned by the loader, for `usePreloadedQuery` in the page. */
export interface RouteQuery<Query extends OperationType> {
  queryRef: PreloadedQuery<Query>;
}

/**
 * Starts `query` and waits for its answer (with one request), so that the old page stays until the new one is complete, and a failure reaches the route's error
 * component. Routes that use it set `shouldReload: false` and `gcTime: 0`.
 */
export async function loadRouteQuery<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  { signal }: Pick<AbortController, 'signal'>,
  /** `network-only` for data that others change without a notification. */
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
