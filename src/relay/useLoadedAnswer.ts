// The answer to a query that the loader of a route has waited for.
import type { OperationType } from 'relay-runtime';
import { useRelayEnvironment } from './hooks.ts';
import type { TypedOperation } from './operationOf.ts';
import { useStoredAnswer } from './useStoredAnswer.ts';

/** The answer, kept up to date. Throws if the store lacks parts of it, which the loader had. */
export function useLoadedAnswer<Query extends OperationType>(operation: TypedOperation<Query>): Query['response'] {
  const answer = useStoredAnswer(useRelayEnvironment(), operation);
  if (!answer) throw new Error('The page lacks parts of its data. Reload it.');
  return answer;
}
