// The loaded rows of the list, for selecting and acting on them.

interface LoadedRow {
  readonly id: string;
  readonly title: string | null | undefined;
}

export interface LoadedRows {
  readonly nodes: readonly LoadedRow[];
  /** The row number of the first. */
  readonly first: number;
  /** The known number of rows. */
  readonly count: number;
}

/** The document's title, if its row is loaded. */
export function titleIn(nodes: readonly LoadedRow[], id: string): string | null {
  return nodes.find((node) => node.id === id)?.title ?? null;
}
