// Does the work of PostgreSQL's autovacuum and checkpointer, which the embedded engine lacks. Without it, the planner would have no statistics,
// no scan would be index-only, deleted space would never be reused, and the log would grow as long as the server runs.
import sql, { raw } from 'sql-template-tag';
import { DatabaseUnavailable, type Queryable } from '../database.ts';

/** Vacuums and analyzes the tables that have changed enough, by autovacuum's own thresholds. */
export async function vacuumTables(database: Queryable): Promise<void> {
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

/** In bytes. The log must not become longer, because after a crash all of it is replayed before any request is served. */
const longestLog = 128 * 1024 * 1024;

/** Writes a checkpoint if the log since the last one is longer than `longest` bytes; this frees the old part of the log. */
export async function limitLog(database: Queryable, longest = longestLog): Promise<void> {
  const [log] = await database.query<{ length: number }>(sql`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as length from pg_control_checkpoint()`);
  if (log !== undefined && log.length > longest) await database.query(sql`checkpoint`);
}

/** Between two runs of the maintenance, in ms. */
const pause = 10_000;

export interface UpkeepOptions {
  log: (message: string) => void;
  /** The message why nothing may be written; null if writing is possible. */
  shortage: () => string | null;
  /** Reserves room again after it was freed. */
  keepReserve: () => void;
}

/** In bytes. A checkpoint may free space once the log is longer than one segment. */
const segment = 16 * 1024 * 1024;

async function runMaintenance(database: Queryable, isShort: boolean): Promise<void> {
  // A vacuum also writes, so it does not run while the disk is short of room.
  if (!isShort) await vacuumTables(database);
  await limitLog(database, isShort ? segment : longestLog);
}

/** Runs the maintenance regularly while the database is open, and returns a function that stops it. `database` must not time out statements. */
export function startUpkeep(database: Queryable, { log, shortage, keepReserve }: UpkeepOptions): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const schedule = () => {
    timer = setTimeout(() => {
      keepReserve();
      running = runMaintenance(database, shortage() !== null)
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
