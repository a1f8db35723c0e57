// User.libraryParts
import type { UserResolvers } from '../../__generated__/resolverTypes.ts';
import { listLibraryParts } from '../libraryParts.ts';
import { ownLibrary } from '../ownLibrary.ts';

export const libraryParts: NonNullable<UserResolvers['libraryParts']> = async (user, _args, context) =>
  listLibraryParts(ownLibrary(user, context));
