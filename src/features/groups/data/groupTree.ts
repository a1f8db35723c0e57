// The tree of groups as plain data: built from the server's flat list, traversed, and searched for paths.
import { type GroupNode, type GroupRecord, isAutomatic } from './groupNode.ts';

export interface GroupTree {
  readonly nodes: ReadonlyMap<string, GroupNode>;
  /** The groups below each, in their order; those at the top are below null. */
  readonly below: ReadonlyMap<string | null, readonly GroupNode[]>;
}

/**
 * Builds the tree from groups in any order, where siblings stand in theirs. `made` holds the subgroups that automatic groups made, by the
 * group they are below, `turned` the groups that are open or closed whatever is stored. A group whose parent is not there stands at the top: nothing is lost from sight.
 */
export function buildTree(
  groups: readonly GroupRecord[],
  made: ReadonlyMap<string, readonly GroupRecord[]> = new Map(),
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
  for (const [parentId, subgroups] of made) for (const group of subgroups) put(parentId, group);

  const nodes = new Map<string, GroupNode>();
  const below = new Map<string | null, GroupNode[]>();
  const place = (parentId: string | null, depth: number) => {
    const placed = (children.get(parentId) ?? []).map((group): GroupNode => {
      const node = {
        ...group,
        parentId,
        depth,
        isExpanded: turned.get(group.id) ?? group.isExpanded,
        // What is stored is all here; of what is made the server knows before it is fetched.
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

/** A row of the tree as it is drawn. */
export interface TreeRow {
  readonly node: GroupNode;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
}

/** The rows that are seen, from the top to the foot, where `isOpen` says whose subgroups are shown and `isKept` which are left in. */
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

/** Every group below this one, parents before children. */
export function descendantsOf({ below }: GroupTree, id: string | null): GroupNode[] {
  return (below.get(id) ?? []).flatMap((node) => [node, ...descendantsOf({ below, nodes: new Map() }, node.id)]);
}

/** The way from the top to this group, itself included; empty if it is not there. */
export function pathTo({ nodes }: GroupTree, id: string): GroupNode[] {
  const path: GroupNode[] = [];
  for (let node = nodes.get(id); node; node = node.parentId === null ? undefined : nodes.get(node.parentId)) {
    path.unshift(node);
  }
  return path;
}

/** Where a group stands, so that it can be put back there: its parent and the sibling after it. */
export function placeOf({ nodes, below }: GroupTree, id: string): { parentId: string | null; before: string | null } {
  const parentId = nodes.get(id)?.parentId ?? null;
  const siblings = (below.get(parentId) ?? []).filter(({ isMade }) => !isMade);
  const after = siblings[siblings.findIndex((node) => node.id === id) + 1];
  return { parentId, before: after?.id ?? null };
}
