// Which groups the list shows.

export interface GroupSelection {
  readonly ids: readonly string[];
  /** Whether a document is to be in all of them; one is enough otherwise. */
  readonly all: boolean;
}
