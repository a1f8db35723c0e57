// The types of the machine of an export: its context and its events.

export interface LibraryExportContext {
  /** Some changes could not be saved, and are not in the file. */
  readonly isPartlyUnsaved: boolean;
  /** Why there is no file. */
  readonly message: string | null;
}

export type LibraryExportEvent = { type: 'export.giveUp' } | { type: 'export.retry' };
