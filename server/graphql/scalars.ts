// The schema's own scalars. Each is a string whose form the resolvers check, so that a wrong one is a problem with its path;
// that it is a string at all is checked here, because resolvers call the methods of strings on it.
import { GraphQLError, type GraphQLSchema, Kind, isScalarType, isSpecifiedScalarType } from 'graphql';

/** Makes every scalar that the SDL declares refuse input that is not a string, in variables and in the operation. */
export function requireStrings(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    const message = `A value of type ${type.name} must be a string.`;
    type.parseValue = (value) => {
      if (typeof value === 'string') return value;
      throw new GraphQLError(message);
    };
    type.parseLiteral = (node) => {
      if (node.kind === Kind.STRING) return node.value;
      throw new GraphQLError(message, { nodes: node });
    };
  }
}
