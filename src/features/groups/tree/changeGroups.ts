// The actions on a group in the tree, and their messages. Preloaded shortly before they are needed.
import type {
  MoveInput,
  RemoveInput,
  RenameGivenUp,
  RenameInput,
  StepInput,
} from '#machines/groupTree/groupTreeTypes.ts';
import { announce } from '#src/ui/live/announce.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { descendantsOf, type GroupTree } from '../data/groupTree.ts';
import { knownTree } from '../data/knownTree.ts';
import { placeBeside } from '../data/places.ts';
import { deleteGroup } from '../mutations/deleteGroup.ts';
import type { GroupChange } from '../mutations/groupOutcome.ts';
import { moveGroup } from '../mutations/moveGroup.ts';
import { type Attempt, attempt, messageKey, newStep, tellGroupChange, type Unchanged } from '../mutations/sayChange.ts';
import { updateGroup } from '../mutations/updateGroup.ts';
import { groupActionTexts } from './groupActionTexts.ts';
import { groupTreeTexts } from './groupTreeTexts.ts';

export { setExpanded } from '../mutations/setExpanded.ts';

const texts = groupActionTexts.changes;

const quoted = (tree: GroupTree, id: string | null) =>
  id === null ? texts.top : texts.quoted(tree.nodes.get(id)?.name);

/** Reports that a change failed, with a retry if it is a single press and useful. */
function complain(id: string, { message, isGone }: Omit<Unchanged, 'kind'>, again: () => Promise<undefined>): void {
  const action = !isGone && { label: groupTreeTexts.retry, run: again };
  toast({ key: messageKey(id), message: `${message}.`, tone: 'danger', timeout: null, ...(action && { action }) });
}

/** Renames the group, and offers to undo it. A separate display name is removed, because the person edited the name that was shown. */
export async function renameGroup(change: GroupChange, { id, name }: RenameInput): Promise<Attempt> {
  const old = quoted(knownTree(change.environment), id);
  const step = newStep();
  const outcome = await attempt(change, texts.notRenamed(old), () =>
    updateGroup(change, { id, name, displayName: null }, step),
  );
  if (outcome.kind === 'done') tellGroupChange(change, id, texts.renamed(old, name), [step]);
  return outcome;
}

/** Reports that a typed name was not saved, if its input is no longer there to show it. */
export function sayNotRenamed({ id, name, message }: RenameGivenUp): void {
  toast({
    key: messageKey(id),
    message: texts.nameTyped(message, name),
    tone: 'danger',
    timeout: null,
  });
}

async function put(change: GroupChange, { id, place }: MoveInput, message: string, step: string): Promise<Attempt> {
  const name = quoted(knownTree(change.environment), id);
  const outcome = await attempt(change, texts.notMoved(name), () => moveGroup(change, id, place, step));
  if (outcome.kind === 'done') tellGroupChange(change, id, message, [step]);
  return outcome;
}

/** Moves the group, and offers to undo it. */
export function putGroup(change: GroupChange, input: MoveInput, step = newStep()): Promise<Attempt> {
  const tree = knownTree(change.environment);
  return put(change, input, texts.movedTo(quoted(tree, input.id), quoted(tree, input.place.parentId)), step);
}

/** The same after a drop, where failures can only be reported in a message. */
export async function dropGroup(change: GroupChange, input: MoveInput, step = newStep()): Promise<undefined> {
  const outcome = await putGroup(change, input, step);
  if (outcome.kind === 'refused') complain(input.id, outcome, () => dropGroup(change, input, step));
}

/** Moves the group past its neighbour, and offers to undo it. At the end of its siblings it stays. */
export async function stepGroup(change: GroupChange, { id, by }: StepInput): Promise<undefined> {
  const tree = knownTree(change.environment);
  const beside = placeBeside(tree, id, by);
  if (!beside) {
    announce((by < 0 ? texts.isFirst : texts.isLast)(quoted(tree, id)));
    return;
  }
  const moved = texts.movedPast(quoted(tree, id), by < 0 ? 'before' : 'after', quoted(tree, beside.passed.id));
  const outcome = await put(change, { id, place: beside.place }, moved, newStep());
  if (outcome.kind === 'refused') complain(id, outcome, () => stepGroup(change, { id, by }));
}

/** Deletes the group, and offers to undo it. Failures are reported in a message; the row is still there. */
export async function removeGroup(change: GroupChange, { id }: RemoveInput, step = newStep()): Promise<undefined> {
  const tree = knownTree(change.environment);
  const name = quoted(tree, id);
  const below = descendantsOf(tree, id).length;
  const outcome = await attempt(change, texts.notDeleted(name), () => deleteGroup(change, id, step));
  if (outcome.kind === 'refused') {
    complain(id, outcome, () => removeGroup(change, { id }, step));
    return;
  }
  const what = texts.deleted(name, below);
  tellGroupChange(change, id, what, [step], texts.documentsStay(what));
}
