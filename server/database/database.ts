// What the rest of the server knows of a database: statements and transactions. Both engines look alike behind it.
import type { Sql } from 'sql-template-tag';

/** Something that answers statements: the database itself, or one transaction in it. */
export interface Queryable {
  /**
   * Runs one statement and answers its rows. `int8` comes as a number (as a string beyond 2^53), `timestamptz` as a
   * `Date`, `json` parsed, `date` and `numeric` as strings; the same on both engines.
   */
  query<Row = Record<string, unknown>>(sql: Sql): Promise<Row[]>;
}

export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. Keep it short and wait for
   * nothing but the database in it: the embedded engine runs one transaction at a time. Use only `tx` inside; the
   * database itself would wait for this transaction to end, and so for ever.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Ends the connections; what is running is finished first. */
  close(): Promise<void>;
  /** Why writes are refused at the moment, in words; null when they are not. */
  refusesWrites?: () => string | null;
  /** Why a change that brings so many bytes of text is refused at the moment, in words; null when it is not. */
  refusesText?: (text: number) => string | null;
}

/** A statement ran longer than a statement may. Nothing of its transaction was kept; a write outside a transaction may have been. */
export class StatementTimeout extends Error {
  constructor() {
    super('The database took too long to answer.');
    this.name = 'StatementTimeout';
  }
}

/** The database is not there, or went away with the statement. Whether an autocommitted write was kept is not known. */
export class DatabaseUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The database cannot be reached.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** The disk of the database is full, or nearly; nothing of the statement, or of its transaction, was kept. */
export class StorageFull extends Error {
  constructor(message = 'The storage of the database is full.', cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageFull';
  }
}

/** A change in several transactions failed, and the earlier ones could not be reverted: the step with the id `undo` holds what they wrote. */
export class PartlyStored extends Error {
  readonly undo: string;

  constructor(undo: string, cause: unknown) {
    super('A part of a change was kept.', { cause });
    this.name = 'PartlyStored';
    this.undo = undo;
  }
}

/** Awaits a write that is only a side effect of reading, such as noting when a session was last used. A full disk is no error then. */
export async function unlessFull(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
  }
}

/** The name of the constraint or unique index that refused a statement, or null when it failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return null;
  return typeof error.code === 'string' && error.code.startsWith('23') && typeof error.constraint === 'string'
    ? error.constraint
    : null;
}
