// What is done with a group from its place in the tree, and what is said about it. Fetched when somebody comes near to doing it.
import type {
  MoveInput,
  RemoveInput,
  RenameGivenUp,
  RenameInput,
  StepInput,
} from '#machines/groupTree/groupTreeTypes.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { announce } from '#src/ui/live/announce.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { fetchNames } from '../data/fetchNames.ts';
import { descendantsOf, type GroupTree, placeOf } from '../data/groupTree.ts';
import { knownTree } from '../data/knownTree.ts';
import { placeBeside } from '../data/places.ts';
import { deleteGroup } from '../mutations/deleteGroup.ts';
import type { GroupChange } from '../mutations/groupOutcome.ts';
import { moveGroup } from '../mutations/moveGroup.ts';
import { restoreGroup } from '../mutations/restoreGroup.ts';
import {
  type Attempt,
  attempt,
  messageKey,
  reversibleGroupChange,
  tellGroupChange,
  type Unchanged,
} from '../mutations/sayChange.ts';
import { updateGroup } from '../mutations/updateGroup.ts';

export { setExpanded } from '../mutations/setExpanded.ts';

const quoted = (tree: GroupTree, id: string | null) =>
  id === null ? 'the top' : `“${tree.nodes.get(id)?.name ?? 'the group'}”`;

/** Says that nothing came of it, and offers to try it again where that is one press and of use. */
function complain(id: string, { message, isGone }: Omit<Unchanged, 'kind'>, again: () => Promise<undefined>): void {
  const action = !isGone && { label: 'Try again', run: again };
  toast({ key: messageKey(id), message: `${message}.`, tone: 'danger', timeout: null, ...(action && { action }) });
}

/** Gives the group another name, and offers the old one. What was shown is what is typed: a name apart from it is given up. */
export async function renameGroup(change: GroupChange, { id, name }: RenameInput): Promise<Attempt> {
  const old = quoted(knownTree(change.environment), id);
  return attempt(change, `${old} was not renamed`, async () => {
    const before = await fetchNames(change.environment, id);
    const outcome = await updateGroup(change, { id, name, displayName: null });
    if (outcome.kind === 'done' && before) {
      const displayName = before.displayName === before.name ? null : before.displayName;
      const back = { id, name: before.name, displayName };
      tellGroupChange(change, id, `${old} renamed to “${name}”`, {
        back: () => updateGroup(change, back),
        forth: () => updateGroup(change, { id, name, displayName: null }),
      });
    }
    return outcome;
  });
}

/** Says that a typed name was not saved, where its box is not there any more to say so. */
export function sayNotRenamed({ id, name, message }: RenameGivenUp): void {
  toast({
    key: messageKey(id),
    message: `${message}. The name you typed was “${name}”.`,
    tone: 'danger',
    timeout: null,
  });
}

async function put(change: GroupChange, { id, place }: MoveInput, message: string): Promise<Attempt> {
  const tree = knownTree(change.environment);
  const before = placeOf(tree, id);
  const outcome = await attempt(change, `${quoted(tree, id)} was not moved`, () => moveGroup(change, id, place));
  if (outcome.kind === 'done') {
    tellGroupChange(change, id, message, {
      back: () => moveGroup(change, id, before),
      forth: () => moveGroup(change, id, place),
    });
  }
  return outcome;
}

/** Moves the group, and offers to put it back. */
export function putGroup(change: GroupChange, input: MoveInput): Promise<Attempt> {
  const tree = knownTree(change.environment);
  return put(change, input, `${quoted(tree, input.id)} moved to ${quoted(tree, input.place.parentId)}`);
}

/** The same for a group that was dropped: it was let go, and nothing but a message is there to say what went wrong. */
export async function dropGroup(change: GroupChange, input: MoveInput): Promise<undefined> {
  const outcome = await putGroup(change, input);
  if (outcome.kind === 'refused') complain(input.id, outcome, () => dropGroup(change, input));
}

/** Moves the group past its neighbour, and offers to put it back. At the end of its siblings it stays. */
export async function stepGroup(change: GroupChange, { id, by }: StepInput): Promise<undefined> {
  const tree = knownTree(change.environment);
  const beside = placeBeside(tree, id, by);
  if (!beside) {
    announce(`${quoted(tree, id)} is the ${by < 0 ? 'first' : 'last'} here`);
    return;
  }
  const way = by < 0 ? 'before' : 'after';
  const words = `${quoted(tree, id)} moved ${way} ${quoted(tree, beside.passed.id)}`;
  const outcome = await put(change, { id, place: beside.place }, words);
  if (outcome.kind === 'refused') complain(id, outcome, () => stepGroup(change, { id, by }));
}

/** Deletes the group, and offers to bring it back. What goes wrong is said in passing: its row is still there. */
export async function removeGroup(change: GroupChange, { id }: RemoveInput): Promise<undefined> {
  const tree = knownTree(change.environment);
  const name = quoted(tree, id);
  const below = descendantsOf(tree, id).length;
  const withSubgroups = below === 0 ? '' : below === 1 ? ' with its subgroup' : ` with its ${below} subgroups`;
  const outcome = await attempt(change, `${name} was not deleted`, () => deleteGroup(change, id));
  if (outcome.kind === 'refused') {
    complain(id, outcome, () => removeGroup(change, { id }));
    return;
  }
  const what = `${name} deleted${withSubgroups}`;
  tellChange(
    reversibleGroupChange(change, id, what, {
      back: () => restoreGroup(change, id),
      forth: () => deleteGroup(change, id),
    }),
    `${what}. The documents stay in your library`,
  );
}
