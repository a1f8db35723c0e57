// Tests the embedded database on a full disk: nothing is lost, reading still works, and writing works again when there is room.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { makeSmallDisk, type SmallDisk } from '#tests/support/smallDisk.ts';
import { DatabaseUnavailable, StorageFull } from './database.ts';
import { restoreFolder } from './embedded/restoreFolder.ts';
import { reserve } from './embedded/storageReserve.ts';
import { type EmbeddedDatabase, openDatabase } from './openDatabase.ts';
import { readTestSnapshot } from './testDatabase.ts';

const megabyte = 1024 * 1024;
const rows = async (database: EmbeddedDatabase) =>
  (await database.query<{ n: number }>(sql`select n from kept order by n`)).map(({ n }) => n);
const insert = (n: number) => sql`insert into kept (n) values (${n})`;

describe('while less than the reserve is free', () => {
  let folder: string;
  let database: EmbeddedDatabase;
  let free: number;
  const log: string[] = [];
  const open = () => openDatabase({ folder }, { freeSpace: () => free, log: (message) => void log.push(message) });

  let isOpen = false;
  const close = async () => {
    if (isOpen) await database.close();
    isOpen = false;
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lib-'));
    free = reserve;
    log.length = 0;
    await restoreFolder(folder, await readTestSnapshot(), new Date());
    database = await open();
    isOpen = true;
    await database.query(sql`create table kept (n integer)`);
  });
  afterEach(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('rejects every write and answers every read until there is room, and logs both changes once', async () => {
    await database.query(insert(1));
    free = reserve - 1;
    await expect(database.query(insert(2))).rejects.toBeInstanceOf(StorageFull);
    const inTransaction = database.transaction(async (tx) => {
      expect(await tx.query(sql`select n from kept`)).toEqual([{ n: 1 }]);
      await tx.query(insert(3));
    });
    await expect(inTransaction).rejects.toBeInstanceOf(StorageFull);
    expect(await rows(database)).toEqual([1]);
    expect(database.refusesWrites?.()).toContain(`the disk of ${folder} is full: 31 MB are free, and 32 MB are needed`);
    free = reserve;
    await database.query(insert(4));
    expect(await rows(database)).toEqual([1, 4]);
    expect(database.refusesWrites?.()).toBeNull();
    expect(log).toEqual([
      expect.stringMatching(/^Writes are refused, reading goes on: the disk of .* is full/),
      expect.stringMatching(/^There is room on the disk of .* again: writes are taken/),
    ]);
  });

  it('starts with the existing data, and can read it', async () => {
    await database.query(insert(1));
    await close();
    free = 0;
    database = await open();
    isOpen = true;
    expect(await rows(database)).toEqual([1]);
    await expect(database.query(insert(2))).rejects.toBeInstanceOf(StorageFull);
    expect(log.join('\n')).toContain('is full');
  });

  it('reports at the start that the disk is full if it cannot start', async () => {
    await close();
    rmSync(join(folder, 'database', 'PG_VERSION'));
    free = 0;
    await expect(open()).rejects.toThrow(`the disk of ${folder} is full`);
  });
});

const disk = await makeSmallDisk(112);
afterAll(() => disk?.remove());
if (disk === null) console.warn('A disk that is really full is not tested: nothing can be mounted here.');

describe.skipIf(disk === null)('on a full disk that the check of free space has not noticed', () => {
  let database: EmbeddedDatabase;
  const log: string[] = [];
  const small = (): SmallDisk => {
    if (disk === null) throw new Error('No small disk could be mounted.');
    return disk;
  };

  beforeEach(async () => {
    log.length = 0;
    await restoreFolder(small().folder, await readTestSnapshot(), new Date());
    database = await openDatabase(
      { folder: small().folder },
      { freeSpace: () => Infinity, log: (message) => void log.push(message) },
    );
    await database.query(sql`create table kept (n integer, text text)`);
  });
  afterEach(async () => {
    await database.close();
    for (const name of ['database', 'ballast', 'reserve'])
      rmSync(join(small().folder, name), { recursive: true, force: true });
  });

  const fill = {
    // The table cannot grow, which is an error of this statement only.
    'an error': (n: number) =>
      sql`insert into kept (n, text) select ${n}::integer, string_agg(md5(g::text || ${n}::text), '') from generate_series(1, 4000) as g`,
    // The log, which every commit needs, cannot grow either, so PostgreSQL stops.
    'a PANIC': (n: number) => sql`
      with logged as (select pg_logical_emit_message(true, 'fill', repeat('x', 200000)))
      insert into kept (n) select ${n}::integer from logged`,
  };
  /**
   * How many writes may fail. After a PANIC the check of free space would refuse all writes: a second PANIC would find no reserve left to start with, if the
   * engine came back so soon that writes went on.
   */
  const maximumFailures = { 'an error': 3, 'a PANIC': 1 };
  /** The free room in bytes: enough for the data, or too little for a whole segment of the log. */
  const left = { 'an error': 20 * megabyte, 'a PANIC': 10 * megabyte };

  it.each(['an error', 'a PANIC'] as const)(
    'loses nothing after %s, can read, and can write when there is room',
    async (kind) => {
      await small().leave(left[kind]);
      const kept: number[] = [];
      const unknown: number[] = [];
      let failures = 0;
      for (let n = 0; n < 400 && failures < maximumFailures[kind]; n += 1) {
        try {
          await database.transaction((tx) => tx.query(fill[kind](n)));
          kept.push(n);
        } catch (error) {
          failures += 1;
          if (error instanceof DatabaseUnavailable) unknown.push(n);
          else expect(error).toBeInstanceOf(StorageFull);
        }
      }
      expect(failures).toBe(maximumFailures[kind]);
      expect(kept.length).toBeGreaterThan(0);
      const found = await eventually('reading to go on', () => rows(database).catch(() => undefined), 120_000);
      expect(found.filter((n) => !unknown.includes(n))).toEqual(kept);
      if (kind === 'a PANIC')
        expect(log.join('\n')).toMatch(/Restarting the embedded database: .*No space left on device/);
      await small().makeRoom();
      await eventually(
        'writing to go on',
        () => database.query(sql`insert into kept (n) values (1000)`).catch(() => undefined),
        120_000,
      );
      expect((await rows(database)).filter((n) => !unknown.includes(n))).toEqual([...kept, 1000]);
    },
    240_000,
  );
});
