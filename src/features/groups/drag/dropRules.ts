// Pure rules: which drops the tree of groups accepts, and the resulting place of a group.
import type { DragLoad, DropZone } from '#machines/groupDrag/groupDragTypes.ts';
import type { GroupPlace } from '#machines/groupTree/groupTreeTypes.ts';
import type { GroupNode } from '../data/groupNode.ts';
import { type GroupTree, placeOf } from '../data/groupTree.ts';
import { refusalOfParent } from '../data/places.ts';
import { groupActionTexts } from '../tree/groupActionTexts.ts';

const texts = groupActionTexts.drag;

/** A row of the tree. Derived subgroups are not stored; only their names are known. */
export interface RowGroup {
  readonly id: string;
  readonly name: string;
}

/** The part of a row under the pointer. Documents can only be dropped into groups; groups can also be dropped between them. */
export function zoneAt(kind: DragLoad['kind'], offset: number, height: number): DropZone {
  if (kind === 'documents') return 'into';
  if (offset < height / 3) return 'before';
  return offset > (height * 2) / 3 ? 'after' : 'into';
}

/** Why `load` cannot be dropped there, as a message; null if it can. */
export function refusalOf(tree: GroupTree, load: DragLoad, { id, name }: RowGroup, zone: DropZone): string | null {
  const node = tree.nodes.get(id);
  if (load.kind === 'documents') return refusalOfDocuments(node, name);
  if (id === load.id) return texts.isHeld(name);
  // Derived groups have no stored position, so nothing can be placed below or beside them.
  if (!node || zone === 'into') return refusalOfParent(tree, load.id, { id, name });
  const parent = node.parentId === null ? undefined : tree.nodes.get(node.parentId);
  return parent ? refusalOfParent(tree, load.id, parent) : null;
}

function refusalOfDocuments(node: GroupNode | undefined, name: string): string | null {
  switch (node?.kind) {
    case 'explicit':
      return null;
    case 'search':
    case 'regexKeyword':
      return texts.filledBySearch(name);
    case 'wordKeyword':
      return texts.filledByKeyword(name);
    case 'lastName':
      return texts.filledByLastName(name);
    case 'tex':
      return texts.filledByTex(name);
    case 'desktop':
      return texts.filledByDesktop(name);
    case 'automaticKeyword':
    case 'automaticPersons':
    case undefined:
      return texts.fillsItself(name);
  }
}

/** The position of a group after it was dropped on `id`; null if it is already there. */
export function placeAfterDrop(
  tree: GroupTree,
  groupId: string,
  id: string,
  zone: DropZone,
  isOpen: boolean,
): GroupPlace | null {
  const place = placeFor(tree, groupId, id, zone, isOpen);
  const now = placeOf(tree, groupId);
  return place.parentId === now.parentId && place.before === now.before ? null : place;
}

function placeFor(tree: GroupTree, groupId: string, id: string, zone: DropZone, isOpen: boolean): GroupPlace {
  const others = (parentId: string | null) => (tree.below.get(parentId) ?? []).filter((each) => each.id !== groupId);
  const node = tree.nodes.get(id);
  const parentId = node?.parentId ?? null;
  if (zone === 'into') return { parentId: id, before: null };
  if (zone === 'before') return { parentId, before: id };
  // Dropping below an expanded group places it as that group's first child, if that is allowed.
  const [first] = others(id);
  if (isOpen && first && node && refusalOfParent(tree, groupId, node) === null)
    return { parentId: id, before: first.id };
  const siblings = others(parentId);
  return { parentId, before: siblings[siblings.findIndex((each) => each.id === id) + 1]?.id ?? null };
}
