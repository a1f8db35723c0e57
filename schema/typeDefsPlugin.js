// A codegen plugin that prints the whole SDL as a TypeScript constant, so that the bundled server reads no file for it.
import { printSchema } from 'graphql';

/**
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {string}
 */
export function plugin(schema) {
  return `export const typeDefs: string = ${JSON.stringify(printSchema(schema))};\n`;
}
