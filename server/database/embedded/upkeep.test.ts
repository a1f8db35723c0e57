// Tests the maintenance of the embedded engine.
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testDatabase.ts';
import { limitLog, vacuumTables } from './upkeep.ts';

it('analyzes and vacuums a table that has changed, and leaves other tables alone', async () => {
  const database = await openTestDatabase();
  const counters = async () => {
    const [row] = await database.query<{
      n_mod_since_analyze: number;
      vacuum_count: number;
      analyze_count: number;
    }>(sql`
      select n_mod_since_analyze, vacuum_count, analyze_count from pg_stat_user_tables where relname = 'kept'`);
    return row;
  };
  await database.query(sql`create table kept (id integer primary key)`);
  await database.query(sql`insert into kept select n from generate_series(1, 2000) as n`);
  await database.query(sql`select pg_stat_force_next_flush()`);
  expect(await counters()).toMatchObject({ n_mod_since_analyze: 2000, vacuum_count: 0, analyze_count: 0 });
  const kept = { n_mod_since_analyze: 0, vacuum_count: 1, analyze_count: 1 };
  await vacuumTables(database);
  await database.query(sql`select pg_stat_force_next_flush()`);
  expect(await counters()).toEqual(kept);
  await vacuumTables(database);
  await database.query(sql`select pg_stat_force_next_flush()`);
  expect(await counters()).toEqual(kept);
  await database.close();
}, 60_000);

it('writes a checkpoint when the log has grown long', async () => {
  const database = await openTestDatabase();
  const lastCheckpoint = async () =>
    (await database.query<{ at: string }>(sql`select checkpoint_lsn::text as at from pg_control_checkpoint()`))[0]?.at;
  const before = await lastCheckpoint();
  await database.query(sql`create table logged as select repeat('x', 1000) as text from generate_series(1, 2000)`);
  await limitLog(database);
  expect(await lastCheckpoint()).toBe(before);
  await limitLog(database, 1024 * 1024);
  expect(await lastCheckpoint()).not.toBe(before);
  await database.close();
}, 60_000);
