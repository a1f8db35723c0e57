// The types of the machine that reloads the page when a part of it is missing: its context, its events, and what its actors take and answer.

export interface ChunkReloadInput {
  /** How long ago the page was last reloaded for a missing part, in ms; Infinity when it never was. */
  readonly sinceReload: number;
}

export interface ChunkReloadContext {
  /** How much of the guard's time is left from the reload that brought this page, in ms. */
  readonly guarded: number;
}

/** Somebody waits for a part of the page that did not come. */
export interface ChunkReloadEvent {
  readonly type: 'chunk.missing';
  readonly online: boolean;
}

/** The page is to be loaded anew, and the moment to be kept for the page that comes. */
export interface ChunkReloadEmitted {
  readonly type: 'reload.wanted';
}
