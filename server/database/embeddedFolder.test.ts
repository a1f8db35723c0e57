// Tests the embedded database on disk: one server at a time, persistence, backups of a running server, and restoring them.
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askForBackup } from './embedded/control.ts';
import { FolderInUse, lockFolder } from './embedded/folderLock.ts';
import { restoreFolder } from './embedded/restoreFolder.ts';
import { openDatabase } from './openDatabase.ts';
import { readTestSnapshot } from './testDatabase.ts';

let folder: string;
beforeEach(() => {
  // Long enough that the sockets have to be in another folder.
  folder = mkdtempSync(join(tmpdir(), `library-test-${'long'.repeat(20)}-`));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The engine's cache of its catalog, which it writes at any time with mode 0666, but in folders that only their owner may enter. */
const catalogueCache = 'pg_internal.init';

/** The files and folders below a folder on which others than the owner have any permission. */
function openToOthers(path: string): string[] {
  const everything = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return ['.', ...everything].filter(
    (name) => !name.endsWith(catalogueCache) && (statSync(join(path, name)).mode & 0o077) !== 0,
  );
}

test('is used by one server only, syncs, persists, can be copied while it runs, and is restored without losing the former data', async () => {
  // Restored from a dump, because creating a database takes seconds.
  await restoreFolder(folder, await readTestSnapshot(), new Date());
  expect(openToOthers(folder)).toEqual([]);
  // A file as earlier versions wrote it.
  mkdirSync(join(folder, 'outbox'));
  writeFileSync(join(folder, 'outbox', 'mail.eml'), '', { mode: 0o644 });
  for (const name of ['.', 'outbox', 'database', 'database/PG_VERSION']) chmodSync(join(folder, name), 0o777);
  const running = await openDatabase({ folder });
  await expect(openDatabase({ folder })).rejects.toThrow(`is in use by another server (process ${process.pid})`);
  await expect(restoreFolder(folder, new Uint8Array(), new Date())).rejects.toThrow('in use');
  expect(await running.query(sql`show fsync`)).toEqual([{ fsync: 'on' }]);

  await running.query(sql`create table notes as select 'early' as text`);
  expect(openToOthers(folder)).toEqual([]);
  const backup = await askForBackup(folder);
  await running.query(sql`insert into notes values ('late')`);
  await running.close();
  expect(await askForBackup(folder)).toBeNull();

  const again = await openDatabase({ folder });
  expect(await again.query(sql`select * from notes`)).toEqual([{ text: 'early' }, { text: 'late' }]);
  await again.close();

  await expect(restoreFolder(folder, Buffer.from('no backup'), new Date())).rejects.toThrow('Nothing was changed');
  expect(readdirSync(folder).filter((name) => name.startsWith('database'))).toEqual(['database']);

  await restoreFolder(folder, backup ?? new Uint8Array(), new Date('2026-01-01T00:00:00Z'));
  expect(readdirSync(folder)).toContain('database.before-2026-01-01T00-00-00-000Z');
  const restored = await openDatabase({ folder });
  expect(await restored.query(sql`select * from notes`)).toEqual([{ text: 'early' }]);
  await restored.close();
}, 240_000);

test.skipIf(process.getuid?.() !== 0)('is rejected if it belongs to another user', async () => {
  chownSync(folder, 12_345, 12_345);
  await expect(openDatabase({ folder })).rejects.toThrow(`${folder} belongs to another user (id 12345)`);
});

test('does not touch the files of a folder that another server uses', async () => {
  const lock = await lockFolder(folder);
  writeFileSync(join(folder, 'late'), '', { mode: 0o644 });
  await expect(openDatabase({ folder })).rejects.toBeInstanceOf(FolderInUse);
  await expect(restoreFolder(folder, new Uint8Array(), new Date())).rejects.toBeInstanceOf(FolderInUse);
  expect(openToOthers(folder)).toContain('late');
  await lock.release();
});
