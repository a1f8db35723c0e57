// Pure rules: which drops the tree of groups accepts, and the resulting place of a group.
import type { DragLoad, DropZone } from '#machines/groupDrag/groupDragTypes.ts';
import type { GroupPlace } from '#machines/groupTree/groupTreeTypes.ts';
import type { GroupNode } from '../data/groupNode.ts';
import { type GroupTree, placeOf } from '../data/groupTree.ts';
import { refusalOfParent } from '../data/places.ts';
import { groupTreeTexts } from '../tree/groupTreeTexts.ts';

const texts = groupTreeTexts.drag;

/** A row of the tree. Subgroups that automatic groups made are not among the stored ones: of these only the name is known. */
export interface RowGroup {
  readonly id: string;
  readonly name: string;
}

/** Which part of a row the pointer is on: documents go into groups only, groups also between them. */
export function zoneAt(kind: DragLoad['kind'], offset: number, height: number): DropZone {
  if (kind === 'documents') return 'into';
  if (offset < height / 3) return 'before';
  return offset > (height * 2) / 3 ? 'after' : 'into';
}

/** Why `load` cannot be dropped there, in words; null where it can. */
export function refusalOf(tree: GroupTree, load: DragLoad, { id, name }: RowGroup, zone: DropZone): string | null {
  const node = tree.nodes.get(id);
  if (load.kind === 'documents') return refusalOfDocuments(node, name);
  if (id === load.id) return texts.isHeld(name);
  // What is made stands nowhere that could be kept: neither below it nor beside it.
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

/** Where a group stands after it was dropped on `id`; null when it stands there already. */
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
  // Below an open group is where its first subgroup stands, where this one can stand there too.
  const [first] = others(id);
  if (isOpen && first && node && refusalOfParent(tree, groupId, node) === null)
    return { parentId: id, before: first.id };
  const siblings = others(parentId);
  return { parentId, before: siblings[siblings.findIndex((each) => each.id === id) + 1]?.id ?? null };
}
