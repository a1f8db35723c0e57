// A data folder that holds a filled library. Filling one of 100,000 documents takes minutes: it is done once, kept in the folder for
// temporary files, and copied for each run.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { openKeptFolder } from '#mock-server/kept/keptFolder.ts';
import { features } from '#server/features.ts';
import { startServer } from '#tests/support/serverProcess.ts';
import { makeDataDir } from '#tests/support/startedFolder.ts';
import { type Filled, fillLibrary } from './fillLibrary.ts';

/** The sizes that are measured, and some to try. */
const mostKept = 6;

/**
 * What decides what is in the folder: when it changes, the folder is filled anew. A newer server brings an older folder up to date, but one that derives
 * libraries otherwise would do so beside each measure.
 */
async function versionOf(): Promise<string> {
  const hash = createHash('sha256').update(`${features.derived.version} `);
  for (const source of ['benchDocuments.ts', 'benchGroups.ts', 'fillLibrary.ts']) {
    hash.update(await readFile(new URL(source, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function fillFolder(data: string, size: number): Promise<Filled> {
  const server = await startServer({ dataDir: data });
  try {
    return await fillLibrary(server.url, size);
  } finally {
    await server.stop();
  }
}

/** A folder for a server to start in, with a library of this size. Remove it. */
export async function copyFilledFolder(size: number): Promise<{ dataDir: string; filled: Filled }> {
  const kept = await openKeptFolder({
    root: join(tmpdir(), `library-bench-${userInfo().uid}`),
    key: String(size),
    version: await versionOf(),
    most: mostKept,
    fill: (data) => fillFolder(data, size),
  });
  const dataDir = await makeDataDir();
  await kept.copyTo(dataDir);
  return { dataDir, filled: kept.facts };
}
