// The types of the machine that reloads the page when a part of its code is missing: its input, its context and its events.

export interface ChunkReloadInput {
  /** Time since the last reload for a missing chunk, in ms; Infinity if there was none. */
  readonly sinceReload: number;
}

export interface ChunkReloadContext {
  /** Time that the guard still blocks reloads, in ms. */
  readonly guarded: number;
}

/** A chunk that the page waits for could not be loaded. */
export interface ChunkReloadEvent {
  readonly type: 'chunk.missing';
  readonly online: boolean;
}

/** The page has to be reloaded; the time of this is to be remembered across the reload. */
export interface ChunkReloadEmitted {
  readonly type: 'reload.wanted';
}
