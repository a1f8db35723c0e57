// Tests that an acknowledged write is on disk, by counting the sync system calls of the process.
import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '#tests/support/serverProcess.ts';
import { makeDataDir } from '#tests/support/startedFolder.ts';
import { add, article, update } from './contract/operations.ts';
import { newPerson } from './contract/target.ts';
import { serverTarget } from './serverTarget.ts';

/** Traces all threads, stopping only at these calls (otherwise every system call would be slowed down). A signal ends both processes. */
const quickly = ['-f', '--seccomp-bpf', '-I', 'waiting'];

/** Whether strace is available and permitted; installs it if that works without a prompt. */
function canTrace(): boolean {
  const works = () => {
    try {
      execFileSync('strace', [...quickly, '-e', 'trace=fsync', 'true'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  if (works()) return true;
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('apt-get', ['install', '-y', '-q', 'strace'], { stdio: 'ignore', timeout: 60_000 });
  } catch {
    return false;
  }
  return works();
}

it('syncs to the disk at least once for each acknowledged write', async (context) => {
  if (!canTrace()) context.skip('strace is not installed, or may not trace here');
  const dataDir = await makeDataDir();
  const log = join(dataDir, 'syncs.log');
  const server = await startServer({
    dataDir,
    wrapper: ['strace', ...quickly, '-qq', '-e', 'trace=fsync,fdatasync', '-e', 'status=successful', '-o', log],
  });
  const syncs = async () =>
    (await readFile(log, 'utf8')).split('\n').filter((line) => /\b(fsync|fdatasync)\b.* = 0$/.test(line)).length;
  try {
    const { client } = await newPerson(serverTarget(server));
    const writes = 40;
    const before = await syncs();
    const { id } = await add(client, article('0'));
    for (let step = 1; step < writes; step += 1) await update(client, { id, fields: { title: String(step) } });
    expect((await syncs()) - before).toBeGreaterThanOrEqual(writes);
    // Reads sync nothing.
    const beforeReading = await syncs();
    for (let step = 0; step < writes; step += 1) await client.ask('{ me { documents { edges { node { id } } } } }');
    expect((await syncs()) - beforeReading).toBeLessThan(writes);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
