// Makes fields without a resolver fail, because null would look like an answer.
import { type GraphQLFieldResolver, defaultFieldResolver } from 'graphql';
import { notImplemented } from './errors.ts';

/** Resolves fields without a resolver from the property of their object, and fails if there is none. */
export const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const value: unknown = defaultFieldResolver(source, args, context, info);
  if (value === undefined) throw notImplemented();
  return value;
};
