// For tests: a migrated database in memory that starts from a snapshot, so that only the first start after a change of the schema takes seconds.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { migrations } from './migrations.ts';
import { type EmbeddedDatabase, type OpenDatabaseOptions, openDatabase } from './openDatabase.ts';

function snapshotFile(): string {
  const schema = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `library-tests-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${schema}.tgz`);
}

function readIfThere(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** A dump of a new, empty, migrated database. */
export async function readTestSnapshot(): Promise<Uint8Array> {
  await (await openTestDatabase()).close();
  return readFileSync(snapshotFile());
}

/** Opens a new, empty, migrated database in memory, which the caller has to close. */
export async function openTestDatabase(
  options: Omit<OpenDatabaseOptions, 'migrations'> = {},
): Promise<EmbeddedDatabase> {
  const file = snapshotFile();
  const snapshot = readIfThere(file);
  if (snapshot) return openDatabase({ memory: true, snapshot }, options);
  const database = await openDatabase({ memory: true }, options);
  // Written under another name and moved, because tests run in parallel.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, await database.dump());
  renameSync(unfinished, file);
  return database;
}
