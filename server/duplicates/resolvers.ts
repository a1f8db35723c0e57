// The resolvers of duplicates.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import { duplicates } from './resolvers/duplicates.ts';
import { keepUserDocumentsApart } from './resolvers/keepUserDocumentsApart.ts';
import { likeDocuments } from './resolvers/likeDocuments.ts';
import { mergeUserDocuments } from './resolvers/mergeUserDocuments.ts';

/** The fields of a library that are resolved here; `User` has them for the personal one. */
const libraryContent = { duplicates, likeDocuments };

export const duplicateResolvers: Resolvers = {
  Mutation: { keepUserDocumentsApart, mergeUserDocuments },
  User: libraryContent,
  Library: libraryContent,
};
