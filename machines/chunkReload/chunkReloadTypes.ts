// The types of the machine that reloads the page when a part of it is missing: its context, its events, and what its actors take and answer.

export interface ChunkReloadInput {
  /** Time since the last reload for a missing chunk, in ms; Infinity if there was none. */
  readonly sinceReload: number;
}

export interface ChunkReloadContext {
  /** Time that the guard still blocks reloads, in ms. */
  readonly guarded: number;
}

/** Somebody waits for a chunk that could not be loaded. */
export interface ChunkReloadEvent {
  readonly type: 'chunk.missing';
  readonly online: boolean;
}

/** Reload the page, and remember the time across the reload. */
export interface ChunkReloadEmitted {
  readonly type: 'reload.wanted';
}
