// Mutation.createGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import type { LibraryReader } from '../../database/library.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { keyProblems } from '../../graphql/requestKey.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { findRequest, rememberRequest, usedElsewhere } from '../groupRequests.ts';
import { noGroupMoves } from '../groupMoves.ts';
import { asMade, type GroupRow } from '../groupRow.ts';
import { readStepId, rememberGroupStep } from '../groupStep.ts';
import { presentGroup } from '../presentGroup.ts';
import { readNewGroup } from '../readInput.ts';
import { findGroup, findGroups, readPlaces } from '../readGroups.ts';
import { createGroup as create } from '../writeGroups.ts';

/** The group that the request with this key made; null when there was none, or the group was deleted since and is to be made anew. */
async function findMade(library: LibraryReader, key: string): Promise<GroupRow | null> {
  const request = await findRequest(library, key);
  if (!request) return null;
  const [id] = request.groupIds;
  if (request.undo !== null || id === undefined) throw usedElsewhere(['key']);
  return findGroup(library, id);
}

export const createGroup: NonNullable<MutationResolvers['createGroup']> = async (
  _root,
  { input, key, step },
  context,
) => {
  const { library, newId } = context;
  const problems = keyProblems(key, ['key']);
  if (problems.length > 0) throw badUserInput(problems);
  const stepId = readStepId(step);
  const group = readNewGroup(input);
  const row = await changeGroups(library, async (tx) => {
    const answered = key == null ? null : await findMade(tx, key);
    if (answered) return answered;
    const created = await create(tx, newId, group, input.parentId);
    if (key != null) await rememberRequest(tx, key, { groupIds: [created.id], madeCount: 1, undo: null });
    const below = (await readPlaces(tx)).below(created.id).map(({ id }) => id);
    const made = [created, ...(await findGroups(tx, below))].map(asMade);
    await rememberGroupStep(tx, stepId, { groups: { ...noGroupMoves, made } });
    return created;
  });
  return presentGroup(row);
};
