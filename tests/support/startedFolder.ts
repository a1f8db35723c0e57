// Provides data folders as the server leaves them after its first start, with an empty library. A first start takes seconds, so most tests use a copy.
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCachedFolder } from '#mock-server/cache/cachedFolder.ts';

const lockfile = fileURLToPath(new URL('../../package-lock.json', import.meta.url));

/** Creates a data folder for one test. Its name is short, because the path of a Unix socket in it has a maximum length. */
export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'lib-'));
}

/** The sources that decide what a first start makes: the server's build and its libraries. */
async function versionOf(serverFolder: string): Promise<string> {
  const built = (await readdir(serverFolder)).filter((name) => name.endsWith('.js')).toSorted();
  const hash = createHash('sha256');
  for (const path of [...built.map((name) => join(serverFolder, name)), lockfile]) hash.update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}

/** A new folder for one test. `start` runs the server built in `serverFolder` once in a folder, and is called again for each new build. */
export async function makeStartedFolder(
  serverFolder: string,
  start: (dataDir: string) => Promise<void>,
): Promise<string> {
  const kept = await openCachedFolder({
    root: join(tmpdir(), `library-started-${userInfo().uid}`),
    key: 'empty',
    version: await versionOf(serverFolder),
    maximumFolders: 1,
    fill: async (data) => {
      await start(data);
      return {};
    },
  });
  const folder = await makeDataDir();
  await kept.copyTo(folder);
  return folder;
}
