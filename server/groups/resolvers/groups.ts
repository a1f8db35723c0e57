// User.groups
import type { UserResolvers } from '../../__generated__/resolverTypes.ts';
import { ownLibrary } from '../../documents/ownLibrary.ts';
import { presentGroup } from '../presentGroup.ts';
import { listRoots } from '../readGroups.ts';

export const groups: NonNullable<UserResolvers['groups']> = async (user, _args, context) =>
  (await listRoots(ownLibrary(user, context))).map(presentGroup);
