// Tests that commits reach the disk, by counting PGlite's real calls of fsync.
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readTestSnapshot } from '../testDatabase.ts';
import { openPglite } from './openPglite.ts';

const { fsyncSync } = fs;
const folder = mkdtempSync(join(tmpdir(), 'sync-'));
afterEach(() => {
  fs.fsyncSync = fsyncSync;
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true, force: true });
});

test('every commit is synced', async () => {
  const snapshot = new Blob([new Uint8Array(await readTestSnapshot())]);
  const database = await openPglite(join(folder, 'database'), snapshot);
  await database.exec('create table t (n int)');
  let syncs = 0;
  fs.fsyncSync = (descriptor) => {
    syncs += 1;
    fsyncSync(descriptor);
  };
  syncBuiltinESMExports();
  for (let commit = 0; commit < 20; commit += 1) await database.query('insert into t values ($1)', [commit]);
  expect(syncs).toBeGreaterThanOrEqual(20);
  await database.close();
});
