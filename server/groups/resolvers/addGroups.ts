// Mutation.addGroups
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { addGroups as add, findAddedGroups, rememberAddedGroups } from '../addGroups.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { presentGroup } from '../presentGroup.ts';
import { readNewGroups } from '../readInput.ts';

const keyForm = /^[^\0\p{Surrogate}]{1,200}$/u;

export const addGroups: NonNullable<MutationResolvers['addGroups']> = async (_root, { input }, { library, newId }) => {
  const { key } = input;
  if (key != null && !keyForm.test(key)) {
    throw badUserInput([{ path: ['input', 'key'], message: 'A key has 1 to 200 characters.' }]);
  }
  const trees = readNewGroups(input.groups).map((group, index) => ({
    group,
    parentId: input.groups[index]?.parentId ?? null,
  }));
  const { groups, madeCount, undo } = await changeGroups(library, async (tx) => {
    const answered = key == null ? null : await findAddedGroups(tx, key);
    if (answered) return answered;
    const added = await add(tx, newId, trees);
    if (key != null) await rememberAddedGroups(tx, key, added);
    return added;
  });
  return { __typename: 'AddGroupsPayload', groups: groups.map(presentGroup), madeCount, undo };
};
