// The part of the schema that shareLinks/ resolves.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import { linksToLibrary, shareLinkFields, shareLinks } from './resolvers/shareLinkFields.ts';
import { createShareLink, endShareLink } from './resolvers/shareLinkMutations.ts';

export const shareLinkResolvers: Resolvers = {
  Mutation: { createShareLink, endShareLink },
  User: { shareLinks },
  Library: { shareLinks: linksToLibrary },
  ShareLink: shareLinkFields,
};
