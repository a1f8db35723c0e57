// Asks for what the store shall not keep: much of it, of no view, and looked at once.
import { type Environment, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';

/**
 * The answer to a query that spreads no fragments, past the store: what is kept of a field by its arguments would stay there as long as the
 * page. Rejects when no usable answer came; giving up cuts the request.
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
