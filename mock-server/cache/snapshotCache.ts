// Caches the snapshots that worlds start from: small libraries as dumps that are opened in memory, large ones as data folders on the disk.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { EmbeddedDatabase } from '#server/database/openDatabase.ts';
import { projectFolder } from '../projectFolder.ts';
import { specKey, type LibrarySpec } from '../librarySpec.ts';
import {
  emptySnapshotInFolder,
  emptySnapshot,
  snapshotFromDump,
  snapshotFromFolder,
  type Snapshot,
} from '../snapshot.ts';
import type { World } from '../world.ts';
import { copyInitialRows } from './initialRows.ts';
import { openDumpCache } from './dumpCache.ts';
import { openCachedFolder } from './cachedFolder.ts';
import { ReusedDatabases } from './reusedDatabases.ts';

/**
 * Worlds with this many documents are on the disk, where a world and its spare use 0.8 GB of memory whatever their size. In memory they use 1.3 GB with
 * 1,000 documents, 1.6 GB with 2,000, and 2.4 GB with 5,000, but are filled faster.
 */
export const smallestOnDisk = 3_000;

/** Databases with more documents are not reused, because they take too much memory while they wait for the next world. */
const largestReused = 500;

/** Each folder takes up to 1.4 GB of the disk. */
const maximumFolders = 3;

/** The sources that determine the content of a snapshot. */
const sourceFolders = ['mock-server', 'server', 'bibliography', 'schema'];

function hashSources(): string {
  const hash = createHash('sha256');
  for (const sourceFolder of sourceFolders) {
    const folder = join(projectFolder, sourceFolder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    // Sorted by code unit, which is the same on every machine.
    for (const file of files.filter((name) => /(?<!\.test)\.(ts|sql|graphql)$/.test(name)).sort())
      hash.update(`${sourceFolder}/${file}\n`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Opens a world on an empty snapshot and fills it. */
export type Fill = (from: Snapshot) => Promise<World>;

export interface SnapshotCache {
  /** The snapshot of a world with this library. Fills one if none is cached. */
  snapshotOf(librarySpec: LibrarySpec, fill: Fill): Promise<Snapshot>;
  /** Closes the database that waits for the next world. Databases in use stay open. */
  close(): Promise<void>;
}

export interface SnapshotCacheOptions {
  /** The folder of the dumps, which only this user can read. The data folders are next to it. */
  readonly folder?: string;
  /** Libraries with this many documents are kept on the disk. */
  readonly minDocumentsOnDisk?: number;
}

/** Opens the database of an empty snapshot, fills it, and returns what `read` makes of the filled world. */
async function fillEmpty<Filled>(
  empty: Snapshot,
  fill: Fill,
  read: (world: World, database: EmbeddedDatabase) => Filled | Promise<Filled>,
): Promise<Filled> {
  const database = await empty.openDatabase();
  const world = await fill({ ...empty, openDatabase: () => Promise.resolve(database) });
  try {
    return await read(world, database);
  } finally {
    await world.close();
  }
}

export function openSnapshotCache({
  folder = join(tmpdir(), `library-mock-${userInfo().uid}`),
  minDocumentsOnDisk = smallestOnDisk,
}: SnapshotCacheOptions = {}): SnapshotCache {
  const version = hashSources();
  const dumps = openDumpCache(folder);
  const reused = new ReusedDatabases();
  const root = `${folder}-folders`;

  async function snapshotInMemory(librarySpec: LibrarySpec, fill: Fill): Promise<Snapshot> {
    const name = `${specKey(librarySpec)}-${version}`;
    const cached = dumps.read(name);
    if (cached !== null) return snapshotFromDump(name, cached, reused);
    const dump = await fillEmpty(emptySnapshot(librarySpec.seed), fill, async (world, database) => {
      if (librarySpec.documents <= largestReused) await copyInitialRows(database);
      return { edges: world.edgesState(), database: await database.dump() };
    });
    dumps.write(name, dump);
    return snapshotFromDump(name, dump, reused);
  }

  async function snapshotOnDisk(librarySpec: LibrarySpec, fill: Fill): Promise<Snapshot> {
    const cached = await openCachedFolder({
      ...{ root, key: specKey(librarySpec), version, maximumFolders },
      fill: (data) => fillEmpty(emptySnapshotInFolder(librarySpec.seed, data), fill, (world) => world.edgesState()),
    });
    return snapshotFromFolder(cached, root);
  }

  return {
    snapshotOf: (librarySpec, fill) =>
      (librarySpec.documents < minDocumentsOnDisk ? snapshotInMemory : snapshotOnDisk)(librarySpec, fill),
    close: () => reused.close(),
  };
}
