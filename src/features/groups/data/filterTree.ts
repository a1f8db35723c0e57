// Filters the tree of groups: keeps those whose name contains the words, and their ancestors.
import { fold } from '#bibliography/fold.ts';
import type { GroupNode, GroupRecord } from './groupNode.ts';
import { type GroupTree, pathTo } from './groupTree.ts';

export interface FilteredTree {
  /** The ids of the groups that remain visible. */
  readonly kept: ReadonlySet<string>;
  /** The ancestors of matching groups, which are shown expanded. */
  readonly opened: ReadonlySet<string>;
  /** The number of groups whose own name matches. */
  readonly count: number;
}

/** Whether a name contains every word of `text`, ignoring case and accents. */
export function matches({ name }: Pick<GroupRecord, 'name'>, text: string): boolean {
  const folded = fold(name);
  return fold(text)
    .split(' ')
    .every((word) => folded.includes(word));
}

/** Filters the tree; a text without words keeps every group. */
export function filterTree(tree: GroupTree, text: string): FilteredTree {
  const kept = new Set<string>();
  const opened = new Set<string>();
  const found = [...tree.nodes.values()].filter((node: GroupNode) => matches(node, text.trim()));
  for (const { id } of found) {
    kept.add(id);
    for (const above of pathTo(tree, id).slice(0, -1)) {
      kept.add(above.id);
      opened.add(above.id);
    }
  }
  return { kept, opened, count: found.length };
}
