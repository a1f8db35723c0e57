// Puts the statements of a database into the queue; for data outside of libraries: sessions, log-in, sign-up and accounts.
import type { Database } from '../database/database.ts';
import { type Asker, type FairQueue, QueueFull } from './fairQueue.ts';

export interface QueuedDatabaseOptions {
  readonly database: Database;
  readonly queue: FairQueue;
  readonly asker: Asker;
  /** Called when work is rejected because the asker has too much waiting. */
  readonly onFull?: () => void;
}

/** Statements and transactions of the returned database throw `QueueFull` if the asker has too much work waiting. */
export function queuedDatabase({ database, queue, asker, onFull }: QueuedDatabaseOptions): Database {
  async function inTurn<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await queue.run(asker, 'quick', run);
    } catch (error) {
      if (error instanceof QueueFull) onFull?.();
      throw error;
    }
  }
  return {
    query: (statement) => inTurn(() => database.query(statement)),
    transaction: (work) => inTurn(() => database.transaction(work)),
    close: () => database.close(),
  };
}
