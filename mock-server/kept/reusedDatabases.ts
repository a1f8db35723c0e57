// Databases that worlds use one after the other: one that was closed is brought back to its first rows, which takes a tenth of starting another.
import type { EmbeddedDatabase } from '#server/database/openDatabase.ts';
import { restoreFirstRows } from './firstRows.ts';

/** One waits for the next world, because each holds some 200 MB. */
export class ReusedDatabases {
  #waiting: { readonly name: string; readonly database: EmbeddedDatabase } | null = null;
  #hasEnded = false;

  /**
   * Opens one with the first rows of this name, which nobody else has. Close it. `start` makes one where none waits; without copies of its first rows
   * (`keepFirstRows`) it is used once.
   */
  async open(name: string, start: () => Promise<EmbeddedDatabase>): Promise<EmbeddedDatabase> {
    const waiting = this.#waiting;
    if (waiting?.name !== name) return this.#lend(name, await start());
    this.#waiting = null;
    return this.#lend(name, waiting.database);
  }

  /** Ends the one that waits, and from now on each that is closed. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#replaceWaiting(null);
  }

  /** The database until it is closed: what comes later may not reach the world that has it then. */
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

  /** Makes it the one that waits, in place of another; closes it where none is wanted or its first rows are not kept. */
  async #restoreOrClose(name: string, database: EmbeddedDatabase): Promise<void> {
    const isRestored = !this.#hasEnded && (await restoreFirstRows(database).catch(() => false));
    if (isRestored && !this.#hasEnded) await this.#replaceWaiting({ name, database });
    else await database.close();
  }

  async #replaceWaiting(next: { readonly name: string; readonly database: EmbeddedDatabase } | null): Promise<void> {
    const before = this.#waiting;
    this.#waiting = next;
    await before?.database.close();
  }
}
