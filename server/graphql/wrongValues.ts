// Reports values of the wrong type as problems with a path. The graphql library would report them in one long message that repeats the value.
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
  coerceInputValue,
  isInputType,
  isNonNullType,
  isValueNode,
  typeFromAST,
  visit,
} from 'graphql';
import { type InputProblem, badUserInput } from './errors.ts';

/** The most problems that are reported; a list of wrong values has one for each. */
const maximumProblems = 50;
/** Messages about numbers and enums repeat the value, which can be megabytes long. */
const longestMessage = 300;

class EnoughProblems extends Error {}

function problem(path: readonly (string | number)[], message: string): InputProblem {
  return { path: path.map(String), message: message.slice(0, longestMessage) };
}

function refusal(problems: readonly InputProblem[], place: { nodes?: readonly ValueNode[] } = {}): GraphQLError {
  const { message, extensions } = badUserInput(problems);
  return new GraphQLError(message, { ...place, extensions: { ...extensions, http: { status: 400 } } });
}

/** The error for values of variables that have the wrong type; null if all are valid or missing. */
export function wrongVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  values: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  const problems: InputProblem[] = [];
  const report = (path: readonly (string | number)[], message: string) => {
    problems.push(problem(path, message));
    if (problems.length >= maximumProblems) throw new EnoughProblems();
  };
  try {
    for (const { variable, type: typeNode } of variableDefinitions) {
      const name = variable.name.value;
      const type = typeFromAST(schema, typeNode);
      if (!Object.hasOwn(values, name) || !isInputType(type)) continue;
      const value = values[name];
      if (value === null && isNonNullType(type)) report([name], `A value of type ${String(type)} is required.`);
      else coerceInputValue(value, type, (path, _value, { message }) => report([name, ...path], message), true);
    }
  } catch (error) {
    if (!(error instanceof EnoughProblems)) throw error;
  }
  return problems.length === 0 ? null : refusal(problems);
}

/** The path of a literal value in the operation: its argument, and the fields and items that lead to it. */
function pathOf(document: DocumentNode, wanted: ValueNode): string[] {
  let found: string[] = [];
  visit(document, {
    enter(node, _key, parent, _path, ancestors) {
      if (node !== wanted) return;
      const nodes = [...ancestors, parent, node].filter((each) => each !== undefined && 'kind' in each);
      found = nodes.flatMap((each, at): string[] => {
        if (each.kind === Kind.ARGUMENT || each.kind === Kind.OBJECT_FIELD) return [each.name.value];
        const item = nodes[at + 1];
        if (each.kind !== Kind.LIST || item === undefined || !isValueNode(item)) return [];
        return [String(each.values.indexOf(item))];
      });
    },
  });
  return found;
}

/** Turns errors about literal values in the operation into problems with a path; leaves the others as they are. */
export function placeWrongValues(errors: readonly Error[], document: DocumentNode): Error[] {
  return errors.map((error) => {
    const node = error instanceof GraphQLError ? error.nodes?.[0] : undefined;
    if (!node || !isValueNode(node) || node.kind === Kind.VARIABLE) return error;
    const path = pathOf(document, node);
    // The default value of a variable is not within an argument.
    return path.length === 0 ? error : refusal([problem(path, error.message)], { nodes: [node] });
  });
}
