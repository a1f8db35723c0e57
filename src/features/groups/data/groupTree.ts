// The tree of groups as plain data: built from the server's flat list, traversed, and searched for paths.
import { type GroupNode, type GroupRecord, isAutomatic } from './groupNode.ts';

export interface GroupTree {
  readonly nodes: ReadonlyMap<string, GroupNode>;
  /** The children of each group, in order; the top level is under null. */
  readonly below: ReadonlyMap<string | null, readonly GroupNode[]>;
}

/**
 * Builds the tree from groups in any order, with siblings in their own order. `derived` holds the derived subgroups by their parent, `turned` the groups that were
 * expanded or collapsed on this page, which overrides the stored state. A group whose parent is missing is placed at the top level, so that it stays visible.
 */
export function buildTree(
  groups: readonly GroupRecord[],
  derived: ReadonlyMap<string, readonly GroupRecord[]> = new Map(),
  turned: ReadonlyMap<string, boolean> = new Map(),
): GroupTree {
  const records = new Map(groups.map((group) => [group.id, group]));
  const children = new Map<string | null, GroupRecord[]>();
  const put = (parentId: string | null, group: GroupRecord) => {
    const siblings = children.get(parentId);
    if (siblings) siblings.push(group);
    else children.set(parentId, [group]);
  };
  for (const group of groups) {
    put(group.parentId !== null && records.has(group.parentId) ? group.parentId : null, group);
  }
  for (const [parentId, subgroups] of derived) for (const group of subgroups) put(parentId, group);

  const nodes = new Map<string, GroupNode>();
  const below = new Map<string | null, GroupNode[]>();
  const place = (parentId: string | null, depth: number) => {
    const placed = (children.get(parentId) ?? []).map((group): GroupNode => {
      const node = {
        ...group,
        parentId,
        depth,
        isExpanded: turned.get(group.id) ?? group.isExpanded,
        // All stored groups are here. Derived ones may not be fetched yet, but the server tells whether there are any.
        hasChildren: children.has(group.id) || ((group.isMade || isAutomatic(group)) && group.hasChildren),
      };
      nodes.set(group.id, node);
      return node;
    });
    below.set(parentId, placed);
    for (const { id } of placed) if (children.has(id)) place(id, depth + 1);
  };
  place(null, 0);
  return { nodes, below };
}

/** A visible row of the tree. */
export interface TreeRow {
  readonly node: GroupNode;
  /** The position among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
}

/** The visible rows from top to bottom. `isOpen` tells which groups are expanded, `isKept` which ones the filter keeps. */
export function visibleRows(
  { below }: GroupTree,
  isOpen: (node: GroupNode) => boolean,
  isKept: (node: GroupNode) => boolean = () => true,
): TreeRow[] {
  const rows: TreeRow[] = [];
  const walk = (parentId: string | null) => {
    const siblings = (below.get(parentId) ?? []).filter(isKept);
    siblings.forEach((node, index) => {
      rows.push({ node, position: index + 1, siblings: siblings.length });
      if (isOpen(node)) walk(node.id);
    });
  };
  walk(null);
  return rows;
}

/** All descendants of this group, parents before children. */
export function descendantsOf({ below }: GroupTree, id: string | null): GroupNode[] {
  return (below.get(id) ?? []).flatMap((node) => [node, ...descendantsOf({ below, nodes: new Map() }, node.id)]);
}

/** The path from the top level to this group, including the group; empty if the group is missing. */
export function pathTo({ nodes }: GroupTree, id: string): GroupNode[] {
  const path: GroupNode[] = [];
  for (let node = nodes.get(id); node; node = node.parentId === null ? undefined : nodes.get(node.parentId)) {
    path.unshift(node);
  }
  return path;
}

/** The position of a group, so that it can be moved back there: its parent and the next sibling. */
export function placeOf({ nodes, below }: GroupTree, id: string): { parentId: string | null; before: string | null } {
  const parentId = nodes.get(id)?.parentId ?? null;
  const siblings = (below.get(parentId) ?? []).filter(({ isMade }) => !isMade);
  const after = siblings[siblings.findIndex((node) => node.id === id) + 1];
  return { parentId, before: after?.id ?? null };
}
