// What goes into and comes out of the machine of an export.

export interface LibraryExportContext {
  /** What was typed could not be saved, and is not in the file. */
  readonly isPartlyUnsaved: boolean;
  /** Why there is no file. */
  readonly message: string | null;
}

export type LibraryExportEvent = { type: 'export.giveUp' } | { type: 'export.retry' };
