// The interface of a database for the rest of the server: statements and transactions, the same for both engines.
import type { Sql } from 'sql-template-tag';

/** Runs statements: the database itself, or one transaction in it. */
export interface Queryable {
  /**
   * Runs one statement and returns its rows. `int8` is returned as a number (as a string beyond 2^53), `timestamptz` as a `Date`, `json` parsed,
   * `date` and `numeric` as strings; the same on both engines.
   */
  query<Row = Record<string, unknown>>(sql: Sql): Promise<Row[]>;
}

export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction, which is committed when it resolves, and rolled back when it rejects. Keep it short, and wait only for the
   * database in it, because the embedded engine runs one transaction at a time. Use only `tx` inside: the database itself would wait for this
   * transaction to end, and never return.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Closes the connections after running statements have finished. */
  close(): Promise<void>;
  /** The message why writes are rejected at the moment; null if they are not. */
  refusesWrites?: () => string | null;
  /** The message why a change with this many bytes of text is rejected at the moment; null if it is not. */
  refusesText?: (text: number) => string | null;
}

/** A statement ran too long. Its transaction was rolled back; a write outside of a transaction may have been stored. */
export class StatementTimeout extends Error {
  constructor() {
    super('The database took too long to answer.');
    this.name = 'StatementTimeout';
  }
}

/** The database cannot be reached, or the connection was lost during the statement. It is unknown whether an autocommitted write was stored. */
export class DatabaseUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The database cannot be reached.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** The disk of the database is full, or nearly full; the statement or its transaction was rolled back. */
export class StorageFull extends Error {
  constructor(message = 'The storage of the database is full.', cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageFull';
  }
}

/** A change in several transactions failed, and the earlier ones could not be reverted. They can be undone as the step with the id `undo`. */
export class PartlyStored extends Error {
  readonly undo: string;

  constructor(undo: string, cause: unknown) {
    super('A part of a change was stored.', { cause });
    this.name = 'PartlyStored';
    this.undo = undo;
  }
}

/** Awaits a write that is only a side effect of reading, such as recording when a session was last used. Ignores a full disk. */
export async function unlessFull(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
  }
}

/** The name of the constraint or unique index that a statement violated; null if it failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return null;
  return typeof error.code === 'string' && error.code.startsWith('23') && typeof error.constraint === 'string'
    ? error.constraint
    : null;
}
