// Provides data folders with a filled library. Filling one with 100,000 documents takes minutes, so the result is kept in the folder for temporary files and
// copied for each run.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { openCachedFolder } from '#mock-server/cache/cachedFolder.ts';
import { features } from '#server/features.ts';
import { makeDataDir } from '#tests/support/startedFolder.ts';
import { type Filled, fillLibrary } from './fillLibrary.ts';
import { startBenchServer } from './startBenchServer.ts';

/** How many filled folders are kept: enough for the default sizes and a few others. */
const maximumKept = 6;

/**
 * The sources that decide what is in the folder; when one changes, the folder is filled again. A newer server could migrate an older folder, but it would
 * rebuild derived data in the background during the measurement.
 */
async function versionOf(): Promise<string> {
  const hash = createHash('sha256').update(`${features.derived.storedVersion} `);
  for (const source of ['benchDocuments.ts', 'benchGroups.ts', 'fillLibrary.ts']) {
    hash.update(await readFile(new URL(source, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function fillFolder(data: string, size: number): Promise<Filled> {
  const server = await startBenchServer({ dataDir: data });
  try {
    return await fillLibrary(server.url, size);
  } finally {
    await server.stop();
  }
}

/** A copy of the filled folder for a server to start in. The caller removes it. */
export async function copyFilledFolder(size: number): Promise<{ dataDir: string; filled: Filled }> {
  const kept = await openCachedFolder({
    root: join(tmpdir(), `library-bench-${userInfo().uid}`),
    key: String(size),
    version: await versionOf(),
    maximumFolders: maximumKept,
    fill: (data) => fillFolder(data, size),
  });
  const dataDir = await makeDataDir();
  await kept.copyTo(dataDir);
  return { dataDir, filled: kept.info };
}
