// Executes queries by their plans, and leaves everything else to the usual executor: what changes something, a query that leaves fields out
// by directives, and what cannot be executed, which that one says in its own words.
import {
  BREAK,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  OperationTypeNode,
  defaultFieldResolver,
  getOperationAST,
  getVariableValues,
  visit,
} from 'graphql';
import { wrongVariables } from '../wrongValues.ts';
import { Execution } from './execution.ts';
import { isPromise } from './later.ts';
import { Plan } from './plan.ts';

export type Execute = (args: ExecutionArgs) => ExecutionResult | PromiseLike<ExecutionResult>;

/** What plans leave aside: what is asked for under conditions, and a name that an object takes for its prototype. */
function isUnusual(document: DocumentNode): boolean {
  let found = false;
  const find = () => {
    found = true;
    return BREAK;
  };
  visit(document, { Directive: find, Name: ({ value }) => (value === '__proto__' ? find() : undefined) });
  return found;
}

/** Null where the usual executor is to do it. */
function makePlan(schema: GraphQLSchema, document: DocumentNode): Plan | null {
  const operation = getOperationAST(document);
  const queryType = schema.getQueryType();
  if (operation?.operation !== OperationTypeNode.QUERY || !queryType || isUnusual(document)) return null;
  return new Plan({ schema, document, operation, rootType: queryType });
}

/** Executes by the usual executor; wrong variables are reported with the path of each value. */
function executeUsually(args: ExecutionArgs, usual: Execute): ReturnType<Execute> {
  const result = usual(args);
  if (isPromise(result) || result.data !== undefined) return result;
  const operation = getOperationAST(args.document, args.operationName);
  const refusal = operation && wrongVariables(args.schema, operation, args.variableValues ?? {});
  return refusal ? { errors: [refusal] } : result;
}

/** An executor of valid operations on `schema`. Plans are kept as long as their documents are: as yoga's cache keeps them. */
export function createExecutor(schema: GraphQLSchema): (args: ExecutionArgs, usual: Execute) => ReturnType<Execute> {
  const plans = new WeakMap<DocumentNode, Plan | null>();

  function planOf(document: DocumentNode): Plan | null {
    const known = plans.get(document);
    if (known !== undefined && !known?.isLarge) return known;
    const plan = makePlan(schema, document);
    plans.set(document, plan);
    return plan;
  }

  return (args, usual) => {
    const { document, operationName, rootValue, contextValue } = args;
    const plan = planOf(document);
    if (plan === null || (operationName ?? plan.operationName) !== plan.operationName)
      return executeUsually(args, usual);
    const { variableDefinitions = [] } = plan.operation;
    // The first error is enough: `executeUsually` reports the details. Without a limit each item of a list would make one.
    const variables = getVariableValues(schema, variableDefinitions, args.variableValues ?? {}, { maxErrors: 1 });
    if (!variables.coerced) return executeUsually(args, usual);
    const fieldResolver = args.fieldResolver ?? defaultFieldResolver;
    return new Execution({ plan, rootValue, contextValue, variableValues: variables.coerced, fieldResolver }).answer();
  };
}
