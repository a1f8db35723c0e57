// Reads the public schema, so that tests derive types and fields instead of listing them.
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  isInputObjectType,
  isObjectType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
} from 'graphql';

export const apiSchema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

export function inputType(name: string): GraphQLInputObjectType {
  const type = apiSchema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`The schema has no input type ${name}`);
  return type;
}

export function objectType(name: string): GraphQLObjectType {
  const type = apiSchema.getType(name);
  if (!isObjectType(type)) throw new Error(`The schema has no object type ${name}`);
  return type;
}
