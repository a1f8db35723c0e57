// The groups whose documents the list shows.

export interface GroupSelection {
  readonly ids: readonly string[];
  /** Whether a document has to be in all of the groups; otherwise one is enough. */
  readonly all: boolean;
}
