// Asks the server for as long as somebody waits for the answer: what the actors of machines do, which are given up by a signal.
import { type Environment, fetchQuery, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';

/** Resolves with the answer, never with one of before. Rejects as the network does; once it is given up it never settles. */
export function askUntil<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  signal: AbortSignal,
): Promise<Query['response']> {
  return new Promise((resolve, reject: (error: Error) => void) => {
    if (signal.aborted) return;
    const request = fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      next: resolve,
      error: reject,
    });
    signal.addEventListener('abort', () => {
      request.unsubscribe();
    });
  });
}
