// The part of the schema that journals/ resolves.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import { journal } from './resolvers/journal.ts';

export const journalResolvers: Resolvers = { Query: { journal } };
