// The tree of groups, built from their rows: the order of siblings, ancestors, descendants and depths.
import type { GroupRow } from './groupRow.ts';

/** The properties of a group that define its place in the tree. */
export type TreeRow = Pick<GroupRow, 'id' | 'parent_id' | 'position'>;

/** Compares siblings by position, then by id. */
function compareSiblings(a: TreeRow, b: TreeRow): number {
  return a.position - b.position || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** A tree of groups of one library. Groups whose parent is not among the rows are at the top level. */
export class GroupTree<Row extends TreeRow> {
  readonly #rows: ReadonlyMap<string, Row>;
  readonly #children = new Map<string | null, Row[]>();

  constructor(rows: readonly Row[]) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    for (const row of [...rows].sort(compareSiblings)) {
      const parent = this.parentOf(row)?.id ?? null;
      const siblings = this.#children.get(parent);
      if (siblings) siblings.push(row);
      else this.#children.set(parent, [row]);
    }
  }

  get size(): number {
    return this.#rows.size;
  }

  find(id: string): Row | null {
    return this.#rows.get(id) ?? null;
  }

  parentOf(row: TreeRow): Row | null {
    return row.parent_id === null ? null : this.find(row.parent_id);
  }

  /** The sorted subgroups of a group, or for null the groups at the top level. */
  childrenOf(id: string | null): readonly Row[] {
    return this.#children.get(id) ?? [];
  }

  /** All descendants of a group, or for null the whole tree: parents before children, and siblings in order. */
  below(id: string | null): Row[] {
    const found: Row[] = [];
    const waiting = [...this.childrenOf(id)].reverse();
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      found.push(row);
      waiting.push(...[...this.childrenOf(row.id)].reverse());
    }
    return found;
  }

  /** The level of a group: 1 for groups at the top level; 0 for null. */
  depthOf(id: string | null): number {
    let depth = 0;
    for (let row = id === null ? null : this.find(id); row; row = this.parentOf(row)) depth += 1;
    return depth;
  }

  /** The number of levels of a group with its descendants. */
  heightOf(id: string): number {
    const depth = this.depthOf(id);
    return this.below(id).reduce((height, row) => Math.max(height, this.depthOf(row.id) - depth + 1), 1);
  }

  /** Whether `id` is `ancestorId` or one of its descendants. */
  isWithin(id: string, ancestorId: string): boolean {
    for (let row = this.find(id); row; row = this.parentOf(row)) if (row.id === ancestorId) return true;
    return false;
  }
}
