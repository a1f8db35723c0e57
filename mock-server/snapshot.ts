// How a world stood at some moment, for any number of others to go on from there.
import { openDatabase, type EmbeddedDatabase } from '#server/database/openDatabase.ts';
import { openTestDatabase } from '#server/database/testDatabase.ts';
import { beginning, initialState, type EdgesState } from './fixedEdges.ts';
import type { Dump } from './kept/keptDumps.ts';
import type { KeptFolder } from './kept/keptFolder.ts';
import { makeOwnFolder, removeOwnFolder } from './kept/ownFolders.ts';
import type { ReusedDatabases } from './kept/reusedDatabases.ts';

export interface Snapshot {
  readonly edges: EdgesState;
  /** Opens a database with what there was, which nobody else has. Close it. */
  openDatabase(): Promise<EmbeddedDatabase>;
}

/** Not the ticking clock: whether there was something to migrate may not show in what comes after. */
const options = { now: () => new Date(beginning) };

/** Before anything was: in memory. */
export function emptySnapshot(seed: number): Snapshot {
  // A database that was kept from the last start: making one takes seconds.
  return { edges: initialState(seed), openDatabase: () => openTestDatabase(options) };
}

/** Before anything was: in a data folder, which then holds what happens. */
export function emptyFolder(seed: number, folder: string): Snapshot {
  return { edges: initialState(seed), openDatabase: () => openDatabase({ folder }, options) };
}

/** What was dumped, in memory. Databases that are reused have the dump's name. */
export function snapshotOfDump(name: string, { edges, database }: Dump, reused: ReusedDatabases): Snapshot {
  const start = () => openDatabase({ memory: true, snapshot: database }, options);
  return { edges, openDatabase: () => reused.open(name, start) };
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
  };
}
