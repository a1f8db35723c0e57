// Mutation.addGroups
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { keyProblems } from '../../graphql/requestKey.ts';
import { addGroups as add, findAddedGroups, rememberAddedGroups } from '../addGroups.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { presentGroup } from '../presentGroup.ts';
import { readNewGroups } from '../readInput.ts';

export const addGroups: NonNullable<MutationResolvers['addGroups']> = async (_root, { input }, { library, newId }) => {
  const { key } = input;
  const problems = keyProblems(key);
  if (problems.length > 0) throw badUserInput(problems);
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
