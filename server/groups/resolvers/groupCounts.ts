// User.groupCounts
import type { UserResolvers } from '../../__generated__/resolverTypes.ts';
import { ownLibrary } from '../../documents/ownLibrary.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { countGroups } from '../content/counts.ts';
import { ensureDerived } from '../content/derive.ts';

const mostIds = 500;

export const groupCounts: NonNullable<UserResolvers['groupCounts']> = async (user, { ids }, context) => {
  const library = ownLibrary(user, context);
  const asked = [...new Set(ids)];
  if (asked.length > mostIds) {
    throw badUserInput([{ path: ['ids'], message: `At most ${mostIds} groups at once.` }]);
  }
  await ensureDerived(library);
  const counts = await countGroups(library, asked);
  return asked.flatMap((groupId) => {
    const documentCount = counts.get(groupId);
    return documentCount === undefined ? [] : [{ __typename: 'GroupCount' as const, groupId, documentCount }];
  });
};
