// Reads the part of a query's answer that is in the store, without a request.
import { useEffect, useState } from 'react';
import type { Environment, OperationType } from 'relay-runtime';
import type { TypedOperation } from './operationOf.ts';

/**
 * The answer, kept up to date; null while parts of it are missing, unless `isPartial` takes what is there. The operation stays the same object as long as its
 * variables do.
 */
export function useStoredAnswer<Query extends OperationType>(
  environment: Environment,
  operation: TypedOperation<Query> | null,
  isPartial = false,
): Query['response'] | null {
  const read = () => {
    if (!operation) return null;
    const { data, isMissingData } = environment.lookup(operation.fragment);
    return isMissingData && !isPartial ? null : { environment, operation, data: data as Query['response'] };
  };
  const [answer, setAnswer] = useState(read);
  useEffect(() => {
    if (!operation) return;
    const retained = environment.retain(operation);
    const show = ({ data, isMissingData }: { data: unknown; isMissingData: boolean }) => {
      if (!isMissingData || isPartial) setAnswer({ environment, operation, data: data as Query['response'] });
    };
    const snapshot = environment.lookup(operation.fragment);
    show(snapshot);
    const subscription = environment.subscribe(snapshot, show);
    return () => {
      subscription.dispose();
      retained.dispose();
    };
  }, [environment, operation, isPartial]);
  // Another operation is answered at once: the effect comes only after drawing.
  const isCurrent = answer?.operation === operation && answer.environment === environment;
  return (isCurrent ? answer : read())?.data ?? null;
}
