// The tree that rows of groups make: the order of siblings, who stands below whom, and how deep.
import type { GroupRow } from './groupRow.ts';

/** What of a group says where it stands. */
export type TreeRow = Pick<GroupRow, 'id' | 'parent_id' | 'position'>;

/** Siblings stand by position, ties by id. */
function compareSiblings(a: TreeRow, b: TreeRow): number {
  return a.position - b.position || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Groups of one library, each with its parent; one whose parent is not among them stands at the top. */
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

  /** The subgroups of a group, or with null those at the top, in their order. */
  childrenOf(id: string | null): readonly Row[] {
    return this.#children.get(id) ?? [];
  }

  /** Everything below a group, or with null the whole tree: parents before children, siblings in their order. */
  below(id: string | null): Row[] {
    const found: Row[] = [];
    const waiting = [...this.childrenOf(id)].reverse();
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      found.push(row);
      waiting.push(...[...this.childrenOf(row.id)].reverse());
    }
    return found;
  }

  /** How many levels lead down to a group, itself among them; 0 for the top. */
  depthOf(id: string | null): number {
    let depth = 0;
    for (let row = id === null ? null : this.find(id); row; row = this.parentOf(row)) depth += 1;
    return depth;
  }

  /** How many levels a group and what is below it take. */
  heightOf(id: string): number {
    const depth = this.depthOf(id);
    return this.below(id).reduce((height, row) => Math.max(height, this.depthOf(row.id) - depth + 1), 1);
  }

  /** Whether `id` is `ancestorId` or stands somewhere below it. */
  isWithin(id: string, ancestorId: string): boolean {
    for (let row = this.find(id); row; row = this.parentOf(row)) if (row.id === ancestorId) return true;
    return false;
  }
}
