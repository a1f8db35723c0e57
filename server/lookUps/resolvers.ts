// The part of the schema that lookUps/ resolves.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import { documentsWithDoi } from './resolvers/documentsWithDoi.ts';
import { findDoi } from './resolvers/findDoi.ts';
import { lookUp } from './resolvers/lookUp.ts';

/** The fields of a library that are resolved here; `User` has them for the personal one. */
const libraryContent = { documentsWithDoi };

export const lookUpResolvers: Resolvers = {
  Query: { lookUpsEnabled: (_root, _args, { lookUpsEnabled }) => lookUpsEnabled },
  Mutation: { findDoi, lookUp },
  User: libraryContent,
  Library: libraryContent,
};
