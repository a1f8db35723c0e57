// The type of a migration.

export interface Migration {
  /** The position in the order: 1, 2, 3 … */
  id: number;
  name: string;
  /** One or more statements in SQL for PostgreSQL 15 and later. */
  sql: string;
}
