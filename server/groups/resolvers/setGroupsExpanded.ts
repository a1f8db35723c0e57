// Mutation.setGroupsExpanded
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { expandGroups } from '../expandGroups.ts';

export const setGroupsExpanded: NonNullable<MutationResolvers['setGroupsExpanded']> = async (
  _root,
  { input },
  { library },
) => {
  const count = await library.writeAside((tx) => expandGroups(tx, input.ids, input.isExpanded));
  return { __typename: 'SetGroupsExpandedPayload', count };
};
