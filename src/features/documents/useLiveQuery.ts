// A query whose answer may arrive late or become stale without the page waiting for it, such as counts.
import { useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment, useSubscribeToInvalidationState } from '#src/relay/hooks.ts';
import { operationOf } from '#src/relay/operationOf.ts';
import { useStoredAnswer } from '#src/relay/useStoredAnswer.ts';
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';

/**
 * The answer in the store, or null until there is one. It is fetched on mount, when the variables change, and when a record in `stale` is invalidated; without
 * variables nothing is fetched. Never suspends and never throws, because the page works without the answer.
 */
export function useLiveQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  stale: readonly string[],
): Query['response'] | null {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  const operation = useMemo(
    () => (key === 'null' ? null : operationOf<Query>(query, JSON.parse(key) as Query['variables'])),
    [query, key],
  );
  const answer = useStoredAnswer(environment, operation);
  const [round, setRound] = useState(0);
  useSubscribeToInvalidationState([...stale], () => {
    setRound((before) => before + 1);
  });

  useEffect(() => {
    if (!operation) return;
    const request = fetchQuery<Query>(environment, query, operation.request.variables, {
      fetchPolicy: 'network-only',
    }).subscribe({
      // The page's own requests report that the server is unreachable.
      error: () => undefined,
    });
    return () => {
      request.unsubscribe();
    };
  }, [environment, query, operation, round]);

  return answer;
}
