// Mutation.createGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import type { LibraryReader } from '../../database/library.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { keyProblems } from '../../graphql/requestKey.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { findRequest, rememberRequest, usedElsewhere } from '../groupRequests.ts';
import type { GroupRow } from '../groupRow.ts';
import { presentGroup } from '../presentGroup.ts';
import { readNewGroup } from '../readInput.ts';
import { findGroup } from '../readGroups.ts';
import { createGroup as create } from '../writeGroups.ts';

/** The group that the request with this key made; null when there was none, or the group was deleted since and is to be made anew. */
async function findMade(library: LibraryReader, key: string): Promise<GroupRow | null> {
  const request = await findRequest(library, key);
  if (!request) return null;
  const [id] = request.groupIds;
  if (request.undo !== null || id === undefined) throw usedElsewhere(['key']);
  return findGroup(library, id);
}

export const createGroup: NonNullable<MutationResolvers['createGroup']> = async (_root, { input, key }, context) => {
  const { library, newId } = context;
  const problems = keyProblems(key, ['key']);
  if (problems.length > 0) throw badUserInput(problems);
  const group = readNewGroup(input);
  const row = await changeGroups(library, async (tx) => {
    const made = key == null ? null : await findMade(tx, key);
    if (made) return made;
    const created = await create(tx, newId, group, input.parentId);
    if (key != null) await rememberRequest(tx, key, { groupIds: [created.id], madeCount: 1, undo: null });
    return created;
  });
  return presentGroup(row);
};
