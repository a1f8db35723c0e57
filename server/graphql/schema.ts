// Creates the executable schema from the SDL and the resolvers of each folder.
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { typeDefs } from '../__generated__/typeDefs.ts';
import { accountResolvers } from '../accounts/resolvers.ts';
import { citationKeyResolvers } from '../citationKeys/resolvers.ts';
import { citationResolvers } from '../citations/resolvers.ts';
import { copyResolvers } from '../copies/resolvers.ts';
import { documentResolvers } from '../documents/resolvers.ts';
import { duplicateResolvers } from '../duplicates/resolvers.ts';
import { groupResolvers } from '../groups/resolvers.ts';
import { journalResolvers } from '../journals/resolvers.ts';
import { lookUpResolvers } from '../lookUps/resolvers.ts';
import { requireAccess } from './access.ts';
import { shareLinkResolvers } from '../shareLinks/resolvers.ts';
import { requireStrings } from './scalars.ts';

/** Fields without a resolver give undefined; the caller decides how to handle them, with its own default resolver. */
export function createSchema(): GraphQLSchema {
  const resolvers = [
    accountResolvers,
    citationKeyResolvers,
    citationResolvers,
    copyResolvers,
    documentResolvers,
    duplicateResolvers,
    groupResolvers,
    journalResolvers,
    lookUpResolvers,
    shareLinkResolvers,
  ];
  const schema = makeExecutableSchema({ typeDefs, resolvers });
  requireStrings(schema);
  requireAccess(schema);
  return schema;
}
