// Where a group can be placed: the one rule for dragging, moving and the form.
import { isAutomatic } from './groupNode.ts';
import { descendantsOf, type GroupTree, pathTo, placeOf } from './groupTree.ts';
import { groupTreeTexts } from '../tree/groupTreeTexts.ts';

const texts = groupTreeTexts.place;

/**
 * Why a group cannot stand below this one, in words; null where it can. Below automatic groups nobody puts any, but what stands there
 * may stay: a file can bring such a group, and a move away can be taken back. For these the API takes automatic groups as parents.
 */
export function refusalOfParent(tree: GroupTree, id: string, parent: { id: string; name: string }): string | null {
  const node = tree.nodes.get(parent.id);
  if (!node || node.isMade) return texts.isDerived(parent.name);
  if (isAutomatic(node) && tree.nodes.get(id)?.parentId !== node.id) return texts.makesItsOwn(parent.name);
  return pathTo(tree, parent.id).some((above) => above.id === id) ? texts.inItself : null;
}

/** Every group that this one can stand below, by its whole way; a new one (null) below all that people fill with subgroups. */
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

/** Before which of the groups below that one (null: at the top) this one can stand; last where the value is empty. */
export function ordersIn(tree: GroupTree, id: string, parentId: string | null): { value: string; label: string }[] {
  const others = (tree.below.get(parentId) ?? []).filter((node) => !node.isMade && node.id !== id);
  return [
    ...others.map((node) => ({ value: node.id, label: texts.before(node.name) })),
    { value: '', label: texts.last },
  ];
}

/** The place one further up (-1) or down (1), and the sibling that is passed; null at either end. */
export function placeBeside(tree: GroupTree, id: string, by: -1 | 1) {
  const { parentId } = placeOf(tree, id);
  const siblings = (tree.below.get(parentId) ?? []).filter(({ isMade }) => !isMade);
  const index = siblings.findIndex((node) => node.id === id);
  const passed = index < 0 ? undefined : siblings[index + by];
  if (!passed) return null;
  return { passed, place: { parentId, before: by < 0 ? passed.id : (siblings[index + 2]?.id ?? null) } };
}
