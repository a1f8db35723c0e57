// What is done with a group from its place in the tree, and what is said about it. Fetched when somebody comes near to doing it.
import { createOperationDescriptor, type Environment, getRequest } from 'relay-runtime';
import type { ChangeOutcome, MoveInput, RemoveInput, RenameInput } from '#machines/groupTree/groupTreeTypes.ts';
import { messageOf } from '#machines/problem.ts';
import type { groupTreeQuery as GroupTreeQuery } from '#src/__generated__/groupTreeQuery.graphql.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { buildTree, descendantsOf, type GroupTree, placeOf } from '../data/groupTree.ts';
import { groupsOf, groupTreeQuery } from '../data/groupTreeQuery.ts';
import { deleteGroup } from '../mutations/deleteGroup.ts';
import type { GroupChange, GroupOutcome } from '../mutations/groupOutcome.ts';
import { moveGroup } from '../mutations/moveGroup.ts';
import { restoreGroup } from '../mutations/restoreGroup.ts';
import { updateGroup } from '../mutations/updateGroup.ts';

export { setExpanded } from '../mutations/setExpanded.ts';

/** The tree as the store holds it now. */
function treeNow(environment: Environment): GroupTree {
  const { data } = environment.lookup(createOperationDescriptor(getRequest(groupTreeQuery), {}).fragment);
  return buildTree(groupsOf(data as GroupTreeQuery['response']));
}

const quoted = (tree: GroupTree, id: string | null) =>
  id === null ? 'the top' : `“${tree.nodes.get(id)?.name ?? ''}”`;

function changeOf(outcome: GroupOutcome): ChangeOutcome {
  return outcome.kind === 'done' ? { kind: 'done' } : { kind: 'refused', message: refusalText(outcome) };
}

/** The API's words for what is wrong, as they stand below a field. */
function refusalText({ message, problems }: Extract<GroupOutcome, { kind: 'refused' }>): string {
  return (problems[0]?.message ?? message).replace(/\.$/, '');
}

/** Undoes something, or rejects with why not: the message that offered it stays then. */
async function undo(change: Promise<GroupOutcome>): Promise<void> {
  const outcome = await change;
  if (outcome.kind === 'refused') throw new Error(refusalText(outcome));
}

/** Gives the group another name. What was shown is what is typed: a name apart from it is given up. */
export async function renameGroup(change: GroupChange, { id, name }: RenameInput): Promise<ChangeOutcome> {
  return changeOf(await updateGroup(change, { id, name, displayName: null }));
}

/** Moves the group, and offers to put it back. */
export async function putGroup(change: GroupChange, { id, place }: MoveInput): Promise<ChangeOutcome> {
  const tree = treeNow(change.environment);
  const before = placeOf(tree, id);
  const outcome = await moveGroup(change, id, place);
  if (outcome.kind === 'done') {
    toast({
      key: `group-${id}`,
      message: `${quoted(tree, id)} moved to ${quoted(tree, place.parentId)}`,
      tone: 'success',
      action: { label: 'Undo', run: () => undo(moveGroup(change, id, before)) },
    });
  }
  return changeOf(outcome);
}

/** Deletes the group, and offers to bring it back. What goes wrong is said in passing: its row is still there. */
export async function removeGroup(change: GroupChange, { id }: RemoveInput): Promise<undefined> {
  const tree = treeNow(change.environment);
  const below = descendantsOf(tree, id).length;
  const withSubgroups = below === 0 ? '' : below === 1 ? ' with its subgroup' : ` with its ${below} subgroups`;
  const refuse = (why: string) => {
    toast({
      key: `group-${id}`,
      message: `${quoted(tree, id)} was not deleted: ${why}`,
      tone: 'danger',
    });
  };
  try {
    const outcome = await deleteGroup(change, id);
    if (outcome.kind === 'refused') {
      refuse(refusalText(outcome));
      return;
    }
    toast({
      key: `group-${id}`,
      message: `${quoted(tree, id)} deleted${withSubgroups}. The documents stay in your library`,
      action: { label: 'Undo', run: () => undo(restoreGroup(change, id)) },
    });
  } catch (error) {
    refuse(messageOf(error));
  }
}
