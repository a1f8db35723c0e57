// Carries out a drop: documents join a group, or a group moves. A message reports the result and offers to undo it.
import type { DropInput } from '#machines/groupDrag/groupDragTypes.ts';
import type { DragPayload } from '../dragPayload.ts';
import { knownTree } from '../data/knownTree.ts';
import { changeMembership } from '../membership/changeMembership.ts';
import type { GroupChange } from '../mutations/groupOutcome.ts';
import { dropGroup } from '../tree/changeGroups.ts';
import { placeAfterDrop } from './dropRules.ts';

/** Carries out the drop. Never rejects: failures are reported here. `isOpen`: the target is expanded. */
export async function dropOnGroup(
  change: GroupChange,
  { load, target }: DropInput,
  documents: DragPayload | null,
  isOpen: boolean,
): Promise<undefined> {
  const tree = knownTree(change.environment);
  if (load.kind === 'documents') {
    const nameOf = (id: string) => tree.nodes.get(id)?.name ?? 'the group';
    if (documents) await changeMembership(change, documents, { [target.id]: 'all' }, nameOf);
    return;
  }
  const place = placeAfterDrop(tree, load.id, target.id, target.zone, isOpen);
  if (place) await dropGroup(change, { id: load.id, place });
}
