// The SQL condition for a token that has not expired, for all tables with a column `expires`.
import sql, { type Sql } from 'sql-template-tag';

/**
 * The condition for a token that still holds; `lifetime` is that of a new one, in milliseconds. A token that would hold for longer than a new one
 * dates from before the clock was set back, and counts as expired.
 */
export function unexpired(now: Date, lifetime: number): Sql {
  return sql`expires > ${now} and expires <= ${new Date(now.getTime() + lifetime)}`;
}
