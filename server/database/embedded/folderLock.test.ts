import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folderLock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('is held by one process, and free again after it was released', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
  await lock.release();
  await (await lockFolder(folder)).release();
});

test('is taken over from a killed process by exactly one other', async () => {
  const holder = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen(${JSON.stringify(join(folder, 'lock.sock'))}, () => console.log('held'))`,
  ]);
  await once(holder.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  const taken = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(taken).toHaveLength(1);
  await taken[0]?.release();
});

test('a process that is killed during a take-over does not block others for long', async () => {
  const turn = join(folder, 'lock.sock.taking');
  writeFileSync(turn, '');
  utimesSync(turn, 0, 0);
  await (await lockFolder(folder)).release();
});
