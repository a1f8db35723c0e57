// The type of a migration.

export interface Migration {
  /** 1, 2, 3 …: its place in the order. */
  id: number;
  name: string;
  /** One or more statements, in the SQL that PostgreSQL 15 and later knows. */
  sql: string;
}
