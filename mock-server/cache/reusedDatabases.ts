// Reuses databases: when a world closes its database, the initial rows are restored for the next world. This takes a tenth of the time of starting another.
import type { EmbeddedDatabase } from '#server/database/openDatabase.ts';
import { restoreInitialRows } from './initialRows.ts';

/** Keeps only one database for the next world, because each takes about 200 MB. */
export class ReusedDatabases {
  #waiting: { readonly name: string; readonly database: EmbeddedDatabase } | null = null;
  #isClosed = false;

  /**
   * Opens a database with the initial rows of this name. The caller closes it. If none is waiting, `start` creates one; it is reused only if its initial rows
   * were copied (`copyInitialRows`).
   */
  async open(name: string, start: () => Promise<EmbeddedDatabase>): Promise<EmbeddedDatabase> {
    const waiting = this.#waiting;
    if (waiting?.name !== name) return this.#lend(name, await start());
    this.#waiting = null;
    return this.#lend(name, waiting.database);
  }

  /** Closes the waiting database, and from now on every database that a world closes. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#replaceWaiting(null);
  }

  /** Wraps the database so that it rejects statements after it is closed, when another world may use it. */
  #lend(name: string, database: EmbeddedDatabase): EmbeddedDatabase {
    let closed: Promise<void> | null = null;
    const whileOpen = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
      closed === null ? work() : Promise.reject(new Error('The database of this world is closed.'));
    return {
      ...database,
      query: (statement) => whileOpen(() => database.query(statement)),
      transaction: (work) => whileOpen(() => database.transaction(work)),
      dump: () => whileOpen(() => database.dump()),
      close: () => (closed ??= this.#restoreOrClose(name, database)),
    };
  }

  /** Restores the database and lets it wait for the next world; closes it if that is not possible. */
  async #restoreOrClose(name: string, database: EmbeddedDatabase): Promise<void> {
    const isRestored = !this.#isClosed && (await restoreInitialRows(database).catch(() => false));
    if (isRestored && !this.#isClosed) await this.#replaceWaiting({ name, database });
    else await database.close();
  }

  async #replaceWaiting(next: { readonly name: string; readonly database: EmbeddedDatabase } | null): Promise<void> {
    const before = this.#waiting;
    this.#waiting = next;
    await before?.database.close();
  }
}
