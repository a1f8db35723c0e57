// Query.me and Query.user
import type { QueryResolvers } from '../../__generated__/resolverTypes.ts';

export const me: NonNullable<QueryResolvers['me']> = (_root, _args, { viewer }) =>
  viewer && { id: viewer.id, email: viewer.email };

/** Everybody finds only themselves; a stranger and nobody look the same. */
export const user: NonNullable<QueryResolvers['user']> = (_root, { id }, { viewer }) =>
  viewer?.id === id ? { id: viewer.id, email: viewer.email } : null;
