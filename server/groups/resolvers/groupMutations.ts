// Resolves all mutations of groups.
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import type { LibraryReader, LibraryWriter } from '../../library/library.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { libraryToWrite } from '../../graphql/requestLibrary.ts';
import { keyProblems } from '../../graphql/requestKey.ts';
import { addGroups as add, findAddedGroups, rememberAddedGroups } from '../addGroups.ts';
import { watchChange } from '../changedGroups.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { deleteGroup as remove, restoreGroup as restore } from '../deleteGroups.ts';
import { expandGroups } from '../expandGroups.ts';
import { noGroupMoves } from '../groupMoves.ts';
import { findRequest, rememberRequest, usedElsewhere } from '../groupRequests.ts';
import { asMade, type GroupRow } from '../groupRow.ts';
import type { MemberChanges } from '../undoGroups.ts';
import { asGroupStep, type GroupStep, readStepId, rememberGroupStep, watchMembers } from '../groupStep.ts';
import { presentGroup } from '../presentGroup.ts';
import { findGroup, findGroups, readPlaces } from '../readGroups.ts';
import { type GroupPatch, readGroupPatch, readNewGroup, readNewGroups } from '../readGroupInput.ts';
import { createGroup as create, moveGroup as move, requireGroup, updateGroup as update } from '../writeGroups.ts';

/** The group that the earlier request with this key created; null if there was none, or if the group was deleted since and is to be recreated. */
async function findMade(library: LibraryReader, key: string): Promise<GroupRow | null> {
  const request = await findRequest(library, key);
  if (!request) return null;
  const [id] = request.groupIds;
  if (request.undo !== null || id === undefined) throw usedElsewhere(['key']);
  return findGroup(library, id);
}

export const createGroup: NonNullable<MutationResolvers['createGroup']> = async (
  _root,
  { input, libraryId, key, step },
  context,
) => {
  const library = await libraryToWrite(context, libraryId, [input.parentId]);
  const { newId } = context;
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

const idsBelow = async (library: LibraryReader, id: string) =>
  (await readPlaces(library)).below(id).map((row) => row.id);

/** Updates the group, and returns the changes. */
async function watchUpdate(
  tx: LibraryWriter,
  id: string,
  patch: GroupPatch,
  change: () => Promise<void>,
): Promise<GroupStep> {
  const hadBelow = new Set(patch.children.length > 0 ? await idsBelow(tx, id) : []);
  let members: MemberChanges = {};
  const changed = await watchChange(tx, id, async () => {
    // The members, which may be thousands, are read only if they may change.
    const isAboutMembers = patch.members !== null && !(patch.members.keep && patch.members.documentIds.length === 0);
    if (isAboutMembers) members = await watchMembers(tx, id, change);
    else await change();
  });
  const made = patch.children.length > 0 ? (await idsBelow(tx, id)).filter((below) => !hadBelow.has(below)) : [];
  const groups = { made: (await findGroups(tx, made)).map(asMade), deleted: [], changed: changed ? [changed] : [] };
  return { ...members, groups };
}

export const updateGroup: NonNullable<MutationResolvers['updateGroup']> = async (_root, { input, step }, context) => {
  const library = await libraryToWrite(context, input.libraryId, [input.id]);
  const { newId } = context;
  const { id } = input;
  const patch = readGroupPatch(input);
  const stepId = readStepId(step);
  const row = await changeGroups(library, async (tx) => {
    await asGroupStep(tx, stepId, () =>
      watchUpdate(tx, id, patch, async () => {
        await update(tx, newId, id, patch);
      }),
    );
    return requireGroup(tx, id, ['input', 'id']);
  });
  return presentGroup(row);
};

export const moveGroup: NonNullable<MutationResolvers['moveGroup']> = async (_root, { input, step }, context) => {
  const library = await libraryToWrite(context, input.libraryId, [input.id]);
  const { id, parentId = null, before = null } = input;
  const stepId = readStepId(step);
  const row = await changeGroups(library, async (tx) => {
    await asGroupStep(tx, stepId, async () => {
      const changed = await watchChange(tx, id, async () => {
        await move(tx, await requireGroup(tx, id, ['input', 'id']), { parentId, before });
      });
      return { groups: { ...noGroupMoves, changed: changed ? [changed] : [] } };
    });
    return requireGroup(tx, id, ['input', 'id']);
  });
  return presentGroup(row);
};

export const deleteGroup: NonNullable<MutationResolvers['deleteGroup']> = async (
  _root,
  { input: { libraryId, id }, step },
  context,
) => {
  const library = await libraryToWrite(context, libraryId, [id]);
  const stepId = readStepId(step);
  await changeGroups(library, (tx) =>
    asGroupStep(tx, stepId, async () => {
      await remove(tx, id);
      return { groups: { ...noGroupMoves, deleted: [id] } };
    }),
  );
  return { __typename: 'DeleteGroupPayload', id };
};

export const restoreGroup: NonNullable<MutationResolvers['restoreGroup']> = async (_root, { input }, context) => {
  const library = await libraryToWrite(context, input.libraryId, [input.id]);
  return presentGroup(await changeGroups(library, (tx) => restore(tx, input.id)));
};

export const addGroups: NonNullable<MutationResolvers['addGroups']> = async (_root, { input }, context) => {
  const library = await libraryToWrite(context, input.libraryId, [input.groups[0]?.parentId]);
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
    const added = await add(tx, context.newId, trees);
    if (key != null) await rememberAddedGroups(tx, key, added);
    return added;
  });
  return { __typename: 'AddGroupsPayload', groups: groups.map(presentGroup), madeCount, undo };
};

export const setGroupsExpanded: NonNullable<MutationResolvers['setGroupsExpanded']> = async (
  _root,
  { input },
  context,
) => {
  const library = await libraryToWrite(context, input.libraryId, input.ids);
  const count = await library.writeAside((tx) => expandGroups(tx, input.ids, input.isExpanded));
  return { __typename: 'SetGroupsExpandedPayload', count };
};
