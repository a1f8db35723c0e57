// What PostgreSQL's autovacuum and checkpointer do, which the embedded engine does not have: without them the planner knows nothing
// of the tables, no scan is index-only, what was deleted is never used again, and the log grows as long as the server runs.
import sql, { raw } from 'sql-template-tag';
import { DatabaseUnavailable, type Queryable } from '../database.ts';

/** Vacuums and analyzes the tables that have changed enough, by autovacuum's own thresholds. */
export async function keepUpTables(database: Queryable): Promise<void> {
  const tables = await database.query<{ name: string; to_vacuum: boolean; to_analyze: boolean }>(sql`
    select name, to_vacuum, to_analyze from (
      select quote_ident(relname) as name,
        n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup as to_vacuum,
        n_mod_since_analyze > 50 + 0.1 * n_live_tup as to_analyze
      from pg_stat_user_tables
    ) tables
    where to_vacuum or to_analyze`);
  for (const { name, to_vacuum: vacuum, to_analyze: analyze } of tables) {
    if (vacuum) await database.query(sql`vacuum ${raw(name)}`);
    if (analyze) await database.query(sql`analyze ${raw(name)}`);
  }
}

/** So much may lie in the log alone: after a crash it is read again before anybody is served. */
const longestLog = 128 * 1024 * 1024;

/** Brings what lies in the log alone into the tables, once that is more than `longest` bytes; what was used up of it is gone then. */
export async function keepLogShort(database: Queryable, longest = longestLog): Promise<void> {
  const [log] = await database.query<{ length: number }>(sql`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as length from pg_control_checkpoint()`);
  if (log !== undefined && log.length > longest) await database.query(sql`checkpoint`);
}

const pause = 10_000;

export interface UpkeepOptions {
  log: (message: string) => void;
  /** Why nothing may be written; null when it may. */
  shortage: () => string | null;
  /** Sets room aside again after it was freed. */
  keepReserve: () => void;
}

/** A checkpoint may free space once the log is longer than one segment. */
const segment = 16 * 1024 * 1024;

async function keepUp(database: Queryable, isShort: boolean): Promise<void> {
  // A vacuum writes as well.
  if (!isShort) await keepUpTables(database);
  await keepLogShort(database, isShort ? segment : longestLog);
}

/** Keeps the tables and the log up while the database is open. `database` must not time a statement out. Answers what stops it. */
export function startUpkeep(database: Queryable, { log, shortage, keepReserve }: UpkeepOptions): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const schedule = () => {
    timer = setTimeout(() => {
      keepReserve();
      running = keepUp(database, shortage() !== null)
        .catch((error: unknown) => {
          // The restart has been logged already.
          if (!stopped && !(error instanceof DatabaseUnavailable)) log(`database maintenance failed: ${String(error)}`);
        })
        .then(() => {
          if (!stopped) schedule();
        });
    }, pause).unref();
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
