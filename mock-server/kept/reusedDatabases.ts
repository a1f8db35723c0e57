// Databases that worlds use one after the other: one that was closed is brought back to its first rows, which takes a tenth of starting another.
import type { EmbeddedDatabase } from '#server/database/openDatabase.ts';
import { restoreFirstRows } from './firstRows.ts';

/** As many wait for the next world; each holds some 200 MB. */
const mostWaiting = 1;

export interface ReusedDatabases {
  /** Opens one with the first rows, which nobody else has. Close it. */
  open(): Promise<EmbeddedDatabase>;
  /** Ends those that wait, and from now on each that is closed. */
  end(): Promise<void>;
}

/** `start` makes a database. Without copies of its first rows (`keepFirstRows`) it is used once. */
export function reuseDatabases(start: () => Promise<EmbeddedDatabase>): ReusedDatabases {
  const waiting: EmbeddedDatabase[] = [];
  let hasEnded = false;

  /** Brings it back, or ends it where it is not wanted or cannot be brought back. */
  async function takeBack(database: EmbeddedDatabase): Promise<void> {
    const isWanted = () => !hasEnded && waiting.length < mostWaiting;
    const isRestored = isWanted() && (await restoreFirstRows(database).catch(() => false));
    if (isRestored && isWanted()) waiting.push(database);
    else await database.close();
  }

  return {
    async open() {
      const database = waiting.pop() ?? (await start());
      return lend(database, () => takeBack(database));
    },
    async end() {
      hasEnded = true;
      await Promise.all(waiting.splice(0).map((database) => database.close()));
    },
  };
}

/** The database until it is closed: what comes later may not reach the world that has it then. */
function lend(database: EmbeddedDatabase, takeBack: () => Promise<void>): EmbeddedDatabase {
  let closed: Promise<void> | null = null;
  const whileOpen = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
    closed === null ? work() : Promise.reject(new Error('The database of this world is closed.'));
  return {
    ...database,
    query: (statement) => whileOpen(() => database.query(statement)),
    transaction: (work) => whileOpen(() => database.transaction(work)),
    dump: () => whileOpen(() => database.dump()),
    close: () => (closed ??= takeBack()),
  };
}
