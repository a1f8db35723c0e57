// The database behind the queue, for what is asked before it is known who asks: sessions, log-in, sign-up. Together they take the turns of
// one account.
import type { Database } from '../database/database.ts';
import type { FairQueue } from './fairQueue.ts';

export function queuedDatabase(database: Database, queue: FairQueue): Database {
  return {
    query: (statement) => queue.run(null, 'quick', () => database.query(statement)),
    transaction: (work) => queue.run(null, 'quick', () => database.transaction(work)),
    close: () => database.close(),
  };
}
