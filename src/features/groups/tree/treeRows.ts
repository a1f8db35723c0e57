// The rows of the tree: groups, and lines for children that are loading or failed to load.
import { type GroupNode, maximumDerivedGroups } from '../data/groupNode.ts';
import { type GroupTree, type TreeRow, visibleRows } from '../data/groupTree.ts';
import type { FilteredTree } from '../data/filterTree.ts';
import type { DerivedSubgroupsState } from './createDerivedSubgroups.ts';

/** A row that is not a group. */
export interface TreeNote {
  /** `more`: there are more subgroups than were loaded. */
  readonly note: 'coming' | 'failed' | 'more';
  readonly below: GroupNode;
}

export type DrawnRow = TreeRow | TreeNote;

/** The note at the end of the children of this expanded group. */
function noteBelow(node: GroupNode, tree: GroupTree, derived: DerivedSubgroupsState | null): TreeNote['note'] | null {
  if (!node.hasChildren) return null;
  if (derived?.failures.has(node.id)) return 'failed';
  const fetched = derived?.groups.get(node.id);
  if (fetched && fetched.length >= maximumDerivedGroups) return 'more';
  return fetched === undefined && !tree.below.has(node.id) ? 'coming' : null;
}

/** The rows from top to bottom. */
export function drawnRows(
  tree: GroupTree,
  derived: DerivedSubgroupsState | null,
  filtered: FilteredTree | null,
): DrawnRow[] {
  const isOpen = filtered
    ? ({ id, isExpanded }: GroupNode) => isExpanded || filtered.opened.has(id)
    : ({ isExpanded }: GroupNode) => isExpanded;
  const rows: DrawnRow[] = visibleRows(tree, isOpen, filtered ? ({ id }) => filtered.kept.has(id) : undefined);
  if (filtered) return rows;
  // From bottom to top, so that indexes stay valid while rows are inserted.
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (!row || !('node' in row) || !row.node.isExpanded) continue;
    const { node } = row;
    const note = noteBelow(node, tree, derived);
    if (note === null) continue;
    let end = index + 1;
    for (let next = rows[end]; next && depthOf(next) > node.depth; next = rows[end]) end += 1;
    rows.splice(end, 0, { note, below: node });
  }
  return rows;
}

/** The number of ancestors of this row. */
export function depthOf(row: DrawnRow): number {
  return 'node' in row ? row.node.depth : row.below.depth + 1;
}

/** The index of the group; -1 if it is not shown. */
export function indexOfGroup(rows: readonly DrawnRow[], id: string | null): number {
  return rows.findIndex((row) => 'node' in row && row.node.id === id);
}

/** The group of a row; null for a note. */
export function groupAt(rows: readonly DrawnRow[], index: number): GroupNode | null {
  const row = rows[index];
  return row && 'node' in row ? row.node : null;
}

/** The ids of the groups among these rows. */
export function groupIds(rows: readonly DrawnRow[]): string[] {
  return rows.flatMap((row) => ('node' in row ? [row.node.id] : []));
}

/** Whether the group at this index is a child of `node`. */
export function isBelow(rows: readonly DrawnRow[], index: number, node: GroupNode): boolean {
  return groupAt(rows, index)?.parentId === node.id;
}

/** Whether the group is shown expanded, by itself or by a filter: it is if a child is visible. */
export function isShownOpen(rows: readonly DrawnRow[], index: number, node: GroupNode): boolean {
  return node.hasChildren && (node.isExpanded || isBelow(rows, index + 1, node));
}

/** The index of the nearest group from here in this direction; -1 if there is none. */
export function groupNear(rows: readonly DrawnRow[], index: number, step: 1 | -1 = -1): number {
  let place = index;
  for (let row = rows[place]; row && !('node' in row); row = rows[place]) place += step;
  return place < rows.length ? place : -1;
}
