// The smallest valid operation for each field of the schema, for tests of what is allowed: it reaches the resolver, with values that mean nothing.
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  getNamedType,
} from 'graphql';
import { objectType } from './apiSchema.ts';

function smallestValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return smallestValue(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const needed = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
    return `{ ${needed.map((field) => `${field.name}: ${smallestValue(field.type)}`).join(', ')} }`;
  }
  const values: Readonly<Record<string, string>> = {
    Int: '1',
    Boolean: 'false',
    Float: '1',
    EmailAddress: '"nobody@example.org"',
  };
  return values[type.name] ?? '"1"';
}

/** Leaves of the result; `__typename` where it has any fields, so that nothing else of it is resolved. */
const selectionOf = (type: GraphQLOutputType): string => (isLeafType(getNamedType(type)) ? '' : ' { __typename }');

function call(field: GraphQLField<unknown, unknown>): string {
  const needed = field.args.filter(({ type }) => isNonNullType(type));
  const args = needed.map(({ name, type }) => `${name}: ${smallestValue(type)}`).join(', ');
  return `${field.name}${args === '' ? '' : `(${args})`}${selectionOf(field.type)}`;
}

const write = { Query: (text: string) => `{ ${text} }`, Mutation: (text: string) => `mutation { ${text} }` };

/** An operation for each field of a root type, by the name of the field. */
export function rootOperations(root: keyof typeof write): [name: string, operation: string][] {
  return Object.values(objectType(root).getFields()).map((field) => [field.name, write[root](call(field))]);
}

/** An operation for each field of the user who asks. */
export function userOperations(): [name: string, operation: string][] {
  return Object.values(objectType('User').getFields()).map((field) => [field.name, `{ me { ${call(field)} } }`]);
}
