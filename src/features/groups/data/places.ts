// The places where a group can be moved: the one rule for dragging, moving and the form.
import { isAutomatic } from './groupNode.ts';
import { descendantsOf, type GroupTree, pathTo, placeOf } from './groupTree.ts';
import { groupActionTexts } from '../tree/groupActionTexts.ts';

const texts = groupActionTexts.place;

/**
 * Why a group cannot be placed below this one, as a message; null if it can. People cannot add children to automatic groups, but existing children may stay: a
 * file can import such a group, and undoing a move can restore it. For these cases the API accepts automatic groups as parents.
 */
export function refusalOfParent(tree: GroupTree, id: string, parent: { id: string; name: string }): string | null {
  const node = tree.nodes.get(parent.id);
  if (!node || node.isMade) return texts.isDerived(parent.name);
  if (isAutomatic(node) && tree.nodes.get(id)?.parentId !== node.id) return texts.makesItsOwn(parent.name);
  return pathTo(tree, parent.id).some((above) => above.id === id) ? texts.inItself : null;
}

/** Every possible parent for this group, with its full path. For a new group (null): every group that may get children. */
export function parentsFor(tree: GroupTree, id: string | null): { value: string; label: string }[] {
  return descendantsOf(tree, null)
    .filter((node) => refusalOfParent(tree, id ?? '', node) === null)
    .map((node) => ({
      value: node.id,
      label: pathTo(tree, node.id)
        .map(({ name }) => name)
        .join(' › '),
    }));
}

/** The groups below this parent (null: top level) before which the group can be placed; an empty value places it last. */
export function ordersIn(tree: GroupTree, id: string, parentId: string | null): { value: string; label: string }[] {
  const others = (tree.below.get(parentId) ?? []).filter((node) => !node.isMade && node.id !== id);
  return [
    ...others.map((node) => ({ value: node.id, label: texts.before(node.name) })),
    { value: '', label: texts.last },
  ];
}

/** The position one further up (-1) or down (1), and the sibling that is passed; null at either end. */
export function placeBeside(tree: GroupTree, id: string, by: -1 | 1) {
  const { parentId } = placeOf(tree, id);
  const siblings = (tree.below.get(parentId) ?? []).filter(({ isMade }) => !isMade);
  const index = siblings.findIndex((node) => node.id === id);
  const passed = index < 0 ? undefined : siblings[index + by];
  if (!passed) return null;
  return { passed, place: { parentId, before: by < 0 ? passed.id : (siblings[index + 2]?.id ?? null) } };
}
