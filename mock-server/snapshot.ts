// How a world stood at some moment, for any number of others to go on from there.
import { openDatabase, type EmbeddedDatabase } from '#server/database/openDatabase.ts';
import { openTestDatabase } from '#server/database/testDatabase.ts';
import { beginning, initialState, type EdgesState } from './fixedEdges.ts';
import type { KeptFolder } from './kept/keptFolder.ts';
import { makeOwnFolder, removeOwnFolder } from './kept/ownFolders.ts';
import { reuseDatabases } from './kept/reusedDatabases.ts';

export interface Snapshot {
  readonly edges: EdgesState;
  /** Opens a database with what there was, which nobody else has. Close it. */
  openDatabase(): Promise<EmbeddedDatabase>;
  /** Ends what waits for the next world. Databases that are open are not touched. */
  end(): Promise<void>;
}

/** Not the ticking clock: whether there was something to migrate may not show in what comes after. */
const options = { now: () => new Date(beginning) };

const nothingWaits = () => Promise.resolve();

/** Before anything was: in memory. */
export function emptySnapshot(seed: number): Snapshot {
  // A database that was kept from the last start: making one takes seconds.
  return { edges: initialState(seed), openDatabase: () => openTestDatabase(options), end: nothingWaits };
}

/** Before anything was: in a data folder, which then holds what happens. */
export function emptyFolder(seed: number, folder: string): Snapshot {
  return { edges: initialState(seed), openDatabase: () => openDatabase({ folder }, options), end: nothingWaits };
}

/** What was dumped, in memory. */
export function snapshotOfDump(edges: EdgesState, database: Uint8Array): Snapshot {
  const databases = reuseDatabases(() => openDatabase({ memory: true, snapshot: database }, options));
  return { edges, openDatabase: () => databases.open(), end: () => databases.end() };
}

/** What a kept folder holds, on the disk: each database in a copy below `root`, which goes when it is closed. */
export function snapshotOfFolder(kept: KeptFolder<EdgesState>, root: string): Snapshot {
  return {
    edges: kept.facts,
    async openDatabase() {
      const folder = await makeOwnFolder(root, 'world');
      try {
        await kept.copyTo(folder);
        const database = await openDatabase({ folder }, options);
        return {
          ...database,
          async close() {
            await database.close();
            await removeOwnFolder(folder);
          },
        };
      } catch (error) {
        await removeOwnFolder(folder);
        throw error;
      }
    },
    end: nothingWaits,
  };
}
