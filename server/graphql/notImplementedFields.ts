// A field that the schema promises and nobody resolves says so, instead of a null that looks like an answer.
import { type GraphQLSchema, defaultFieldResolver, isObjectType } from 'graphql';
import { notImplemented } from './errors.ts';

/** Changes `schema` itself: it is ours alone and was just made. */
export function answerNotImplemented(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve ??= (source, args, context, info) => {
        const value: unknown = defaultFieldResolver(source, args, context, info);
        if (value === undefined) throw notImplemented();
        return value;
      };
    }
  }
  return schema;
}
