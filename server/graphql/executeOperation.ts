// Lets yoga execute an operation, and reports wrong values of its variables as problems with a path.
import { type ExecutionArgs, type ExecutionResult, getOperationAST } from 'graphql';
import { wrongVariables } from './wrongValues.ts';

export type Execute = (args: ExecutionArgs) => ExecutionResult | PromiseLike<ExecutionResult>;

function isLater<Result>(result: Result | PromiseLike<Result>): result is PromiseLike<Result> {
  return typeof result === 'object' && result !== null && 'then' in result;
}

/** Executes a valid operation. Wrong variables become one `BAD_USER_INPUT` with the path of each problem, instead of a long message for each. */
export function executeOperation(args: ExecutionArgs, execute: Execute): ReturnType<Execute> {
  const result = execute(args);
  // A result without `data` means that the execution did not start.
  if (isLater(result) || result.data !== undefined) return result;
  const operation = getOperationAST(args.document, args.operationName);
  const refusal = operation && wrongVariables(args.schema, operation, args.variableValues ?? {});
  return refusal ? { errors: [refusal] } : result;
}
