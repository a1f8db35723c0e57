// A data folder as the server leaves it after its first start, with an empty library: to make one takes seconds, and most tests go on from there.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { openKeptFolder } from '#mock-server/kept/keptFolder.ts';

/** Of two builds in turn. */
const mostKept = 2;

/** Makes a data folder for one test. The name is short, because a Unix socket's path has to fit below it. */
export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'lib-'));
}

/** A new folder for one test. `start` lets the server of this file start in a folder once, and end; that is done anew for each build of it. */
export async function makeStartedFolder(
  serverFile: string,
  start: (dataDir: string) => Promise<void>,
): Promise<string> {
  const kept = await openKeptFolder({
    root: join(tmpdir(), `library-started-${userInfo().uid}`),
    key: 'empty',
    version: createHash('sha256')
      .update(await readFile(serverFile))
      .digest('hex')
      .slice(0, 16),
    most: mostKept,
    fill: async (data) => {
      await start(data);
      return {};
    },
  });
  const folder = await makeDataDir();
  await kept.copyTo(folder);
  return folder;
}
