// The rows of the groups dialog: new groups first, then all groups filled by hand below their ancestors, or those that a filter matches, with their paths.
import type { NewGroup } from '#machines/groupMembership/groupMembershipTypes.ts';
import { type GroupTree, pathTo } from '../data/groupTree.ts';
import type { GroupNode } from '../data/groupNode.ts';
import { matches } from '../data/filterTree.ts';

export interface MembershipRow {
  readonly node: Pick<GroupNode, 'id' | 'name' | 'kind' | 'icon' | 'color'>;
  readonly depth: number;
  /** A new group that is not saved yet; its key stands for its id. */
  readonly isNew: boolean;
  /** A group with the name of a new one, which may have been saved without an answer: the key of the new one. */
  readonly newKey?: string | undefined;
  /** Whether it can be ticked; other rows are only there for their children. */
  readonly isFilled: boolean;
  /** The path of its parents, if a filter took it out of its place. */
  readonly path: readonly string[];
}

const isFilled = ({ kind, isMade }: GroupNode) => kind === 'explicit' && !isMade;

/** New groups first, in the order in which they were named, without those that exist by now; then the rows in the order of the tree. */
export function membershipRows(tree: GroupTree, filter: string, newGroups: readonly NewGroup[] = []): MembershipRow[] {
  const keys = new Map(newGroups.map(({ key, name }) => [name, key]));
  const newKeyOf = (node: GroupNode) => (node.parentId === null && isFilled(node) ? keys.get(node.name) : undefined);
  const there = new Set((tree.below.get(null) ?? []).map(newKeyOf));
  const named = newGroups.filter((group) => !there.has(group.key) && matches(group, filter.trim()));
  return [...named.map(rowOfNew), ...rowsOfTree(tree, filter.trim(), newKeyOf)];
}

function rowOfNew({ key, name }: NewGroup): MembershipRow {
  const node = { id: key, name, kind: 'explicit', icon: null, color: null } as const;
  return { node, depth: 0, isNew: true, isFilled: true, path: [] };
}

function rowsOfTree(
  tree: GroupTree,
  filter: string,
  newKeyOf: (node: GroupNode) => string | undefined,
): MembershipRow[] {
  const ordered: GroupNode[] = [];
  const walk = (parentId: string | null) => {
    for (const node of tree.below.get(parentId) ?? []) {
      ordered.push(node);
      walk(node.id);
    }
  };
  walk(null);
  if (filter !== '') {
    return ordered
      .filter((node) => isFilled(node) && matches(node, filter))
      .map((node) => ({
        node,
        depth: 0,
        isNew: false,
        newKey: newKeyOf(node),
        isFilled: true,
        path: pathTo(tree, node.id)
          .slice(0, -1)
          .map(({ name }) => name),
      }));
  }
  const needed = new Set(ordered.filter(isFilled).flatMap((node) => pathTo(tree, node.id).map(({ id }) => id)));
  return ordered
    .filter(({ id }) => needed.has(id))
    .map((node) => ({
      node,
      depth: node.depth,
      isNew: false,
      newKey: newKeyOf(node),
      isFilled: isFilled(node),
      path: [],
    }));
}

/** The state of a box: the choice or, without one, how many of the documents are in the group. */
export function boxOf(share: number, total: number, choice: 'all' | 'none' | undefined): 'all' | 'some' | 'none' {
  if (choice !== undefined) return choice;
  return share === 0 ? 'none' : share >= total ? 'all' : 'some';
}

/** The next choice when the box is pressed; null restores the initial state. Mixed boxes cycle through all, none, and unchanged. */
export function nextChoice(share: number, total: number, choice: 'all' | 'none' | undefined): 'all' | 'none' | null {
  const before = boxOf(share, total, undefined);
  if (before === 'some') return choice === undefined ? 'all' : choice === 'all' ? 'none' : null;
  if (choice !== undefined) return null;
  return before === 'all' ? 'none' : 'all';
}
