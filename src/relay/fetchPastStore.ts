// Runs a query without Relay's store, for large results that no view uses and that are needed once.
import { type Environment, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';

/**
 * Resolves with the answer of a query without fragments. The store would keep its fields for each set of arguments as long as the page is open. Rejects if
 * there is no usable answer; aborting cancels the request.
 */
export function fetchPastStore<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  signal: AbortSignal,
): Promise<Query['response']> {
  return new Promise((resolve, reject: (error: Error) => void) => {
    signal.throwIfAborted();
    const request = environment
      .getNetwork()
      .execute(getRequest(query).params, variables, { force: true })
      .subscribe({
        next(response) {
          if ('data' in response) resolve(response.data);
        },
        error: reject,
        complete() {
          reject(new Error('The server did not answer'));
        },
      });
    signal.addEventListener('abort', () => {
      request.unsubscribe();
      reject(new DOMException('The question was left', 'AbortError'));
    });
  });
}
