// The database behind the queue, for what is no library: sessions, log-in, sign-up and accounts.
import type { Database } from '../database/database.ts';
import { type Asker, type FairQueue, QueueFull } from './fairQueue.ts';

export interface QueuedDatabaseOptions {
  readonly database: Database;
  readonly queue: FairQueue;
  readonly asker: Asker;
  /** Called when something is refused because too much of the asker waits. */
  readonly onFull?: () => void;
}

/** Its statements and transactions throw `QueueFull` where too much of the asker waits. */
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
