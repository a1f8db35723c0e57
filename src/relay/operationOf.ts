// An operation with its variables, whose type knows its answer.
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationDescriptor,
  type OperationType,
} from 'relay-runtime';

export interface TypedOperation<Query extends OperationType> extends OperationDescriptor {
  /** The type of the answer; there is no such value. */
  readonly response?: Query['response'];
}

/** Makes it. */
export function operationOf<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): TypedOperation<Query> {
  return createOperationDescriptor(getRequest(query), variables);
}
