// Mutation.updateGroup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import type { LibraryReader, LibraryWriter } from '../../database/library.ts';
import type { MovedBack } from '../../documents/reversal.ts';
import { watchChange } from '../changedGroups.ts';
import { changeGroups } from '../content/changeGroups.ts';
import { asMade } from '../groupRow.ts';
import { asGroupStep, readStepId, watchMembers } from '../groupStep.ts';
import { presentGroup } from '../presentGroup.ts';
import { findGroups, readPlaces } from '../readGroups.ts';
import { type GroupPatch, readGroupPatch } from '../readInput.ts';
import { requireGroup, updateGroup as update } from '../writeGroups.ts';

const idsBelow = async (library: LibraryReader, id: string) =>
  (await readPlaces(library)).below(id).map((row) => row.id);

/** Changes the group, and answers all that has changed by it. */
async function watchUpdate(
  tx: LibraryWriter,
  id: string,
  patch: GroupPatch,
  change: () => Promise<void>,
): Promise<MovedBack> {
  const hadBelow = new Set(patch.children.length > 0 ? await idsBelow(tx, id) : []);
  let members: Pick<MovedBack, 'putBack' | 'takenOut'> = {};
  const changed = await watchChange(tx, id, async () => {
    // Who is in a group of thousands is read only where that may change.
    const isAboutMembers = patch.members !== null && !(patch.members.keep && patch.members.documentIds.length === 0);
    if (isAboutMembers) members = await watchMembers(tx, id, change);
    else await change();
  });
  const made = patch.children.length > 0 ? (await idsBelow(tx, id)).filter((below) => !hadBelow.has(below)) : [];
  const groups = { made: (await findGroups(tx, made)).map(asMade), deleted: [], changed: changed ? [changed] : [] };
  return { ...members, groups };
}

export const updateGroup: NonNullable<MutationResolvers['updateGroup']> = async (_root, { input, step }, context) => {
  const { library, newId } = context;
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
