// Filters the tree of groups: keeps those whose name contains the words, and their ancestors.
import { fold } from '#bibliography/fold.ts';
import type { GroupNode, GroupRecord } from './groupNode.ts';
import { type GroupTree, pathTo } from './groupTree.ts';

export interface FilteredTree {
  /** The ids that stay in the tree. */
  readonly kept: ReadonlySet<string>;
  /** The groups on the way to another that matches: they are shown open. */
  readonly opened: ReadonlySet<string>;
  /** How many match by themselves. */
  readonly count: number;
}

/** Whether a name has every word of `text`, whatever case and accents. */
export function matches({ name }: Pick<GroupRecord, 'name'>, text: string): boolean {
  const folded = fold(name);
  return fold(text)
    .split(' ')
    .every((word) => folded.includes(word));
}

/** Filters the tree; a text without words leaves all. */
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
