// Mutation.restoreGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { restoreGroup as restore } from '../deleteGroups.ts';
import { presentGroup } from '../presentGroup.ts';

export const restoreGroup: NonNullable<MutationResolvers['restoreGroup']> = async (_root, { input }, { library }) =>
  presentGroup(await changeGroups(library, (tx) => restore(tx, input.id)));
