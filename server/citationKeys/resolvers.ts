// The resolvers of citation keys.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import { citationKeyHolders } from './resolvers/citationKeyHolders.ts';
import { citationKeyPattern } from './resolvers/citationKeyPattern.ts';
import { makeCitationKeys } from './resolvers/makeCitationKeys.ts';
import { setCitationKeyPattern } from './resolvers/setCitationKeyPattern.ts';
import { suggestedCitationKey } from './resolvers/suggestedCitationKey.ts';

/** The fields of a library that are resolved here; `User` has them for the personal one. */
const libraryContent = { citationKeyHolders, citationKeyPattern, suggestedCitationKey };

export const citationKeyResolvers: Resolvers = {
  Mutation: { makeCitationKeys, setCitationKeyPattern },
  User: libraryContent,
  Library: libraryContent,
};
