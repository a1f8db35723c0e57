// The resolvers of journals.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import { journal } from './resolvers/journal.ts';

export const journalResolvers: Resolvers = { Query: { journal } };
