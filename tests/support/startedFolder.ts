// A data folder as the server leaves it after its first start, with an empty library: to make one takes seconds, and most tests go on from there.
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openKeptFolder } from '#mock-server/kept/keptFolder.ts';

const lockfile = fileURLToPath(new URL('../../package-lock.json', import.meta.url));

/** Makes a data folder for one test. The name is short, because a Unix socket's path has to fit below it. */
export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'lib-'));
}

/** What decides what a first start makes: the build of the server, and which libraries are beside it. */
async function versionOf(serverFolder: string): Promise<string> {
  const built = (await readdir(serverFolder)).filter((name) => name.endsWith('.js')).toSorted();
  const hash = createHash('sha256');
  for (const path of [...built.map((name) => join(serverFolder, name)), lockfile]) hash.update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}

/** A new folder for one test. `start` lets the server that is built in `serverFolder` start in a folder once, and end; that is done anew for each build. */
export async function makeStartedFolder(
  serverFolder: string,
  start: (dataDir: string) => Promise<void>,
): Promise<string> {
  const kept = await openKeptFolder({
    root: join(tmpdir(), `library-started-${userInfo().uid}`),
    key: 'empty',
    version: await versionOf(serverFolder),
    most: 1,
    fill: async (data) => {
      await start(data);
      return {};
    },
  });
  const folder = await makeDataDir();
  await kept.copyTo(folder);
  return folder;
}
