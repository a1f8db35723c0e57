// Loads a route's query in its loader, and releases its data when it is no longer needed. The router's abort signal tells when: the route is left, its search
// changes, or an unused preload is dropped.
import { type Environment, fetchQuery, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { operationOf, type TypedOperation } from './operationOf.ts';

/**
 * Loads `query` and waits for its answer, so that the old page stays until the new one is complete, and a failure reaches the route's error component; the page
 * reads it with `useLoadedAnswer`. Routes that use it set `shouldReload: false` and `gcTime: 0`.
 */
export async function loadRouteQuery<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  { signal }: Pick<AbortController, 'signal'>,
  /** `network-only` for data that others change without a notification. */
  fetchPolicy: 'store-or-network' | 'network-only' = 'store-or-network',
): Promise<TypedOperation<Query>> {
  signal.throwIfAborted();
  const operation = operationOf<Query>(query, variables);
  const retained = environment.retain(operation);
  signal.addEventListener('abort', () => {
    retained.dispose();
  });
  await fetchQuery<Query>(environment, query, variables, { fetchPolicy }).toPromise();
  return operation;
}
