// Carries messages about libraries to everybody who listens: within this process, or (postgresBus.ts) in all processes on one database.
import type { LiveMessage } from './liveMessages.ts';

export type LiveListener = (message: LiveMessage) => void;

export interface LiveBus {
  /** Sends a message to all listeners. Delivery is not guaranteed; listeners that need every change must also poll. */
  send(message: LiveMessage): void;
  /** Calls `listener` with each message, those of this process included. Returns the function that ends it. */
  listen(listener: LiveListener): () => void;
  close(): Promise<void>;
}

/** For a database that only one process uses. */
export class ProcessBus implements LiveBus {
  readonly #listeners = new Set<LiveListener>();

  send(message: LiveMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  listen(listener: LiveListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): Promise<void> {
    this.#listeners.clear();
    return Promise.resolve();
  }
}
