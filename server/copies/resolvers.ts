// The resolvers of copies between libraries.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import { copyPreview } from './resolvers/copyPreview.ts';
import { copyToLibrary } from './resolvers/copyToLibrary.ts';

export const copyResolvers: Resolvers = { Query: { copyPreview }, Mutation: { copyToLibrary } };
