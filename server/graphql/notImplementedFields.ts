// Makes fields without a resolver fail, because null would look like an answer.
import { type GraphQLFieldResolver, defaultFieldResolver } from 'graphql';
import { notImplemented } from './errors.ts';

/** Resolves the fields that have no resolver: from what their object was resolved to. */
export const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const value: unknown = defaultFieldResolver(source, args, context, info);
  if (value === undefined) throw notImplemented();
  return value;
};
