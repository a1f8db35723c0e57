// The rows of the list that are loaded, as far as ticking and acting on them needs.

interface LoadedRow {
  readonly id: string;
  readonly title: string | null | undefined;
}

export interface LoadedRows {
  readonly nodes: readonly LoadedRow[];
  /** The row number of the first of them. */
  readonly first: number;
  /** How many rows the list has as far as is known. */
  readonly count: number;
}

/** What the document is called, if its row is loaded. */
export function titleIn(nodes: readonly LoadedRow[], id: string): string | null {
  return nodes.find((node) => node.id === id)?.title ?? null;
}
