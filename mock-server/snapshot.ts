// Snapshots of worlds, from which any number of other worlds can continue.
import sql from 'sql-template-tag';
import { openDatabase, type EmbeddedDatabase } from '#server/database/openDatabase.ts';
import { openTestDatabase } from '#server/database/testDatabase.ts';
import { startTime, initialState, type EdgesState } from './fixedEdges.ts';
import type { Dump } from './cache/dumpCache.ts';
import type { CachedFolder } from './cache/cachedFolder.ts';
import { makeProcessFolder, removeProcessFolder } from './cache/processFolders.ts';
import type { ReusedDatabases } from './cache/reusedDatabases.ts';

export interface Snapshot {
  readonly edges: EdgesState;
  /** Opens a separate copy of the database. The caller closes it. */
  openDatabase(): Promise<EmbeddedDatabase>;
}

/** A fixed time, because migrations must not advance the clock of the world. */
const options = { now: () => new Date(startTime) };

/** An empty database in memory. */
export function emptySnapshot(seed: number): Snapshot {
  // Uses the cached empty database of the tests, because creating one takes seconds.
  return { edges: initialState(seed), openDatabase: () => openTestDatabase(options) };
}

/** An empty database in a data folder, to be filled. */
export function emptySnapshotInFolder(seed: number, folder: string): Snapshot {
  return {
    edges: initialState(seed),
    async openDatabase() {
      const database = await openDatabase({ folder }, options);
      // Recycled files of the write-ahead log would be cached, and copied with each world.
      await database.query(sql`set wal_recycle = off`);
      return database;
    },
  };
}

/** A dump, opened in memory. `reused` holds databases by the dump's name. */
export function snapshotFromDump(name: string, { edges, database }: Dump, reused: ReusedDatabases): Snapshot {
  const start = () => openDatabase({ memory: true, snapshot: database }, options);
  return { edges, openDatabase: () => reused.open(name, start) };
}

/** A cached folder. Each database is opened in a copy below `root`, which is deleted when the database is closed. */
export function snapshotFromFolder(cached: CachedFolder<EdgesState>, root: string): Snapshot {
  return {
    edges: cached.info,
    async openDatabase() {
      const folder = await makeProcessFolder(root, 'world');
      try {
        await cached.copyTo(folder);
        const database = await openDatabase({ folder }, options);
        return {
          ...database,
          async close() {
            await database.close();
            await removeProcessFolder(folder);
          },
        };
      } catch (error) {
        await removeProcessFolder(folder);
        throw error;
      }
    },
  };
}
