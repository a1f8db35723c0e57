// User.lastChange
import type { UserResolvers } from '../../__generated__/resolverTypes.ts';
import { readLastChange } from '../changes.ts';
import { ownLibrary } from '../ownLibrary.ts';

export const lastChange: NonNullable<UserResolvers['lastChange']> = async (user, _args, context) =>
  readLastChange(ownLibrary(user, context));
