// User.groupMembership
import type { UserResolvers } from '../../__generated__/resolverTypes.ts';
import { presentGroup } from '../../groups/presentGroup.ts';
import { findShares } from '../membership.ts';
import { ownLibrary } from '../ownLibrary.ts';
import { readSelection } from '../selection.ts';

export const groupMembership: NonNullable<UserResolvers['groupMembership']> = async (user, args, context) => {
  const library = ownLibrary(user, context);
  const { documentCount, shares } = await findShares(
    library,
    await readSelection(library, args.selection, ['selection']),
  );
  return {
    __typename: 'GroupMembership',
    documentCount,
    shares: shares.map(({ group, documentCount }) => ({
      __typename: 'GroupShare' as const,
      group: presentGroup(group),
      documentCount,
    })),
  };
};
