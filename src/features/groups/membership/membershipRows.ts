// What the list of groups shows: every group that is filled by hand, below what it is in, or those that a filter finds, with the way to them.
import { type GroupTree, pathTo } from '../data/groupTree.ts';
import type { GroupNode } from '../data/groupNode.ts';
import { matches } from '../data/filterTree.ts';

export interface MembershipRow {
  readonly node: GroupNode;
  readonly depth: number;
  /** It can be ticked; others stand there for those below them. */
  readonly isFilled: boolean;
  /** Where it is, when a filter took it out of its place. */
  readonly path: readonly string[];
}

const isFilled = ({ kind, isMade }: GroupNode) => kind === 'explicit' && !isMade;

/** The rows in the order of the tree. */
export function membershipRows(tree: GroupTree, filter: string): MembershipRow[] {
  const ordered: GroupNode[] = [];
  const walk = (parentId: string | null) => {
    for (const node of tree.below.get(parentId) ?? []) {
      ordered.push(node);
      walk(node.id);
    }
  };
  walk(null);
  if (filter.trim() !== '') {
    return ordered
      .filter((node) => isFilled(node) && matches(node, filter.trim()))
      .map((node) => ({
        node,
        depth: 0,
        isFilled: true,
        path: pathTo(tree, node.id)
          .slice(0, -1)
          .map(({ name }) => name),
      }));
  }
  const needed = new Set(ordered.filter(isFilled).flatMap((node) => pathTo(tree, node.id).map(({ id }) => id)));
  return ordered
    .filter(({ id }) => needed.has(id))
    .map((node) => ({ node, depth: node.depth, isFilled: isFilled(node), path: [] }));
}

/** How a box stands: what was chosen, else as the documents are. */
export function boxOf(share: number, total: number, choice: 'all' | 'none' | undefined): 'all' | 'some' | 'none' {
  if (choice !== undefined) return choice;
  return share === 0 ? 'none' : share >= total ? 'all' : 'some';
}

/** What pressing the box leads to; null is back to how it was. Where documents differ there are three: all, none, as it was. */
export function nextChoice(share: number, total: number, choice: 'all' | 'none' | undefined): 'all' | 'none' | null {
  const before = boxOf(share, total, undefined);
  if (before === 'some') return choice === undefined ? 'all' : choice === 'all' ? 'none' : null;
  if (choice !== undefined) return null;
  return before === 'all' ? 'none' : 'all';
}
