// User.groupTree
import type { UserResolvers } from '../../__generated__/resolverTypes.ts';
import { ownLibrary } from '../../documents/ownLibrary.ts';
import { listTree } from '../listTree.ts';

export const groupTree: NonNullable<UserResolvers['groupTree']> = (user, { includeMade }, context) =>
  listTree(ownLibrary(user, context), includeMade ?? true);
