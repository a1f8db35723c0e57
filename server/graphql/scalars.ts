// Checks that values of the schema's own scalars are strings, because resolvers rely on that. The resolvers check the format of the string, so
// that an invalid one is reported with its path.
import { GraphQLError, type GraphQLSchema, Kind, isScalarType, isSpecifiedScalarType } from 'graphql';

/** Makes every scalar of the SDL reject input that is not a string, in variables and in the operation. */
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
