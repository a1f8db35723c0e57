// A data folder that holds a filled library. Filling one of 100,000 documents takes minutes: it is done once, kept in the folder for
// temporary files, and copied for each run.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { makeDataDir, startServer } from '#tests/support/serverProcess.ts';
import { type Filled, fillLibrary } from './fillLibrary.ts';

/** What decides what is put into the folder: when it changes, the folder is filled anew. A newer server brings an older folder up to date. */
async function versionOf(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of ['benchDocuments.ts', 'benchGroups.ts', 'fillLibrary.ts']) {
    hash.update(await readFile(new URL(source, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function readFilled(folder: string): Promise<Filled | null> {
  try {
    return JSON.parse(await readFile(join(folder, 'filled.json'), 'utf8')) as Filled;
  } catch {
    return null;
  }
}

/** Whether a process with this number is there. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // There, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a folder beside the wanted one is of no use: of an older version, or left unfinished by a process that is gone. */
function isLeftOver(folder: string, wanted: string): boolean {
  const size = wanted.slice(0, wanted.indexOf('-') + 1);
  if (!folder.startsWith(size)) return false;
  const [name, pid] = folder.split('.');
  return pid === undefined ? name !== wanted : !isRunning(Number(pid));
}

/** Gives a finished folder its name; where another process was faster, that one's is used. */
async function keepFolder(unfinished: string, folder: string): Promise<void> {
  try {
    await rename(unfinished, folder);
  } catch (error) {
    const isThere =
      error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');
    if (!isThere) throw error;
  }
}

async function fillFolder(folder: string, size: number): Promise<Filled> {
  const unfinished = `${folder}.${process.pid}`;
  const data = join(unfinished, 'data');
  await mkdir(data, { recursive: true, mode: 0o700 });
  const server = await startServer({ dataDir: data });
  try {
    const filled = await fillLibrary(server.url, size);
    await server.stop();
    await writeFile(join(unfinished, 'filled.json'), JSON.stringify(filled));
    await keepFolder(unfinished, folder);
    return (await readFilled(folder)) ?? filled;
  } finally {
    await server.stop();
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** A folder for a server to start in, with a library of this size. Remove it. */
export async function copyFilledFolder(size: number): Promise<{ dataDir: string; filled: Filled }> {
  const kept = join(tmpdir(), `library-bench-${userInfo().uid}`);
  await mkdir(kept, { recursive: true, mode: 0o700 });
  const name = `${size}-${await versionOf()}`;
  for (const other of await readdir(kept)) {
    if (isLeftOver(other, name)) await rm(join(kept, other), { recursive: true, force: true });
  }
  const folder = join(kept, name);
  const filled = (await readFilled(folder)) ?? (await fillFolder(folder, size));
  const dataDir = await makeDataDir();
  await cp(join(folder, 'data'), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { dataDir, filled };
}
